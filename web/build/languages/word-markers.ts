import { join } from 'node:path';
import type { Plugin } from 'vite';
import { staysEnglish } from '../../src/messages/stays-english.ts';
import { hashOf, readShape, type Catalogues } from './compile-catalogues.ts';
import { wordsUsed } from './words-used.ts';

/** Stands in the built code for words, until a language is put there. */
const MARKER = '__NW_WORDS__';
const placeOf = new RegExp(`${MARKER}\\((["'\`])([\\w.-]+)#\\w+\\1\\)`, 'g');

/**
 * Builds the pages without words: what a file uses of a catalogue becomes markers in that file, so that a page brings no sentence of
 * another one. They are named with the hash of the original, so that a file's name tells its words.
 */
export function wordMarkers(messages: string, original: () => Promise<Catalogues>): Plugin {
  const folder = join(messages, 'en');
  const shape = readShape(messages);
  return {
    name: 'nowahala-word-markers',
    apply: 'build',
    enforce: 'pre',
    transform: {
      order: 'pre',
      filter: { id: /\/src\/.*\.tsx?$/ },
      handler: async (code, id) => {
        const words = await original();
        const marker = (key: string) => `/* @__PURE__ */ ${MARKER}("${key}#${hashOf(words(key))}")`;
        if (!id.startsWith(folder)) return code.includes("'@messages/") ? wordsUsed(code, id, await shape, marker) : null;
        const area = id.slice(folder.length + 1).replace(/\.ts$/, '');
        if (staysEnglish.has(area)) return null;
        return [...code.matchAll(/^export (?:const|function) (\w+)/gm)]
          .map(([, name = '']) => `export const ${name} = ${marker(`${area}.${name}`)};`)
          .join('\n');
      },
    },
  };
}

/** The keys of all markers in built code. */
export const wordsIn = (code: string): string[] => [...code.matchAll(placeOf)].map(([, , key = '']) => key);

/** Puts the words of a language into built code. */
export function withWords(code: string, words: Catalogues): string {
  const spoken = code.replaceAll(placeOf, (_marker, _quote, key: string) => words(key));
  if (spoken.includes(MARKER)) throw new Error('a marker of words is left in the build');
  return spoken;
}

export const hasWords = (code: string): boolean => code.includes(MARKER);
