type WordOf<Name, Prefix extends string> = Name extends `${Prefix}_${infer Word}`
  ? Word extends 'UNSPECIFIED'
    ? never
    : Lowercase<Word>
  : never;

/** Both names of one closed set: the enum of a contract, and our words. A word that one side lacks is a type error where it is used. */
export interface ClosedSet<Word extends string, Value> {
  /** Unspecified (0) for a word that only a later release knows. */
  toEnum(word: Word): Value;
  /** Undefined for what this release does not know. `text`: the string beside the enum, which decides where the enum says nothing. */
  toWord(value: Value | undefined, text?: string): Word | undefined;
}

/** The words of an enum are its names without their prefix: `INCIDENT_KIND_DOWN` is "down". */
export function closedSet<const Enum extends Record<string, string | number>, Prefix extends string>(
  names: Enum,
  prefix: Prefix,
): ClosedSet<WordOf<keyof Enum, Prefix>, Enum[keyof Enum]> {
  type Word = WordOf<keyof Enum, Prefix>;
  type Value = Enum[keyof Enum];
  const values = new Map<string, Value>();
  const words = new Map<unknown, Word>();
  for (const [name, value] of Object.entries(names)) {
    const word = name.slice(prefix.length + 1).toLowerCase();
    if (!name.startsWith(`${prefix}_`) || word === 'unspecified') continue;
    values.set(word, value as Value);
    words.set(value, word as Word);
  }
  return {
    toEnum: (word) => values.get(word) ?? (0 as Value),
    toWord: (value, text = '') => words.get(value) ?? (values.has(text) ? (text as Word) : undefined),
  };
}
