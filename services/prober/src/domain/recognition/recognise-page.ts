import { asksForMoney } from '@nowahala/kernel';
import type { ErrorClass, RecognisedId } from '@nowahala/kernel';
import { headingsOf, textsOf, titleOf } from '../page-text.js';
import { isAnArticle } from './article.js';
import { isHomeMissing } from './bare-list.js';
import { isOfACase } from './conditions.js';
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
  installer: 'body_installer',
  program_text: 'body_program_text',
  home_missing: 'body_home_missing',
  program_error: 'body_program_error',
};

/** Pages that say more than the status 5xx they came with. */
const CLASSED_WITH_5XX: Partial<Record<RecognisedId<'page'>, ErrorClass>> = {
  ...WRONG_EVEN_WITH_200,
  // The status says it then.
  program_error: undefined,
  maintenance: 'body_maintenance',
};

const SURE_ENOUGH = 0.9;

/** Switched off for planned work is no suspension, however it is worded. */
const NOT_FOR_PLANNED_WORK: readonly RecognisedId<'page'>[] = ['suspended', 'stopped'];
/** What such a page says of work is said beside: a slogan, or that all will soon be well. */
const STATES_ITS_FAULT =
  /^\W{0,5}((http|error|status|code|oops)\W{0,3}){0,3}((50[024]|52\d)(\W{0,3}$|\W{1,3}(error|internal|bad|gateway|server|web|connection|origin|a timeout)\b)|(internal server error|bad gateway|gateway time-?out)\b)/i;
const HOME_MISSING: RecognisedPage = { page: 'home_missing', confidence: 0.93 };
const AT_WORK: RecognisedPage = { page: 'maintenance', confidence: SURE_ENOUGH };

