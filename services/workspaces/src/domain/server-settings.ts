import { limits } from '@nowahala/kernel';
import { parsePublicIpv4, parseWebsite, normalizeText } from '@nowahala/platform';
import type { NetworkPolicy, Website } from '@nowahala/platform';
import { isInterval } from './interval.js';
import { refusals, sentences } from './refusals.js';
import type { ServerSettings } from './server.js';
import { nameProblem } from './typed-name.js';

export interface ServerInput {
  name?: string | undefined;
  ipAddress?: string | undefined;
  website?: string | undefined;
  intervalMinutes?: number | undefined;
}

export interface ServerReading {
  settings: Partial<Pick<ServerSettings, 'name' | 'ipAddress' | 'website' | 'intervalMinutes'>>;
  /** The website, for looking up where its name leads. */
  website: Website | undefined;
}

/** Reads the fields that were given and names every wrong one at once. Blanks around an address are forgiven on update only. */
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
    else
      problems.ipAddress =
        parsed.ok || parsed.reason === 'not_an_address' || parsed.reason === 'leading_zero' ? sentences.ipWrong : sentences.ipNotPublic;
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
  if (Object.keys(problems).length > 0) throw refusals.fields(problems);
  return { settings, website };
}

/** The slash that a URL has and a person does not type is left out again. */
const asTyped = (website: Website, typed: string): string =>
  website.path === '/' && !typed.endsWith('/') ? website.url.slice(0, -1) : website.url;
