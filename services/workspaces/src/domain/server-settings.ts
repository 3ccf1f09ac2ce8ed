import { foldText, isInterval, limits } from '@nowahala/kernel';
import { isUnshowable, normalizeText, parsePublicIpv4, parseWebsite } from '@nowahala/platform';
import type { NetworkPolicy, Website } from '@nowahala/platform';
import { refusals, sentences } from './refusals.js';
import type { ServerSettings } from './server.js';
import { nameProblem } from './typed-name.js';

export interface ServerInput {
  name?: string | undefined;
  ipAddress?: string | undefined;
  website?: string | undefined;
  intervalMinutes?: number | undefined;
  expectText?: string | undefined;
  rejectText?: string | undefined;
}

export interface ServerReading {
  settings: Partial<Pick<ServerSettings, keyof ServerInput>>;
  /** The website, for looking up where its name leads. */
  website: Website | undefined;
}

/**
 * Reads the fields that were given and names every wrong one at once; blanks around an address are forgiven on update only. Each field
 * by itself: what an address or a website may be is `libs/platform/src/net/address-guard.ts`, an interval
 * `libs/kernel/src/check-interval.ts`. The words against the website are in `server.ts`, all that depends on the plan in
 * `entitlement.ts`, where a name leads in `check-website.ts`, a free place in `add-server.ts`; a name's own rule is `typed-name.ts`.
 */
export function readServerSettings(typed: ServerInput, policy: NetworkPolicy, on: 'create' | 'update'): ServerReading {
  const settings: ServerReading['settings'] = {};
  const problems: Record<string, string> = {};
  let website: Website | undefined;
  if (typed.name !== undefined) {
    const problem = nameProblem(typed.name, limits.serverName.max, sentences.serverNameMissing);
    if (problem === undefined) settings.name = normalizeText(typed.name);
    else problems.name = problem;
  }
  if (typed.ipAddress !== undefined) {
    const hasBlanks = on === 'create' && typed.ipAddress !== typed.ipAddress.trim();
    const parsed = parsePublicIpv4(typed.ipAddress, policy);
    if (parsed.ok && !hasBlanks) settings.ipAddress = parsed.value;
    else problems.ipAddress = parsed.ok || parsed.reason === 'not_an_address' ? sentences.ipWrong : sentences.ipNotPublic;
  }
  if (typed.website !== undefined && typed.website.trim() === '') settings.website = '';
  else if (typed.website !== undefined) {
    const parsed = parseWebsite(typed.website, policy);
    if (!parsed.ok) problems.website = sentences.website[parsed.reason];
    else {
      website = parsed.value;
      settings.website = asTyped(parsed.value, typed.website.trim());
    }
  }
  if (typed.intervalMinutes !== undefined) {
    if (isInterval(typed.intervalMinutes)) settings.intervalMinutes = typed.intervalMinutes;
    else problems.monitoringInterval = sentences.intervalUnknown;
  }
  for (const field of ['expectText', 'rejectText'] as const) {
    const words = typed[field];
    const problem = words === undefined ? undefined : wordsProblem(words);
    if (problem !== undefined) problems[field] = problem;
    else if (words !== undefined) settings[field] = normalizeText(words);
  }
  if (Object.keys(problems).length > 0) throw refusals.fields(problems);
  return { settings, website };
}

/** Empty is allowed: nothing is looked for. */
function wordsProblem(typed: string): string | undefined {
  const words = normalizeText(typed);
  if (words === '') return undefined;
  if (isUnshowable(words) || foldText(words) === '') return sentences.wordsUnreadable;
  return [...words].length > limits.wantedText.max ? sentences.wordsTooLong : undefined;
}

/** The slash that a URL has and a person does not type is left out again. */
const asTyped = (website: Website, typed: string): string =>
  website.path === '/' && !typed.endsWith('/') ? website.url.slice(0, -1) : website.url;
