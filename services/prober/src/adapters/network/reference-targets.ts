import { type Logger, type NetworkPolicy, type Website, parseWebsite } from '@nowahala/platform';
import type { References } from '../../application/ports.js';

/** Small answers of big networks, each of another company. */
const WELL_KNOWN = [
  'https://www.google.com/generate_204',
  'https://www.cloudflare.com/cdn-cgi/trace',
  'https://www.apple.com/library/test/success.html',
  'https://www.wikipedia.org/robots.txt',
];

/** `PROBE_REFERENCE_TARGETS`; unset the well-known ones, `none` for none at all. */
export function referencesOf(setting: readonly string[], policy: NetworkPolicy, logger: Logger): References {
  if (setting.length === 1 && setting[0] === 'none') return { websites: [], named: false };
  const named = setting.length > 0;
  const websites = (named ? setting : WELL_KNOWN).flatMap((text): Website[] => {
    const judged = parseWebsite(text, policy);
    if (judged.ok) return [judged.value];
    logger.warn({ reason: judged.reason }, 'reference target not usable');
    return [];
  });
  return { websites, named };
}
