/** What a user agent says of itself, in the names that people know. Empty where it says nothing that we recognise. */
export interface Device {
  browser: string;
  system: string;
}

/** What is kept of the device of a session. */
export interface SeenDevice extends Device {
  /** The address without its last part. */
  place: string;
}

const LONGEST = 500;
const LONGEST_PLACE = 64;

/** In this order: most browsers name others too. */
const browsers: [name: string, sign: RegExp][] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\/|\bOpera\b|\bOPT\/|Opera Mini/],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['UC Browser', /\bUCBrowser\//],
  ['Phoenix', /\bPHX\//],
  ['Firefox', /\bFirefox\/|\bFxiOS\//],
  ['Chrome', /\bChrom(e|ium)\/|\bCriOS\//],
  ['Safari', /\bVersion\/[\d.]+ .*Safari\//],
  ['curl', /^curl\//i],
];

const systems: [name: string, sign: RegExp][] = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Mac', /\bMac OS X\b|\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

export function readDevice(userAgent: string): Device {
  const text = userAgent.slice(0, LONGEST);
  const first = (known: [string, RegExp][]) => known.find(([, sign]) => sign.test(text))?.[0] ?? '';
  return { browser: first(browsers), system: first(systems) };
}

/** Of a request: what its user agent says, and where it came from. */
export const seenDevice = (request: { userAgent: string; place: string } | undefined): SeenDevice => ({
  ...readDevice(request?.userAgent ?? ''),
  place: (request?.place ?? '').slice(0, LONGEST_PLACE),
});
