type Listener = () => void;
const listeners = new Set<Listener>();

/** Nearer than this the device is right: a slow answer is no wrong clock. */
const TOLERANCE_MS = 30_000;

let offsetMs = 0;

/** The page's only look at the time of day: the product's, since phones may be an hour off. */
export const now = (): Date => new Date(Date.now() + offsetMs);

/** What the device takes for the time, to compare with moments that it noted itself. */
export const deviceNow = (): number => Date.now();

/** Learns the product's time from an answer of the API as it arrives, and hands the answer on. */
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

/** Hears that the time of day turned out to be another. */
export function onTimeLearnt(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
