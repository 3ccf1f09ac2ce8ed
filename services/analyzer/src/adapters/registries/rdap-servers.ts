import { DAY_MS, HOUR_MS } from '@nowahala/kernel';
import { KNOWN_RDAP } from './known-registries.js';
import { readJson } from './read-json.js';

const FRESH_MS = 7 * DAY_MS;
const TRY_AGAIN_MS = HOUR_MS;
const LONGEST_LIST = 2_000_000;
const WITHIN_MS = 6_000;

/** IANA's list of who answers for which ending (RFC 9224): fetched weekly, the bundled one until then and where it cannot be had. */
export class RdapServers {
  private bases = new Map(Object.entries(KNOWN_RDAP));
  private nextFetchAt = -Infinity;
  private fetching: Promise<void> | undefined;
  /** False where IANA's list was never to be had: an ending that is not bundled may have a server all the same. */
  isComplete = false;

  constructor(
    private readonly url: string,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** In the order in which they are to be asked; none where the ending has none. */
  async of(domain: string): Promise<string[]> {
    if (this.now() >= this.nextFetchAt) await (this.fetching ??= this.fetch().finally(() => (this.fetching = undefined)));
    const base = this.bases.get(domain.slice(domain.lastIndexOf('.') + 1));
    return base === undefined ? [] : withHttpsFirst(base);
  }

  private async fetch(): Promise<void> {
    const { body } = await readJson(this.url, { withinMs: WITHIN_MS, longest: LONGEST_LIST });
    const listed = servicesOf(body);
    this.nextFetchAt = this.now() + (listed.length > 0 ? FRESH_MS : TRY_AGAIN_MS);
    if (listed.length === 0) return;
    this.bases = new Map([...Object.entries(KNOWN_RDAP), ...listed]);
    this.isComplete = true;
  }
}

function servicesOf(body: unknown): [ending: string, base: string][] {
  const services = (body as { services?: unknown } | null)?.services;
  if (!Array.isArray(services)) return [];
  return services.flatMap((service: unknown) => {
    const [endings, urls] = Array.isArray(service) ? (service as unknown[]) : [];
    if (!Array.isArray(endings) || !Array.isArray(urls)) return [];
    const usable = urls.filter((url): url is string => typeof url === 'string' && /^https?:\/\//.test(url) && URL.canParse(url));
    const base = usable.find((url) => url.startsWith('https:')) ?? usable[0];
    if (base === undefined) return [];
    return endings
      .filter((ending): ending is string => typeof ending === 'string')
      .map((ending): [string, string] => [ending.toLowerCase(), base.endsWith('/') ? base : `${base}/`]);
  });
}

/** Some list http alone and answer https as well. */
function withHttpsFirst(base: string): string[] {
  const { protocol, port } = new URL(base);
  return protocol === 'http:' && port === '' ? [base.replace('http:', 'https:'), base] : [base];
}
