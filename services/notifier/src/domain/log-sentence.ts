/** A sentence of the delivery log: in English, and by its id with what a provider answered, so that it can be said in other languages. */
export interface LogSentence {
  text: string;
  /** Absent where the text alone is known. */
  id?: string;
  answer?: string;
}

/** What is kept beside the text; null where that is all. */
export const keptOf = ({ id, answer }: LogSentence): { id: string; answer?: string } | null =>
  id === undefined ? null : { id, ...(answer !== undefined && { answer }) };
