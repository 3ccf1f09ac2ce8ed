export const PREVIEW_LENGTH = 150;

/** The first 150 characters of a recommendation on one line, ending with a whole word where there is one. Surrogate pairs stay whole. */
export function previewOf(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const characters = Array.from(line);
  if (characters.length <= PREVIEW_LENGTH) return line;
  const end = characters.lastIndexOf(' ', PREVIEW_LENGTH);
  const kept = characters.slice(0, end > 0 ? end : PREVIEW_LENGTH).join('');
  return `${kept.replace(/[.,;:]+$/, '')}…`;
}
