import { hostname, userInfo } from 'node:os';

/** What an operator typed: bare words in their order, `--name value`, and `--yes` and its like. */
export interface Words {
  plain: string[];
  options: Map<string, string>;
  yes: boolean;
}

const SWITCHES = new Set(['yes', 'all']);

export function readWords(argv: string[]): Words {
  const plain: string[] = [];
  const options = new Map<string, string>();
  for (let index = 0; index < argv.length; index += 1) {
    const word = argv[index]!;
    if (!word.startsWith('--')) {
      plain.push(word);
      continue;
    }
    const [name, ...rest] = word.slice(2).split('=');
    if (SWITCHES.has(name!)) options.set(name!, 'yes');
    else if (rest.length > 0) options.set(name!, rest.join('='));
    else options.set(name!, argv[(index += 1)] ?? '');
  }
  return { plain, options, yes: options.has('yes') };
}

/** `--as` or OPERATOR names the person where everybody shares one account, as inside a container. */
export const operatorOf = (words: Words, env: NodeJS.ProcessEnv): string =>
  words.options.get('as') || env['OPERATOR'] || `${safeUser()}@${hostname()}`;

function safeUser(): string {
  try {
    return userInfo().username;
  } catch {
    // A container's uid need not have a name.
    return `uid-${process.getuid?.() ?? 0}`;
  }
}
