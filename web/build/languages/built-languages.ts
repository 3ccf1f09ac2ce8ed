import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One language of a build: where its scripts are, and how its pages call themselves. */
export interface BuiltLanguage {
  code: string;
  /** Under dist/assets, named after its content; empty for English, whose scripts are in dist/assets itself. */
  folder: string;
  promise: string;
}

const FILE = '.vite/languages.json';
export const languagesFile = (outDir: string): string => join(outDir, FILE);
export const builtLanguages = (outDir: string): BuiltLanguage[] =>
  JSON.parse(readFileSync(languagesFile(outDir), 'utf8')) as BuiltLanguage[];

/** Where a language's empty page and drawn pages are under dist. */
export const pagesOf = ({ code, folder }: BuiltLanguage): string => (folder === '' ? '' : code);

/** An English page with the scripts, the name and the promise of another language. Styles lie beside the scripts that load them. */
export function inLanguage(html: string, { code, folder, promise }: BuiltLanguage, english: string): string {
  if (folder === '') return html;
  return html
    .replaceAll(/"\/assets\/([^"/]+\.(?:js|css))"/g, (_address, file: string) => `"/assets/${folder}/${file}"`)
    .replace('<html lang="en"', () => `<html lang="${code}"`)
    .replaceAll(`content="${english}"`, () => `content="${promise}"`);
}
