import { hostname, userInfo } from 'node:os';
import { parseArgs } from 'node:util';

/** What an operator typed: bare words in their order, and the options that any command understands. */
export interface CommandLine {
  plain: string[];
  yes: boolean;
  all: boolean;
  help: boolean;
  reason: string | undefined;
  /** Names the person where everybody shares one account, as inside a container. */
  as: string | undefined;
}

const OPTIONS = {
  yes: { type: 'boolean' },
  all: { type: 'boolean' },
  help: { type: 'boolean' },
  reason: { type: 'string' },
  as: { type: 'string' },
} as const;

export function readCommandLine(args: string[]): CommandLine {
  const { positionals, values } = parseArgs({ args, options: OPTIONS, allowPositionals: true, strict: false });
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
  const { yes = false, all = false, help = false, reason, as } = values;
  return { plain: positionals, yes: Boolean(yes), all: Boolean(all), help: Boolean(help), reason: text(reason), as: text(as) };
}

/** Who runs the command: `--as`, OPERATOR, or the account on this machine. */
export const operatorOf = ({ as }: CommandLine, env: NodeJS.ProcessEnv): string =>
  as || env['OPERATOR'] || `${accountName()}@${hostname()}`;

function accountName(): string {
  try {
    return userInfo().username;
  } catch {
    // A container's uid need not have a name.
    return `uid-${process.getuid?.() ?? 0}`;
  }
}
