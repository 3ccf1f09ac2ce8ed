import { factFaults, languageFaults, type Language } from '@nowahala/kernel';
import type { Leaves } from './catalogue';
import { MARK, type Pair } from './pairs';

/** What a server or a program wrote is nobody's language. */
const verbatim = /^landing\.plain\.raw|^addServer\.fields\.websitePlaceholder$|^numbers\.locale$|^language\.(code|notRead|englishOnly)$/;
/** A customer's name for a server, and the beginnings of addresses. */
const EXAMPLE = /Shop website|https?:\/\//g;
/** How many letters fit (languages.md section 4), by the place of a text. */
const limits: readonly (readonly [RegExp, number])[] = [
  [/^common\.status\./, 20],
  [/\.columns\.|^servers\.table\.(name|ip|status|usage|days)$|^pingHistory\.(date|success|failure|unknown|time|status|message)$/, 18],
  [
    /\.(submit|save|cancel|close|copy|tryAgain|next|back|add|create|delete|pause|resume|rotate|revoke|change|edit|upgrade|activate|choosePlan|otherPlan|start|again|acknowledge|start|confirm|button|addServer|createWorkspace|signOut|signOutOthers|checkNow|export|haveIt|generate|longer|endNow|yes|no|login|signup|getStarted|signedOut|markAllRead|send|discard)$/,
    26,
  ],
];
/** The buttons of other companies: as on their screens, in every language. */
const foreignButtons = ['SSL/TLS Status', 'Run AutoSSL', 'Setup Node.js App', '“Restart”', 'Shared IP Address', 'Disk usage'].map((name) =>
  name.replaceAll(/[“”]/g, ''),
);

const counted = (text: string): number => [...new Intl.Segmenter().segment(text)].length;
const quotations = (text: string): string[] => [...text.matchAll(/“([^”]+)”|"([^"]+)"/g)].map(([, curly, plain]) => curly ?? plain ?? '');

/** Keys that one catalogue has and the other does not. */
export function keyFaults(original: Leaves, translated: Leaves): string[] {
  const lacking = [...original.keys()].filter((path) => !translated.has(path)).map((path) => `${path}: missing`);
  const strange = [...translated.keys()].filter((path) => !original.has(path)).map((path) => `${path}: not in English`);
  const parameters = [...original]
    .filter(([path, leaf]) => typeof leaf !== typeof (translated.get(path) ?? leaf))
    .map(([path]) => `${path}: not of the same kind`);
  return [...lacking, ...strange, ...parameters];
}

/** What a program finds wrong with a translated text. `buttons`: the texts of our own buttons by their English. */
export function textFaults(
  language: Language,
  { path, original, translated, given }: Pair,
  english: ReadonlySet<string>,
  buttons: ReadonlyMap<string, readonly string[]>,
): string[] {
  if (verbatim.test(path)) return [];
  // One and two may be words.
  const spelledOut = given.map((value) => String(Array.isArray(value) ? value.length : value)).filter((value) => /^[012]$/.test(value));
  const facts = factFaults(original, translated, MARK).filter((fault) => !spelledOut.includes(fault.replace(/^(lost|added): /, '')));
  const hasHole = languageFaults('fr', original).some((fault) => fault.startsWith('hole'));
  // The usual name of a link is no blame.
  const isForgotten = /Forg(o|e)t/.test(original);
  const wrong = languageFaults(language, translated.replaceAll(EXAMPLE, 'Qz'), english).filter(
    (fault) => !(hasHole && fault.startsWith('hole')) && !(isForgotten && fault.startsWith('word')),
  );
  return [
    ...facts,
    ...wrong,
    ...quotedFaults(original, translated, buttons),
    ...lengthFaults(path, original, translated),
    ...toneFaults(original, translated),
  ].map((fault) => `${path}: ${fault}`);
}

function quotedFaults(original: string, translated: string, buttons: ReadonlyMap<string, readonly string[]>): string[] {
  const foreign = foreignButtons.filter((name) => original.includes(name) && !translated.includes(name));
  const own = quotations(original).filter((name) => buttons.has(name) && !buttons.get(name)?.some((text) => translated.includes(text)));
  return [...foreign, ...own].map((name) => `the button “${name}” is not named as it is`);
}

function lengthFaults(path: string, original: string, translated: string): string[] {
  const limit = limits.find(([place]) => place.test(path))?.[1] ?? Infinity;
  return counted(translated) > Math.max(limit, counted(original)) ? [`longer than ${limit}`] : [];
}

const toneFaults = (original: string, translated: string): string[] =>
  translated.includes('!') && !original.includes('!') ? ['an exclamation mark'] : [];
