import { brotliDecompressSync } from 'node:zlib';
import { commonPasswordList } from './common-password-list.js';

let list: Set<string> | undefined;

/** Unpacked at the first question and kept. */
const common = (): Set<string> =>
  (list ??= new Set(brotliDecompressSync(Buffer.from(commonPasswordList, 'base64')).toString('utf8').split('\n')));

/** Takes the password in lower case. On a list, or one or two characters over and over. */
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
