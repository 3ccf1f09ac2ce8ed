import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { builtLanguages, pagesOf, type BuiltLanguage } from './languages/built-languages.ts';

interface Chunk {
  file: string;
  src?: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
}

const signedIn = { folder: 'src/app/routes/dashboard/', frame: 'src/app/routes/signed-in-layout.tsx' };
/**
 * What a first visit costs before the page is drawn, brotli, with page, scripts and styles. The font comes behind them. Little more
 * than what there is, so that nothing grows without being noticed; `pages`: those that a message leads to.
 */
const budgets: { kind: string; folder: string; frame: string; pages?: string[]; limitKb: number }[] = [
  { kind: 'public page', folder: 'src/app/routes/public/', frame: 'src/app/routes/public-layout.tsx', limitKb: 95 },
  { kind: 'sign-in page', folder: 'src/app/routes/auth/', frame: 'src/app/routes/auth-layout.tsx', limitKb: 95 },
  { kind: 'Home', ...signedIn, pages: ['overview.tsx'], limitKb: 116 },
  { kind: 'page of a server or an incident', ...signedIn, pages: ['history.tsx', 'incident.tsx'], limitKb: 121 },
  { kind: 'signed-in page', ...signedIn, limitKb: 129 },
];
const FONT_KB = 23;

/** A page that was drawn at build time, brotli, with its styles and the font: what a reader needs before the first word. */
const READABLE_KB = 35;
/** A translation may be that much longer. */
const LONGER_KB = 2;

const isOf = (folder: string, pages?: readonly string[]) => (key: string) =>
  key.startsWith(folder) && (pages === undefined || pages.includes(key.slice(folder.length)));

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
        const sizeOf = async (file: string) => {
          const size = sizes.get(file) ?? brotliCompressSync(await readFile(join(outDir, file))).length;
          sizes.set(file, size);
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
        for (const { kind, folder, frame, pages, limitKb } of budgets) {
          let dearest = { page: '', kb: 0 };
          for (const key of Object.keys(manifest).filter(isOf(folder, pages))) {
            // A page arrives inside its frame: header and footer, or guard and layout.
            const files = filesOf(key, filesOf(frame, filesOf(start, filesOf(entry))));
            for (const language of languages) {
              let bytes = await sizeOf(join(pagesOf(language), 'index.html'));
              for (const file of files) bytes += await sizeOf(spoken(file, language));
              const kb = bytes / 1000;
              const page = `${key.slice(folder.length)} in ${language.code}`;
              if (kb > dearest.kb) dearest = { page, kb };
              if (kb > limitKb) tooBig.push(`${folder}${page} ${kb.toFixed(1)} kB of ${limitKb}`);
            }
          }
          console.log(`${kind}: dearest before it is drawn ${dearest.kb.toFixed(1)} kB of ${limitKb} (${dearest.page})`);
        }
        const fontBytes = font ? (await readFile(join(outDir, font))).length : 0;
        console.log(`the font behind it: ${(fontBytes / 1000).toFixed(1)} kB of ${FONT_KB}`);
        if (fontBytes > FONT_KB * 1000) tooBig.push(`the font ${fontBytes} bytes of ${FONT_KB} kB`);
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
