import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { minifySync, transformWithOxc } from 'vite';
import { staysEnglish } from '../../src/messages/stays-english.ts';

/** The name of each exported catalogue ("servers.servers"), and the expression that makes it. */
export type Catalogues = Readonly<Record<string, string>>;

const ORIGINAL = 'en';
const importOf = /^import \{([^}]*)\} from ["'](\.{1,2}\/[\w./-]+)["'];?$/gm;
const exportOf = /^export (?:const|function) (\w+)/gm;

/** The areas of the catalogue that a language can have. */
const areasIn = (messages: string): string[] =>
  readdirSync(join(messages, ORIGINAL))
    .map((file) => basename(file, '.ts'))
    .filter((area) => !staysEnglish.has(area));

/** All catalogues of a language. An area that it does not have yet is English as a whole. */
export async function compileCatalogues(messages: string, language: string): Promise<Catalogues> {
  const words: Record<string, string> = {};
  for (const area of areasIn(messages)) {
    const own = join(messages, language, `${area}.ts`);
    const { body, names } = await readModule(existsSync(own) ? own : join(messages, ORIGINAL, `${area}.ts`));
    for (const name of names) words[`${area}.${name}`] = shrink(`(()=>{${body};return ${name}})()`);
  }
  return words;
}

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** A file as statements, with what it imports from its neighbours in front. Anything else it may not import: the words must stand alone. */
async function readModule(file: string): Promise<{ body: string; names: string[] }> {
  const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file);
  const imported = new Map<string, string>();
  for (const [statement, given = '', from = ''] of code.matchAll(importOf)) {
    const { body, names } = await readModule(join(dirname(file), `${from}.ts`));
    imported.set(statement, `const {${given.replaceAll(' as ', ':')}}=(()=>{${body};return{${names.join()}}})();`);
  }
  const names = [...code.matchAll(exportOf)].map(([, name = '']) => name);
  const body = code.replaceAll(importOf, (statement) => imported.get(statement) ?? '').replaceAll(/^export (?=const|function)/gm, '');
  if (/^(import|export)\b(?!\s*\{\s*\})/m.test(body)) throw new Error(`${file} imports or exports what a catalogue cannot`);
  return { body: body.replaceAll(/^export\s*\{\s*\};?$/gm, ''), names };
}

function shrink(expression: string): string {
  const { code, errors } = minifySync('words.js', `export default ${expression}`, { module: true });
  if (errors.length > 0) throw new Error(errors[0]?.message);
  return `(${code.replace(/^export default\s*/, '').replace(/;\s*$/, '')})`;
}
