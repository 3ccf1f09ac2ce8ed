import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

interface Chunk {
  file: string;
  src?: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
}

/** What a first visit costs, gzip, with page, scripts, styles and the font that every page uses. */
const budgets = [
  { kind: 'public page', folder: 'src/app/routes/public/', frame: 'src/app/routes/public-layout.tsx', limitKb: 150 },
  { kind: 'sign-in page', folder: 'src/app/routes/auth/', frame: 'src/app/routes/auth-layout.tsx', limitKb: 150 },
  { kind: 'dashboard page', folder: 'src/app/routes/dashboard/', frame: 'src/app/routes/signed-in-layout.tsx', limitKb: 200 },
];

/** A page that was drawn at build time, brotli, with its styles and the font: what a reader needs before the first word. */
const READABLE_KB = 35;

/** Fails the build when a page's first load is over its budget, and prints the dearest page of each kind. */
export function byteBudget(): Plugin {
  let outDir = '';
  return {
    name: 'nowahala-byte-budget',
    apply: 'build',
    configResolved: (config) => {
      outDir = resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      handler: async () => {
        const manifest = JSON.parse(await readFile(join(outDir, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
        const sizes = new Map<string, number>();
        const sizeOf = async (file: string) => {
          if (!sizes.has(file)) {
            const bytes = await readFile(join(outDir, file));
            sizes.set(file, file.endsWith('.woff2') ? bytes.length : gzipSync(bytes, { level: 9 }).length);
          }
          return sizes.get(file) ?? 0;
        };
        const filesOf = (key: string, seen = new Set<string>()): Set<string> => {
          const chunk = manifest[key];
          if (!chunk || seen.has(chunk.file)) return seen;
          seen.add(chunk.file);
          for (const css of chunk.css ?? []) seen.add(css);
          for (const imported of chunk.imports ?? []) filesOf(imported, seen);
          return seen;
        };
        const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry) ?? '';
        const start = 'src/app/start.tsx';
        if (!manifest[entry] || !manifest[start]) throw new Error('the build has no beginning');
        const font = Object.values(manifest).find((chunk) => chunk.src?.endsWith('inter-latin.woff2'))?.file;
        const tooBig: string[] = [];
        for (const { kind, folder, frame, limitKb } of budgets) {
          let dearest = { page: '', kb: 0 };
          for (const key of Object.keys(manifest).filter((name) => name.startsWith(folder))) {
            // A page arrives inside its frame: header and footer, or guard and layout.
            const files = filesOf(key, filesOf(frame, filesOf(start, filesOf(entry))));
            files.add('index.html');
            if (font) files.add(font);
            let bytes = 0;
            for (const file of files) bytes += await sizeOf(file);
            const kb = bytes / 1000;
            if (kb > dearest.kb) dearest = { page: key.slice(folder.length), kb };
            if (kb > limitKb) tooBig.push(`${key} ${kb.toFixed(1)} kB of ${limitKb}`);
          }
          console.log(`${kind}: dearest first load ${dearest.kb.toFixed(1)} kB of ${limitKb} (${dearest.page})`);
        }
        const fontKb = font ? (await sizeOf(font)) / 1000 : 0;
        const drawn = (await readdir(join(outDir, 'pages'))).filter((name) => name.endsWith('.html'));
        const readable = await Promise.all(
          drawn.map(async (page) => {
            const kb = fontKb + brotliCompressSync(await readFile(join(outDir, 'pages', page))).length / 1000;
            return { page, kb };
          }),
        );
        const dearest = readable.toSorted((one, other) => other.kb - one.kb)[0];
        if (!dearest) throw new Error('no page was drawn at build time');
        if (dearest.kb > READABLE_KB)
          tooBig.push(`pages/${dearest.page} ${dearest.kb.toFixed(1)} kB of ${READABLE_KB} before it can be read`);
        console.log(`readable before any script: dearest ${dearest.kb.toFixed(1)} kB of ${READABLE_KB} (${dearest.page})`);
        if (tooBig.length > 0) throw new Error(`over the byte budget:\n${tooBig.join('\n')}`);
      },
    },
  };
}
