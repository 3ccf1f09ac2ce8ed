import { describe, expect, it } from '@jest/globals';
import type { Seen } from '../../../test/fixtures/evidence-builder.js';
import { fixtures } from '../../../test/fixtures/situations.js';
import { statedFixtures } from '../../../test/fixtures/stated-situations.js';
import type { Explanation } from './explanation.js';
import { explain } from './explain.js';
import { jargonIn, ownWords } from './jargon.js';
import { explained, schoolYears, wordsOf } from '../../../test/reading-age.js';

const asOneText = ({ whatHappened, whoIsAffected, likelyCause, doNow, whoToCall, tellCustomers }: Explanation): string =>
  [whatHappened, whoIsAffected, likelyCause, ...doNow, whoToCall, tellCustomers].join('\n\n');

const elsewhere: [string, (evidence: Seen) => Seen][] = [
  ['nowhere known', (evidence) => evidence],
  ['Whogohost with WordPress', (evidence) => evidence.behind('hosting', 'whogohost').behind('cms', 'wordpress')],
  ['Hostinger', (evidence) => evidence.behind('hosting', 'hostinger')],
  ['Plesk', (evidence) => evidence.behind('panel', 'plesk')],
  ['DirectAdmin', (evidence) => evidence.behind('panel', 'directadmin')],
  ['DigitalOcean with Laravel', (evidence) => evidence.behind('hosting', 'digitalocean').behind('framework', 'laravel')],
  ['Amazon', (evidence) => evidence.behind('hosting', 'aws')],
  ['Heroku', (evidence) => evidence.behind('hosting', 'heroku')],
  ['Vercel', (evidence) => evidence.behind('hosting', 'vercel')],
  ['Shopify', (evidence) => evidence.behind('shop', 'shopify')],
];

/** What a page states is said in the same words everywhere but for the buttons: two places are enough. */
const everywhere = Object.entries(fixtures).map(([id, evidence]) => ({ id, evidence, places: elsewhere }));
const stated = Object.entries(statedFixtures).map(([id, evidence]) => ({ id, evidence, places: elsewhere.slice(0, 2) }));

const texts: [string, Explanation][] = [...everywhere, ...stated].flatMap(({ id, evidence, places }) =>
  places.map(([where, put]): [string, Explanation] => [`${id} at ${where}`, explain(put(evidence).snapshot).explanation]),
);

const summaryOf = (one: Explanation) => `${one.whatHappened} ${one.whoIsAffected} ${one.likelyCause}`;
const blame =
  /\byour fault\b|\byou (?:forgot|failed|broke|did not|didn't|should have|neglected|must have)\b|\bcareless|\bbadly\b|\bwrongly configured\b/i;

describe.each(texts)('%s', (_name, text) => {
  it('says what, whom and why in at most ninety words', () => expect(wordsOf(summaryOf(text)).length).toBeLessThanOrEqual(90));
  it('can be read at twelve', () => expect(schoolYears(ownWords(summaryOf(text)))).toBeLessThanOrEqual(6.9));
  it('gives one to three steps, each short enough to follow', () => {
    expect(text.doNow.length).toBeGreaterThanOrEqual(1);
    expect(text.doNow.length).toBeLessThanOrEqual(3);
    for (const step of text.doNow) expect(wordsOf(step).length).toBeLessThanOrEqual(45);
  });
  it('uses no word of the trade without its meaning', () => {
    expect(jargonIn(summaryOf(text))).toBeNull();
    for (const [word, meaning] of explained) if (word.test(ownWords(summaryOf(text)))) expect(summaryOf(text)).toMatch(meaning);
  });
  it('blames nobody and does not shout', () => {
    const all = asOneText(text);
    expect(all).not.toMatch(blame);
    expect(all).not.toContain('!');
  });
  it('is plain text with nothing left open', () => {
    const all = asOneText(text);
    expect(all).not.toMatch(/undefined|null|NaN|\[object|<\/?[a-z]|\*\*|\]\(|\{\{/);
    expect(all).not.toMatch(/ {2}|\s[.,](?!NET)/);
    for (const part of [text.tellCustomers, text.whoToCall]) expect(part).toMatch(/[.?]$/);
  });
  it('gives customers a sentence that a child can read too', () =>
    expect(schoolYears(ownWords(text.tellCustomers))).toBeLessThanOrEqual(8));
});
