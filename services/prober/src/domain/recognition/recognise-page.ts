import { asksForMoney } from '@nowahala/kernel';
import type { ErrorClass, RecognisedId } from '@nowahala/kernel';
import { headingsOf, textsOf, titleOf } from '../page-text.js';
import { PAGE_SIGNS, type PageSign } from './page-signs.js';
import { isForPlannedWork } from './planned-work.js';

/** What kind of page this is, when it surely is not the customer's website. */
export interface RecognisedPage {
  page: RecognisedId<'page'>;
  /** How sure: a page answered with 200 is called wrong only from 0.9 on. */
  confidence: number;
}

/** Pages that make a 200 wrong by themselves and how they are classed: RULES.md#checks. */
const WRONG_EVEN_WITH_200: Partial<Record<RecognisedId<'page'>, ErrorClass>> = {
  parked: 'body_parked',
  suspended: 'body_suspended',
  bandwidth_exceeded: 'body_suspended',
  database_error: 'body_database_error',
  php_fatal: 'body_php_fatal',
  php_memory: 'body_php_fatal',
  disk_full: 'body_disk_full',
  defaced: 'body_defaced',
  no_site: 'body_no_site',
};

/** Pages that say more than the status 5xx they came with. */
const CLASSED_WITH_5XX: Partial<Record<RecognisedId<'page'>, ErrorClass>> = {
  ...WRONG_EVEN_WITH_200,
  maintenance: 'body_maintenance',
};

const SURE_ENOUGH = 0.9;

/** Switched off for planned work is no suspension, however it is worded. */
const NOT_FOR_PLANNED_WORK: readonly RecognisedId<'page'>[] = ['suspended', 'stopped'];
/** What such a page says of work is said beside: a slogan, or that all will soon be well. */
const STATES_ITS_FAULT =
  /^\W{0,5}((http|error|status|code|oops)\W{0,3}){0,3}((50[024]|52\d)(\W{0,3}$|\W{1,3}(error|internal|bad|gateway|server|web|connection|origin|a timeout)\b)|(internal server error|bad gateway|gateway time-?out)\b)/i;
const AT_WORK: RecognisedPage = { page: 'maintenance', confidence: SURE_ENOUGH };

export function recognisePage(body: string): RecognisedPage | null {
  if (body === '') return null;
  const title = titleOf(body) ?? '';
  const { all, own } = textsOf(body);
  let atWork = false;
  for (const sign of PAGE_SIGNS) {
    // What begins a page begins it also where a list stands first.
    const place = sign.text?.source.startsWith('^') ? all : own;
    if (
      all.length > (sign.atMost ?? Number.POSITIVE_INFINITY) ||
      !matches(sign, body, title, place) ||
      (sign.page === 'maintenance' && statesItsFault(body, title)) ||
      (sign.source === undefined && OF_THE_WHOLE_SITE.includes(sign.page) && FATAL.test(body)) ||
      (sign.source === undefined && WRONG_EVEN_WITH_200[sign.page] !== undefined && isAWebsite(body))
    )
      continue;
    if (!NOT_FOR_PLANNED_WORK.includes(sign.page) || !isAlwaysForWork(sign, title, place, all))
      return { page: sign.page, confidence: sign.confidence };
    atWork = true;
  }
  return atWork ? AT_WORK : null;
}

function matches(sign: PageSign, body: string, title: string, text: string): boolean {
  return (sign.title?.test(title) ?? true) && (sign.text?.test(text) ?? true) && (sign.source?.test(body) ?? true);
}

const statesItsFault = (body: string, title: string): boolean => [title, ...headingsOf(body)].some((words) => STATES_ITS_FAULT.test(words));

/** It is there from its own beginning to its end and leads on to its own pages: whatever it speaks of, it works. */
function isAWebsite(body: string): boolean {
  const isWhole = /^\s{0,20}</.test(body) && /<\/html>\s{0,20}$/i.test(body);
  return isWhole && !PRINTED_BY_PHP.test(body) && body.split(LINK_TO_ITS_OWN, OWN_LINKS + 1).length > OWN_LINKS;
}

/** Whoever shows such a page runs no program that breaks off in it. */
const OF_THE_WHOLE_SITE: readonly RecognisedId<'page'>[] = [
  'suspended',
  'stopped',
  'parked',
  'bandwidth_exceeded',
  'maintenance',
  'defaced',
];
const FATAL = /<b>(Fatal|Parse) error<\/b>:/i;

const OWN_LINKS = 3;
const LINK_TO_ITS_OWN = /<a [^>]{0,200}href=["']\/(?!\/)/i;
const PRINTED_BY_PHP = /<b>(Warning|Fatal error|Parse error|Notice|Deprecated)<\/b>:/i;

/** Not where it is said a second time, for no work, nor where the page asks its owner to pay for the website. */
function isAlwaysForWork(sign: PageSign, title: string, text: string, all: string): boolean {
  const pattern = sign.text ?? sign.title;
  if (pattern === undefined) return false;
  const place = sign.text === undefined ? title : text;
  const isForWork = [...place.matchAll(new RegExp(pattern, `${pattern.flags}g`))].every(({ index, 0: words }) =>
    isForPlannedWork(place, index, index + words.length),
  );
  return isForWork && !asksForMoney(`${title}. ${all}`);
}

/** The class that the page gives to an answer; null when the status alone speaks. */
export function errorClassOfPage(status: number, recognised: RecognisedPage | null): ErrorClass | null {
  if (recognised === null || recognised.confidence < SURE_ENOUGH) return null;
  if (status >= 200 && status < 300) return WRONG_EVEN_WITH_200[recognised.page] ?? null;
  if (status >= 500) return CLASSED_WITH_5XX[recognised.page] ?? null;
  // Suspended and parked pages also come with 403, 404 and 410.
  if (status >= 400 && (recognised.page === 'suspended' || recognised.page === 'parked')) return WRONG_EVEN_WITH_200[recognised.page]!;
  return status === 403 && SHUT_FOR_EVERYBODY.includes(recognised.page) ? 'http_4xx' : null;
}

/** With 403 they do not turn this one visitor away: nobody is let in. */
const SHUT_FOR_EVERYBODY: readonly RecognisedId<'page'>[] = ['stopped', 'name_refused', 'flagged'];
