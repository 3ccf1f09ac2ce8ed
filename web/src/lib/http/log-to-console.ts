/** For the developer who looks: some failures are written to the console and shown on the page, and are no toast. */
export function logToConsole(sentence: string, error: unknown): void {
  // oxlint-disable-next-line no-console
  console.error(sentence, error);
}
