import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { minifySync } from 'vite';
import { staysEnglish } from '../../src/messages/stays-english.ts';
import { expressionOf, readSource, valueAt, type Source } from './catalogue-source.ts';

/** The expression that makes a catalogue ("servers.servers"), or what is at a place in it ("servers.servers.overview.title"). */
export type Catalogues = (key: string) => string;

const ORIGINAL = 'en';

const sourcesIn = async (folder: string): Promise<Map<string, Source>> =>
  new Map(
    await Promise.all(
      readdirSync(folder)
        .filter((file) => file.endsWith('.ts') && !staysEnglish.has(basename(file, '.ts')))
        .map(async (file): Promise<[string, Source]> => [basename(file, '.ts'), await readSource(join(folder, file))]),
    ),
  );

/** The words of a language. An area that it does not have yet is English as a whole. */
export async function compileCatalogues(messages: string, language: string): Promise<Catalogues> {
  const english = await sourcesIn(join(messages, ORIGINAL));
  const own = await sourcesIn(join(messages, language));
  const made = new Map<string, string>();
  return (key) => {
    const [area = '', name = '', ...path] = key.split('.');
    const known = made.get(key);
    if (known !== undefined) return known;
    const expression = shrink(expressionOf(own.has(area) ? own : english, area, name, path));
    made.set(key, expression);
    return expression;
  };
}

/** How far a path leads into a catalogue of English: what is behind a dot may also belong to the value, such as a length. */
export async function readShape(messages: string): Promise<(area: string, name: string, path: readonly string[]) => string[] | null> {
  const english = await sourcesIn(join(messages, ORIGINAL));
  return (area, name, path) => {
    const declared = english.get(area)?.declared.get(name);
    if (!declared) return null;
    let depth = 0;
    while (depth < path.length && valueAt(declared.value, path.slice(0, depth + 1))) depth += 1;
    return path.slice(0, depth);
  };
}

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);

function shrink(expression: string): string {
  const { code, errors } = minifySync('words.js', `export default ${expression}`, { module: true });
  if (errors.length > 0) throw new Error(errors[0]?.message);
  return `(${code.replace(/^export default\s*/, '').replace(/;\s*$/, '')})`;
}
