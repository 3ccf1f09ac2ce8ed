type Listener = () => void;
const listeners = new Set<Listener>();

/** A smaller difference is a slow response, not a wrong clock. */
const TOLERANCE_MS = 30_000;

let offsetMs = 0;

/** The time of the product, because the clock of a phone may be an hour off. Pages read no other clock. */
export const now = (): Date => new Date(Date.now() + offsetMs);

/** What the device takes for the time, to compare with moments that it noted itself. */
export const deviceNow = (): number => Date.now();

/** Learns the product's time from the `Date` of an API response, and returns the response. */
export function learnTime(response: Response): Response {
  const serverTime = Date.parse(response.headers?.get('date') ?? '');
  if (Number.isNaN(serverTime)) return response;
  const difference = serverTime - Date.now();
  const next = Math.abs(difference) < TOLERANCE_MS ? 0 : difference;
  if (Math.abs(next - offsetMs) < TOLERANCE_MS) return response;
  offsetMs = next;
  listeners.forEach((listener) => listener());
  return response;
}

/** Calls the listener when the learnt time changes. */
export function onTimeLearnt(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
