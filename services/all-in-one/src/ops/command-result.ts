/** What a verb has to say, and the exit code: 0 fine, 1 an operator has to act, 2 not understood or not possible. */
export interface CommandResult {
  text: string;
  code: 0 | 1 | 2;
}

export const fine = (text: string): CommandResult => ({ text, code: 0 });
export const findings = (text: string): CommandResult => ({ text, code: 1 });
export const refused = (text: string): CommandResult => ({ text, code: 2 });

/** Columns as wide as their widest cell. */
export function table(head: string[], rows: unknown[][]): string {
  const cells = [head, ...rows.map((row) => row.map((cell) => (cell instanceof Date ? cell.toISOString() : String(cell ?? '-'))))];
  const widths = head.map((_, column) => Math.max(...cells.map((row) => row[column]!.length)));
  return cells
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
