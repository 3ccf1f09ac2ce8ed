import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One language of a build: where its scripts are, and the words of its empty page: how it calls itself, and its way out. */
export interface BuiltLanguage {
  code: string;
  /** Under dist/assets, named after its content; empty for English, whose scripts are in dist/assets itself. */
  folder: string;
  promise: string;
  reload: string;
}

const FILE = '.vite/languages.json';
export const languagesFile = (outDir: string): string => join(outDir, FILE);
export const builtLanguages = (outDir: string): BuiltLanguage[] =>
  JSON.parse(readFileSync(languagesFile(outDir), 'utf8')) as BuiltLanguage[];

/** Where a language's empty page and drawn pages are under dist. */
export const pagesOf = ({ code, folder }: BuiltLanguage): string => (folder === '' ? '' : code);

/** An English page with the scripts, the name and the words of another language. Styles lie beside the scripts that load them. */
export function inLanguage(html: string, { code, folder, promise, reload }: BuiltLanguage, english: BuiltLanguage): string {
  const link = /(<a\s+id="again"[^>]*>)([^<]*)/;
  if (link.exec(html)?.[2] !== english.reload) throw new Error(`index.html has no link "${english.reload}"`);
  if (folder === '') return html;
  return html
    .replaceAll(/"\/assets\/([^"/]+\.(?:js|css))"/g, (_address, file: string) => `"/assets/${folder}/${file}"`)
    .replace('<html lang="en"', () => `<html lang="${code}"`)
    .replace(link, (_link, tag: string) => tag + reload)
    .replaceAll(`content="${english.promise}"`, () => `content="${promise}"`);
}
