const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/** Search by typing: ignores accents and case, matches the beginning of any word, and lists matches at the start first. */
export function matchText<T>(items: readonly T[], typed: string, textOf: (item: T) => string): T[] {
  const wanted = plain(typed.trim());
  if (wanted === '') return [...items];
  const first: T[] = [];
  const later: T[] = [];
  for (const item of items) {
    const text = plain(textOf(item));
    if (text.startsWith(wanted)) first.push(item);
    else if (text.split(/[\s'’(&-]+/).some((word) => word.startsWith(wanted)) || text.includes(` ${wanted}`)) later.push(item);
  }
  return [...first, ...later];
}
