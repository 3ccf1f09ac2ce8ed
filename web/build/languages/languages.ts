import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { runInThisContext } from 'node:vm';
import type { Plugin } from 'vite';
import { inLanguage, languagesFile, pagesOf, type BuiltLanguage } from './built-languages.ts';
import { compileCatalogues, hashOf, type Catalogues } from './compile-catalogues.ts';
import { hasWords, withWords } from './word-markers.ts';

const wordsOfShell = (words: Catalogues): Pick<BuiltLanguage, 'promise' | 'reload'> => ({
  promise: runInThisContext(words('public.publicLayout.footer.promise')) as string,
  reload: runInThisContext(words('common.common.crash.reload')) as string,
});

/**
 * One build for all languages: English where it always was, and for each other language the scripts that hold words once more, in a
 * folder of their own. What such a script imports from its folder and is not there is the file above it, which the gateway sends.
 */
export function languages(messages: string, offered: readonly string[]): Plugin {
  let outDir = '';
  return {
    name: 'nowahala-languages',
    apply: 'build',
    configResolved: (config) => {
      outDir = resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      sequential: true,
      order: 'pre',
      handler: async () => {
        const assets = join(outDir, 'assets');
        const speaking: [string, string][] = [];
        for (const file of (await readdir(assets)).filter((name) => name.endsWith('.js'))) {
          const code = await readFile(join(assets, file), 'utf8');
          if (hasWords(code)) speaking.push([file, code]);
        }
        const shell = await readFile(join(outDir, 'index.html'), 'utf8');
        const built: BuiltLanguage[] = [];
        for (const code of ['en', ...offered.filter((each) => each !== 'en')]) {
          const words = await compileCatalogues(messages, code);
          const scripts = speaking.map(([file, script]): [string, string] => [file, withWords(script, words)]);
          const folder = code === 'en' ? '' : `${code}-${hashOf(scripts.flat().join('\n'))}`;
          const language = { code, folder, ...wordsOfShell(words) };
          built.push(language);
          await mkdir(join(assets, folder), { recursive: true });
          await Promise.all(scripts.map(([file, script]) => writeFile(join(assets, folder, file), script)));
          await mkdir(join(outDir, pagesOf(language)), { recursive: true });
          await writeFile(join(outDir, pagesOf(language), 'index.html'), inLanguage(shell, language, built[0] ?? language));
        }
        await writeFile(languagesFile(outDir), JSON.stringify(built));
      },
    },
  };
}
