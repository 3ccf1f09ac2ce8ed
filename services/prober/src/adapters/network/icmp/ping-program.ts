import { execFile } from 'node:child_process';
import type { Ping } from './ping.js';

/** The machine's own ping program, one process for each echo: slow and dear, but it works almost everywhere. */
export class PingProgram implements Ping {
  readonly method = 'ping_program';
  readonly cheap = false;

  constructor(private readonly program = 'ping') {}

  echo(address: string, timeoutMs: number): Promise<number | null> {
    return new Promise((resolve) => {
      execFile(this.program, argumentsFor(address, timeoutMs), { timeout: timeoutMs + 500, windowsHide: true }, (fault, output) => {
        resolve(fault === null ? millisecondsIn(output) : null);
      });
    });
  }

  close(): void {}
}

function argumentsFor(address: string, timeoutMs: number): string[] {
  if (process.platform === 'win32') return ['-n', '1', '-w', String(Math.ceil(timeoutMs)), address];
  if (process.platform === 'darwin') return ['-n', '-c', '1', '-W', String(Math.ceil(timeoutMs)), address];
  return ['-n', '-c', '1', '-W', String(Math.max(1, Math.ceil(timeoutMs / 1000))), address];
}

/** `time=0.045 ms`, `time<1ms`, and the same with a decimal comma. */
export function millisecondsIn(output: string): number | null {
  const found = /time[=<]\s*([\d.,]+)\s*ms/i.exec(output)?.[1];
  return found === undefined ? null : Number(found.replace(',', '.'));
}
