/** What a sentence is filled with, in no language. */
export type Fact =
  | string
  | number
  /** ISO 8601. */
  | { day: string }
  | { seconds: number }
  | { list: string[] }
  | { phrase: Phrase }
  /** Words one after the other, parted by commas. */
  | { series: Phrase[] }
  /** A path of buttons in a panel: their names stay, the words between them are of the language. */
  | { path: string };

export type SentenceFacts = Readonly<Record<string, Fact>>;

/** A sentence by its id in the catalogue of sentences, with facts of its own. */
export type Phrase = string | { id: string; facts: SentenceFacts };

/** An explanation in no language, as it is stored: which sentences were chosen, and their facts. */
export interface Phrases {
  cause: Phrase[];
  whatHappened: Phrase[];
  whoIsAffected: Phrase[];
  likelyCause: Phrase[];
  doNow: Phrase[][];
  tellCustomers: Phrase[];
  whoToCall: Phrase[];
  evidence: Phrase[];
  /** Of all its sentences. */
  facts: SentenceFacts;
}

/** The part that a situation chooses; `evidence-lines` adds what was seen. */
export type Advice = Omit<Phrases, 'evidence' | 'facts'>;
