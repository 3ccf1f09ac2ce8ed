import type { Reach, ReachSeen } from '../model/judge-reach';

const PATIENCE_MS = 10_000;
const OURS = '/health/ready';
/** Small, made for this question, and run by two who do not depend on each other. */
const ELSEWHERE = ['https://www.gstatic.com/generate_204', 'https://cp.cloudflare.com/generate_204'];

/** Asks from this very browser. Of the website only whether an answer came can be known, not what it says. */
export async function askFromHere(website: string, signal: AbortSignal): Promise<ReachSeen> {
  const [site, ours, ...elsewhere] = await Promise.all([
    mayAsk(website) ? reach(website, signal) : ('cannot-ask' as const),
    reach(OURS, signal),
    ...ELSEWHERE.map((url) => reach(url, signal)),
  ]);
  return { website: site, ours, elsewhere: elsewhere.includes('reached') ? 'reached' : 'not-reached' };
}

/** A secure page may not ask a plain one: the browser refuses before it asks. */
const mayAsk = (website: string): boolean => window.location.protocol !== 'https:' || website.startsWith('https:');

async function reach(url: string, signal: AbortSignal): Promise<Reach> {
  try {
    await fetch(url, {
      mode: 'no-cors',
      cache: 'no-store',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
    });
    return 'reached';
  } catch {
    signal.throwIfAborted();
    return 'not-reached';
  }
}
