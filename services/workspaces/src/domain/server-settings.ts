import { isLongerThan, isUnshowable, parsePublicIpv4, parseWebsite, tidyText } from '@nowahala/platform';
import type { NetworkPolicy, Website } from '@nowahala/platform';
import { isInterval } from './interval.js';
import { refusals, sentences } from './refusals.js';
import type { ServerSettings } from './server.js';

const MAX_NAME_LENGTH = 100;

export interface ServerInput {
  name?: string | undefined;
  ipAddress?: string | undefined;
  website?: string | undefined;
  intervalMinutes?: number | undefined;
}

export interface ReadServer {
  settings: Partial<Pick<ServerSettings, 'name' | 'ipAddress' | 'website' | 'intervalMinutes'>>;
  /** The website, for looking up where its name leads. */
  website: Website | undefined;
}

/** Reads the fields that were given and names every wrong one at once. Blanks around an address are forgiven on update only. */
export function readServerSettings(typed: ServerInput, policy: NetworkPolicy, on: 'create' | 'update'): ReadServer {
  const settings: ReadServer['settings'] = {};
  const problems: Record<string, string> = {};
  let website: Website | undefined;
  if (typed.name !== undefined) {
    const problem = nameProblem(typed.name);
    if (problem === undefined) settings.name = tidyText(typed.name);
    else problems.name = problem;
  }
  if (typed.ipAddress !== undefined) {
    const untidy = on === 'create' && typed.ipAddress !== typed.ipAddress.trim();
    const judged = parsePublicIpv4(typed.ipAddress, policy);
    if (judged.ok && !untidy) settings.ipAddress = judged.value;
    else
      problems.ipAddress =
        judged.ok || judged.reason === 'not_an_address' || judged.reason === 'leading_zero' ? sentences.ipWrong : sentences.ipNotPublic;
  }
  if (typed.website !== undefined && typed.website.trim() === '') settings.website = '';
  else if (typed.website !== undefined) {
    const judged = parseWebsite(typed.website, policy);
    if (!judged.ok) problems.website = sentences.website[judged.reason];
    else {
      website = judged.value;
      settings.website = asTyped(judged.value, typed.website.trim());
    }
  }
  if (typed.intervalMinutes !== undefined) {
    if (isInterval(typed.intervalMinutes)) settings.intervalMinutes = typed.intervalMinutes;
    else problems.monitoringInterval = sentences.intervalUnknown;
  }
  if (Object.keys(problems).length > 0) throw refusals.fields(problems);
  return { settings, website };
}

/** The slash that a URL has and a person does not type is left out again. */
const asTyped = (website: Website, typed: string): string =>
  website.path === '/' && !typed.endsWith('/') ? website.url.slice(0, -1) : website.url;

function nameProblem(typed: string): string | undefined {
  const name = tidyText(typed);
  if (name === '') return sentences.serverNameMissing;
  if (isUnshowable(name)) return sentences.strangeCharacters;
  return isLongerThan(name, MAX_NAME_LENGTH) ? sentences.nameLength(MAX_NAME_LENGTH) : undefined;
}
