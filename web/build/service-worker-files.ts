import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { languagesFile } from './languages/built-languages.ts';

/** Gives the service worker its version: the hash of what was built. A new build is a new cache. */
export function serviceWorkerFiles(): Plugin {
  let outDir = '';
  return {
    name: 'nowahala-service-worker-files',
    apply: 'build',
    configResolved: (config) => {
      outDir = resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      sequential: true,
      order: 'pre',
      handler: async () => {
        const page = await readFile(join(outDir, 'index.html'), 'utf8');
        // The page names every script of English by its content, and this file the scripts of the others.
        const version = createHash('sha256')
          .update(page)
          .update(await readFile(languagesFile(outDir)))
          .digest('hex')
          .slice(0, 12);
        const file = join(outDir, 'service-worker.js');
        const source = await readFile(file, 'utf8');
        await writeFile(file, source.replace("'dev'", `'${version}'`));
      },
    },
  };
}
