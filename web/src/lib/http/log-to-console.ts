/** The specification wants some failures in the console; the page shows them, and there is no toast. */
export function logToConsole(sentence: string, error: unknown): void {
  // oxlint-disable-next-line no-console
  console.error(sentence, error);
}
