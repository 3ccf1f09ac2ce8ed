import { join } from 'node:path';
import type { Plugin } from 'vite';
import { staysEnglish } from '../../src/messages/stays-english.ts';
import { hashOf, type Catalogues } from './compile-catalogues.ts';

/** Stands in the built code for a catalogue, until a language is put there. */
const MARKER = '__NW_WORDS__';
const placeOf = new RegExp(`${MARKER}\\((["'\`])([\\w.-]+)#\\w+\\1\\)`, 'g');

/** Builds the pages without words: each catalogue becomes a marker, named with the hash of the original, so that a file's name tells its words. */
export function wordMarkers(messages: string, original: () => Promise<Catalogues>): Plugin {
  const folder = join(messages, 'en');
  return {
    name: 'nowahala-word-markers',
    apply: 'build',
    enforce: 'pre',
    transform: {
      order: 'pre',
      handler: async (_code, id) => {
        if (!id.startsWith(folder)) return null;
        const area = id.slice(folder.length + 1).replace(/\.ts$/, '');
        if (staysEnglish.has(area)) return null;
        const words = Object.entries(await original()).filter(([key]) => key.startsWith(`${area}.`));
        return words
          .map(([key, made]) => `export const ${key.slice(area.length + 1)} = /* @__PURE__ */ ${MARKER}("${key}#${hashOf(made)}");`)
          .join('\n');
      },
    },
  };
}

/** Puts the words of a language into built code. */
export function withWords(code: string, words: Catalogues): string {
  const spoken = code.replaceAll(placeOf, (_marker, _quote, key: string) => {
    const made = words[key];
    if (made === undefined) throw new Error(`no words for ${key}`);
    return made;
  });
  if (spoken.includes(MARKER)) throw new Error('a marker of words is left in the build');
  return spoken;
}

export const hasWords = (code: string): boolean => code.includes(MARKER);
