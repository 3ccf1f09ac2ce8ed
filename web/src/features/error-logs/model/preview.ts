export const PREVIEW_LENGTH = 150;

/** The first 150 characters of a recommendation on one line. Letters of two units (emoji) are never cut in half. */
export function previewOf(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const letters = Array.from(line);
  return letters.length <= PREVIEW_LENGTH ? line : `${letters.slice(0, PREVIEW_LENGTH).join('').trimEnd()}…`;
}
