import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { builtLanguages, pagesOf, type BuiltLanguage } from './languages/built-languages.ts';

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
/** A translation may be that much longer. */
const LONGER_KB = 2;

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
        const languages = builtLanguages(outDir);
        const sizes = new Map<string, number>();
        const packed = async (file: string, isOriginal: boolean) => {
          const bytes = await readFile(join(outDir, file));
          if (file.endsWith('.woff2')) return bytes.length;
          // Who reads a translation has a browser that unpacks brotli; English keeps its budget for all.
          return isOriginal ? gzipSync(bytes, { level: 9 }).length : brotliCompressSync(bytes).length;
        };
        const sizeOf = async (file: string, { folder }: BuiltLanguage) => {
          const key = `${folder} ${file}`;
          const size = sizes.get(key) ?? (await packed(file, folder === ''));
          sizes.set(key, size);
          return size;
        };
        /** A file as the readers of a language get it: in their folder, where it holds words. */
        const spoken = (file: string, { folder }: BuiltLanguage) => {
          const own = file.replace('assets/', `assets/${folder}/`);
          return folder !== '' && existsSync(join(outDir, own)) ? own : file;
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
            if (font) files.add(font);
            for (const language of languages) {
              let bytes = await sizeOf(join(pagesOf(language), 'index.html'), language);
              for (const file of files) bytes += await sizeOf(spoken(file, language), language);
              const kb = bytes / 1000;
              const page = `${key.slice(folder.length)} in ${language.code}`;
              if (kb > dearest.kb) dearest = { page, kb };
              if (kb > limitKb) tooBig.push(`${folder}${page} ${kb.toFixed(1)} kB of ${limitKb}`);
            }
          }
          console.log(`${kind}: dearest first load ${dearest.kb.toFixed(1)} kB of ${limitKb} (${dearest.page})`);
        }
        const fontBytes = font ? (await readFile(join(outDir, font))).length : 0;
        for (const language of languages) {
          const folder = join(outDir, pagesOf(language), 'pages');
          const limitKb = READABLE_KB + (language.folder === '' ? 0 : LONGER_KB);
          const drawn = (await readdir(folder)).filter((name) => name.endsWith('.html'));
          const readable = await Promise.all(
            drawn.map(async (page) => ({ page, kb: (fontBytes + brotliCompressSync(await readFile(join(folder, page))).length) / 1000 })),
          );
          const dearest = readable.toSorted((one, other) => other.kb - one.kb)[0];
          if (!dearest) throw new Error('no page was drawn at build time');
          const found = `${dearest.page} in ${language.code} ${dearest.kb.toFixed(1)} kB of ${limitKb}`;
          if (dearest.kb > limitKb) tooBig.push(`${found} before it can be read`);
          console.log(`readable before any script: dearest ${found}`);
        }
        if (tooBig.length > 0) throw new Error(`over the byte budget:\n${tooBig.join('\n')}`);
      },
    },
  };
}
