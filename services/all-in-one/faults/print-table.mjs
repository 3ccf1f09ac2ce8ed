import { ROWS } from './scenario.mjs';

const seconds = (value) => (value === null ? '-' : value.toFixed(0));
const count = (value) => (value === null ? '-' : Number.isInteger(value) ? String(value) : value.toFixed(1));

/** A line a row and monitor. */
export function printTable(results) {
  const lines = [['fault', 'who', 'false alarms', 'missed', 'seconds to the message', 'messages a cause']];
  for (const [index, row] of Object.keys(ROWS).entries())
    for (const [number, [title, rows]] of Object.entries(results).entries()) {
      const { falseAlarms, missed, seconds: after, messages } = rows[index];
      lines.push([number === 0 ? ROWS[row] : '', title, count(falseAlarms), count(missed), seconds(after), count(messages)]);
    }
  const widths = lines[0].map((_, column) => Math.max(...lines.map((line) => line[column].length)));
  for (const line of lines)
    console.log(line.map((cell, column) => (column < 2 ? cell.padEnd(widths[column]) : cell.padStart(widths[column]))).join('  '));
}
