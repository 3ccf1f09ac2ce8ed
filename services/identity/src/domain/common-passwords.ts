import { readFileSync } from 'node:fs';

let list: Set<string> | undefined;

/** Made by scripts/build-common-passwords.mjs, one a line. Read at the first use and kept. */
const common = (): Set<string> =>
  (list ??= new Set(
    readFileSync(new URL('../../assets/common-passwords.txt', import.meta.url), 'utf8')
      .trimEnd()
      .split('\n'),
  ));

/** Takes the password in lower case. True when it is on the list or has at most two different characters. */
export function isCommonPassword(folded: string): boolean {
  return new Set(folded).size <= 2 || common().has(folded) || common().has(withoutDisguise(folded));
}

/** `p@$$w0rd` reads `password`. */
const withoutDisguise = (folded: string): string =>
  folded
    .replaceAll('@', 'a')
    .replaceAll('$', 's')
    .replaceAll(/(?<=[a-z])0/g, 'o')
    .replaceAll(/(?<=[a-z])3(?=[a-z])/g, 'e')
    .replaceAll(/(?<=[a-z])1(?=[a-z])/g, 'i');
