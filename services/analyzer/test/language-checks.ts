import { factFaults, languageFaults, wordsOf } from '@nowahala/kernel';
import type { Language } from '@nowahala/kernel';
import { en } from '../src/domain/advice/sentences/en/index.js';

/** Every sentence by its id. */
export function sentencesIn(tree: unknown, id = ''): [string, string][] {
  if (typeof tree === 'string') return [[id, tree]];
  return Object.entries(tree as object).flatMap(([key, part]) => sentencesIn(part, id === '' ? key : `${id}/${key}`));
}

const english = new Map(sentencesIn(en));
const all = [...english.values()].join('\n').replaceAll(/“[^”]*”/g, '“”');

/** Names of companies and programs: written with a capital letter in the middle of a sentence, and never without; those that only begin sentences by name. */
const lower = new Set(all.match(/(?<![\p{L}.])[a-z]{3,}/gu));
const names = new Set(
  [...all.matchAll(/[a-z,)(] \(?([A-Z][A-Za-z]{2,})/g)].map(([, name]) => name!).filter((name) => !lower.has(name.toLowerCase())),
);
for (const name of 'Akamai BaoTa aaPanel Elasticsearch Firebase Nextcloud PostgreSQL RabbitMQ Squid Surge Twitter ionCube'.split(' '))
  names.add(name);
const englishWords = wordsOf(all.replaceAll(new RegExp(`\\b(?:${[...names].join('|')})\\w*`, 'g'), ''));

/** Words that are spelled as in English, or that nobody translates, beyond those of the language's rules. Small letters. */
const alike: Partial<Record<Language, string>> = {
  fr: `version versions pages extension extensions protection refuse application web met robot robots tunnel tunnels mode machines import export
    part route routes cache main sites places licence ports virus wiki notes public blog blogs session sessions module arrive orange file
    distribution proxy table tables points second admin zone index copies court spam app debug front door script centre ticket chat codes
    services server engine cloud php sql ipv utc acl mysqli curl mbstring inodes readonly nproc bundle for saas request timeout cron
    http redis ngrok iis api gateway lambda`,
  ha: `take taken same share port tunnel ngrok virus wiki portal web cache proxy router load balancer distribution bucket cloud engine pages
    front door application gateway pull zone cluster cookies blog spam app debug false offline mysqli curl mbstring net`,
  yo: `memory port tunnel service project package theme portal load balancer cloud site cookies ngrok virus bucket blog cache repository
    engine debug module wiki net application pool group distribution cluster pages container extension function protocol backend front door
    gateway pull zone index mysqli curl mbstring app router route target proxy origin`,
  sw: `cache tunnel ngrok proxy cloud pages engine load balancer front door application gateway pull zone app debug mysqli curl mbstring`,
};

/** Quotations of our own words and buttons: each language has its own. What else is quoted stands on the screen of somebody else. */
const OWN_QUOTATIONS = [
  ...[
    'are you there',
    'offline',
    'for sale',
    'this page has moved',
    'we will be back soon',
    'prove that you are human',
    'private',
    'coming soon',
  ],
  ...['Check now', 'Edit server', 'Pause'],
];

const QUOTATION = /[“«]\u202f?([^”»“«]*?)\u202f?[”»]/g;
const quotationsIn = (text: string): string[] => [...text.matchAll(QUOTATION)].map(([, words]) => words!);
/** A request that may be pasted, or our own words. */
const isOwn = (quotation: string): boolean => OWN_QUOTATIONS.includes(quotation) || /[{?]|\.$/.test(quotation);

const marked = (text: string): string => text.replaceAll(/\{(\w+)\}/g, (_hole, fact: string) => `Qz${fact.toLowerCase()}X`);

/** What is wrong with one sentence of a language, as far as a program sees. */
export function faultsOf(language: Exclude<Language, 'en'>, id: string, text: string): string[] {
  const original = english.get(id) ?? english.get(id.replace(/\/(?:many|one)$/, '/other'));
  if (original === undefined) return ['no English sentence'];
  const inEnglish = quotationsIn(original).filter((quotation) => !isOwn(quotation));
  const written = quotationsIn(text);
  const foreign = inEnglish.filter((quotation) => written.includes(quotation));
  // What stands on a foreign screen, and names that begin with a full stop, follow no rule of a language.
  const own = text
    .replaceAll(QUOTATION, (quotation, words: string) => (foreign.includes(words) ? quotation.replace(words, 'Qz') : quotation))
    .replaceAll(/ \.NET|https?:\/\//g, ' Qz');
  const stays = new Set((alike[language] ?? '').split(/\s+/));
  const kept = new Set([...englishWords].filter((word) => !stays.has(word)));
  const plural = /\/(?:one|many|other)$/.test(id) && !original.includes('{code}') ? /Qz(?!count)[a-z]+X/g : /Qz[a-z]+X/g;
  return [
    ...inEnglish.filter((quotation) => !written.includes(quotation)).map((quotation) => `button lost: ${quotation}`),
    ...factFaults(marked(original), marked(text), plural).filter((fault) => !/ (?:one|redirect)/.test(fault)),
    ...languageFaults(language, marked(own).replaceAll(/Qz[a-z]+X/g, 'Qz'), kept),
  ];
}
