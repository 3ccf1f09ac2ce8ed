/** For specs: how hard a text is to read, by the years of school it takes (Flesch-Kincaid). A child of twelve has six. */
export function schoolYears(text: string): number {
  const sentences = text.split(/[.!?:]+(?=\s|$)/).filter((part) => /\p{L}/u.test(part)).length;
  const all = wordsOf(text);
  const syllables = all.reduce((sum, word) => sum + syllablesOf(word), 0);
  return 0.39 * (all.length / Math.max(1, sentences)) + 11.8 * (syllables / Math.max(1, all.length)) - 15.59;
}

export function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu) ?? [];
}

function syllablesOf(word: string): number {
  const plain = word.toLowerCase().replace(/[^a-z]/g, '');
  if (plain.length <= 3) return 1;
  const groups = plain.replace(/(?:[^laeiouy]es|[^td]ed|[^laeiouy]e)$/, '').match(/[aeiouy]{1,2}/g);
  return Math.max(1, groups?.length ?? 1);
}

/** Words of the trade, each with what must stand beside it when it is used. */
export const explained: [RegExp, RegExp][] = [
  [/\bname servers?\b/i, /address book/i],
  [/\bsecurity certificate\b/i, /padlock/i],
  [/\bfirewall\b/i, /guard at the door/i],
  [/\bping\b/i, /are you there/i],
  [/\bdatabase\b/i, /store of|database is (?:slow|away)|slow database|stuck database|database program|database is away/i],
  [/\bTLS\b/, /secure language/i],
  [/\bcookies?\b/i, /small notes/i],
  [/\bIPv6\b/, /new-style/i],
];
