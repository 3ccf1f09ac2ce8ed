import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(js|css|html|svg|json|webmanifest|txt)$/;

/** Writes .br and .gz beside every text file, so that the server only has to pick one. */
export function precompress(): Plugin {
  let outDir = '';
  return {
    name: 'nowahala-precompress',
    apply: 'build',
    configResolved: (config) => {
      outDir = resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      handler: async () => {
        for (const entry of await readdir(outDir, { recursive: true })) {
          if (!compressible.test(entry)) continue;
          const file = join(outDir, entry);
          const bytes = await readFile(file);
          await writeFile(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
          await writeFile(`${file}.gz`, gzipSync(bytes, { level: 9 }));
        }
      },
    },
  };
}
