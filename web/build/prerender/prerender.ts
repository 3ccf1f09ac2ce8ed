import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import react from '@vitejs/plugin-react';
import Beasties from 'beasties';
import { build } from 'vite';
import type { Alias, Plugin } from 'vite';
import { builtLanguages, inLanguage, pagesOf } from '../languages/built-languages.ts';
import { compileCatalogues, type Catalogues } from '../languages/compile-catalogues.ts';
import { wordMarkers, wordsIn } from '../languages/word-markers.ts';
import { UNKNOWN_ORIGIN } from './pages.ts';

interface DrawnPage {
  name: string;
  title: string;
  content: string;
}

/**
 * Draws the public and the sign-in pages at build time in every language, each with the styles that it needs, so that they can be read
 * before any script has arrived. They become pages/<name>.html; the scripts then take the page over (src/app/take-over.ts).
 */
export function prerender(messages: string): Plugin {
  let root = '';
  let outDir = '';
  let alias: Alias[] = [];
  return {
    name: 'nowahala-prerender',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
      outDir = resolve(config.root, config.build.outDir);
      alias = config.resolve.alias;
    },
    closeBundle: {
      sequential: true,
      order: 'pre',
      handler: async () => {
        const shell = await readFile(join(outDir, 'index.html'), 'utf8');
        const styles = new Beasties({ path: outDir, preload: 'body', pruneSource: false, keyframes: 'critical', logLevel: 'silent' });
        const drawers = await mkdtemp(join(outDir, '.drawn-'));
        try {
          await buildDrawer(root, drawers, alias, messages);
          const [english, ...others] = builtLanguages(outDir);
          if (!english) throw new Error('the build has no language');
          for (const language of [english, ...others]) {
            const folder = join(outDir, pagesOf(language), 'pages');
            await mkdir(folder, { recursive: true });
            for (const page of await drawAll(drawers, shell, await compileCatalogues(messages, language.code))) {
              const html = withSlots(await styles.process(inShell(shell, page)));
              await writeFile(join(folder, `${page.name}.html`), inLanguage(html, language, english));
            }
            const emptyPage = join(outDir, pagesOf(language), 'index.html');
            await writeFile(emptyPage, withoutFont(await readFile(emptyPage, 'utf8')));
          }
        } finally {
          await rm(drawers, { recursive: true, force: true });
        }
      },
    },
  };
}

async function buildDrawer(root: string, folder: string, alias: Alias[], messages: string): Promise<void> {
  const original = compileCatalogues(messages, 'en');
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [wordMarkers(messages, () => original), react()],
    resolve: { alias },
    build: { ssr: 'src/app/prerender.tsx', outDir: folder, emptyOutDir: true, copyPublicDir: false },
  });
}

async function drawAll(folder: string, shell: string, catalogues: Catalogues): Promise<DrawnPage[]> {
  const scripts = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.js'));
  const keys = await Promise.all(scripts.map(async (name) => wordsIn(await readFile(join(folder, name), 'utf8'))));
  const words = Object.fromEntries(keys.flat().map((key) => [key, catalogues(key)]));
  const worker = new Worker(new URL('draw-pages.ts', import.meta.url), {
    workerData: { bundle: pathToFileURL(join(folder, 'prerender.js')).href, shell, words },
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const drawn = await new Promise<DrawnPage[]>((done, failed) => {
    worker.once('message', done).once('error', failed);
    worker.once('exit', (code) => failed(new Error(`the pages were not drawn: the drawer ended with ${code}`)));
  });
  await worker.terminate();
  return drawn;
}

function inShell(shell: string, { title, content }: DrawnPage): string {
  const page = shell
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</title>`)
    .replace(/<div id="root">[\s\S]*?<\/div>\s*(?=<a\s+id="again")/, () => `<div id="root">${content}</div>`)
    .replace('<html lang="en">', () => `<html lang="en" data-prerendered data-origin="${UNKNOWN_ORIGIN}">`);
  if (!page.includes(content) || !page.includes('data-prerendered'))
    throw new Error('index.html has no place for a page that was drawn before');
  return page;
}

/** A page without text needs its scripts first: on a narrow line the font would take their place. `start.tsx` asks for it. */
function withoutFont(page: string): string {
  const bare = page.replace(/ *<link rel="preload"[^>]* as="font"[^>]*>\n/, '');
  if (bare === page) throw new Error('index.html asks for no font');
  return bare;
}

/** Undoes what the parser rewrote: the gateway finds its slots by their exact text. */
const withSlots = (page: string): string =>
  page.replace(' data-beasties-container', '').replaceAll(/<meta name="([\w-]+)" content>/g, '<meta name="$1" content="" />');