export function recognisePage(body: string): RecognisedPage | null {
  if (body === '') return null;
  const title = titleOf(body) ?? '';
  const { all, own } = textsOf(body);
  if (isHomeMissing(body)) return HOME_MISSING;
  let atWork = false;
  for (const sign of PAGE_SIGNS) {
    // What begins a page begins it also where a list stands first.
    const place = sign.text?.source.startsWith('^') ? all : own;
    if (
      all.length > (sign.atMost ?? Number.POSITIVE_INFINITY) ||
      !matches(sign, body, title, place) ||
      (sign.stays && SENDS_ON.test(body)) ||
      (sign.isNoArticle && isAnArticle(body, title)) ||
      (sign.page === 'maintenance' && statesItsFault(body, title)) ||
      (sign.source === undefined && OF_THE_WHOLE_SITE.includes(sign.page) && FATAL.test(body)) ||
      (sign.source === undefined &&
        WRONG_EVEN_WITH_200[sign.page] !== undefined &&
        ((!sign.leadsOn && isAWebsite(body)) || isAboutOthers(sign, place, all))) ||
      (STATED_OF_ITSELF.includes(sign.page) && isAlwaysOfACase(sign, title, place))
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

/** A list of past faults of what works, or words that the page only quotes. */
function isAboutOthers({ text: pattern }: PageSign, place: string, all: string): boolean {
  if (ALL_WORKS.test(all) || LISTS_DATA.test(all)) return true;
  if (pattern === undefined || pattern.source.startsWith('^') || /^\s{0,20}[[{]/.test(place)) return false;
  return [...place.matchAll(new RegExp(pattern, `${pattern.flags}g`))].every(({ index }) => isQuoted(place, index));
}

const ALL_WORKS =
  /\ball (systems|services|components) (are )?(currently )?(operational|normal|up|running|go|online)\b|\b(past incidents|incident history|no incidents reported)\b|\b(systèmes|services) (sont )?(tous )?(opérationnels|fonctionnels)|incidents passés|historique des incidents|(sistemas|serviços|servicios) (estão |están )?(todos )?(operacionais|operativos|operacionales)|incidentes (passados|anteriores|pasados)|alle (systeme|dienste) (sind )?(funktionsfähig|betriebsbereit|in betrieb|verfügbar)|(mifumo|huduma) zote? (inafanya|zinafanya) kazi|جميع (الأنظمة|الخدمات) تعمل/i;

const LISTS_DATA = /^\[\s?[{"[]/;

const QUOTE_REACH = 160;

function isQuoted(text: string, index: number): boolean {
  const before = text.slice(Math.max(0, index - QUOTE_REACH), index);
  if (before.lastIndexOf('“') > before.lastIndexOf('”') || before.lastIndexOf('«') > before.lastIndexOf('»')) return true;
  return before.split('"').length % 2 === 0;
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

const SENDS_ON = /<meta [^>]{0,100}http-equiv=["']?refresh|\blocation(\.href)?\s?=\s?["'`]|\blocation\.(replace|assign)\(/i;

const OWN_LINKS = 3;
/** Not words to search for, which parking pages offer. Groups that catch would count as parts. */
const LINK_TO_ITS_OWN =
  /<a [^>]{0,200}href=["']\/(?!\/|\?(?!(?:p|page|page_id|cat|id|lang|route|m|product|post_type|author)=)|(?:caf|lander|search|listing|landing)\b[^"']{0,10}\?)/i;
const PRINTED_BY_PHP = /<b>(Warning|Fatal error|Parse error|Notice|Deprecated)<\/b>:/i;

type HoldsAt = (text: string, from: number, to: number) => boolean;

/** Whether it holds each time that the page says it; a sign of the page's marks says nothing. */
function holdsEachTime(holdsAt: HoldsAt, sign: PageSign, title: string, text: string): boolean {
  const pattern = sign.text ?? sign.title;
  if (pattern === undefined) return false;
  const place = sign.text === undefined ? title : text;
  return [...place.matchAll(new RegExp(pattern, `${pattern.flags}g`))].every(({ index, 0: words }) =>
    holdsAt(place, index, index + words.length),
  );
}

/** Rules and conditions name these states of any account, and say nothing of this website. */
const STATED_OF_ITSELF: readonly RecognisedId<'page'>[] = ['suspended', 'stopped', 'parked', 'bandwidth_exceeded', 'defaced'];

const isAlwaysOfACase = (sign: PageSign, title: string, text: string): boolean =>
  !sign.text?.source.startsWith('^') && holdsEachTime(isOfACase, sign, title, text);

/** Not where it is said a second time, for no work, nor where the page asks its owner to pay for the website. */
const isAlwaysForWork = (sign: PageSign, title: string, text: string, all: string): boolean =>
  holdsEachTime(isForPlannedWork, sign, title, text) && !asksForMoney(`${title}. ${all}`);

/** Programs are also offered to read or to install, as plain text. */
const MEANT_AS_A_PAGE = /^\s*($|text\/html\b|application\/x-httpd-)/i;

/** The class that the page gives to an answer; null when the status alone speaks. */
export function errorClassOfPage(status: number, recognised: RecognisedPage | null, contentType = ''): ErrorClass | null {
  if (recognised === null || recognised.confidence < SURE_ENOUGH) return null;
  if (recognised.page === 'program_text' && !MEANT_AS_A_PAGE.test(contentType)) return null;
  if (status >= 200 && status < 300) return WRONG_EVEN_WITH_200[recognised.page] ?? null;
  if (status >= 500) return CLASSED_WITH_5XX[recognised.page] ?? null;
  // Suspended and parked pages also come with 403, 404 and 410.
  if (status >= 400 && (recognised.page === 'suspended' || recognised.page === 'parked')) return WRONG_EVEN_WITH_200[recognised.page]!;
  return status === 403 && SHUT_FOR_EVERYBODY.includes(recognised.page) ? 'http_4xx' : null;
}

/** With 403 they do not turn this one visitor away: nobody is let in. */
const SHUT_FOR_EVERYBODY: readonly RecognisedId<'page'>[] = ['stopped', 'name_refused', 'flagged'];
