/** What happens in a game day: which sites fail when, and what is done to the product meanwhile. All of it follows from the seed. */
const SECOND = 1_000;
export const SERVICES = ['identity', 'workspaces', 'billing', 'scheduler', 'prober', 'analyzer', 'notifier', 'gateway'];
/** An outage this long has to be seen, whatever is done to the product meanwhile. */
const OUTAGE_SECONDS = [150, 240];
/** Over before the second re-check: nobody is to hear of it. */
const BLIP_MS = 8 * SECOND;
const FAILING_SHARE = 0.08;
const BLIP_SHARE = 0.04;
const FIRST_FAULT_MS = 20 * SECOND;
/** Seconds; longer than calls between services are believed, and than what the scheduler catches up with. */
const CLOCK_STEP = 90;
/** The prober's clock is the truth of its pings, so it is not among them. */
const STEPPED_BESIDE = ['identity', 'workspaces', 'billing', 'analyzer', 'notifier', 'gateway'];
/** Started again while the broker shows an expired certificate, they have nothing to do. */
const ON_THE_BUS_ALONE = ['analyzer', 'notifier', 'scheduler'];

/** Mulberry32: the same numbers for the same seed. */
function randomFrom(seed) {
  let state = (seed * 2_654_435_761) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function shuffled(list, random) {
  const order = list.map((one) => [random(), one]);
  return order.sort(([a], [b]) => a - b).map(([, one]) => one);
}

const between = (random, [least, most]) => least + random() * (most - least);

/** Sites on loopback networks of their own; some are away once, some for a moment. Times are milliseconds from the beginning. */
function makeSites(random, count, lengthMs) {
  const sites = Array.from({ length: count }, (_, index) => ({
    name: `Site ${String(index).padStart(3, '0')}`,
    address: `127.${20 + (index >> 8)}.${index & 255}.1`,
    outages: [],
    isBlip: false,
  }));
  const order = shuffled(sites, random);
  const failing = Math.max(2, Math.round(count * FAILING_SHARE));
  for (const site of order.slice(0, failing)) {
    const lasts = between(random, OUTAGE_SECONDS) * SECOND;
    const from = between(random, [0.05 * lengthMs, Math.max(0.06 * lengthMs, lengthMs - lasts)]);
    site.outages.push({ from, to: from + lasts });
  }
  for (const site of order.slice(failing, failing + Math.round(count * BLIP_SHARE))) {
    const from = between(random, [0.05 * lengthMs, 0.9 * lengthMs]);
    site.isBlip = true;
    site.outages.push({ from, to: from + BLIP_MS });
  }
  return sites;
}

/** Every service is killed once, some are frozen, clocks step, and what the product leans on is away, full, slow or says no. */
function makeFaults(random, lengthMs) {
  const short = () => between(random, [5, 15]) * SECOND;
  const long = () => Math.min(60 * SECOND, lengthMs / 10);
  const step = (service) => ({ what: 'clock steps', service, ahead: random() < 0.5 ? -CLOCK_STEP : CLOCK_STEP, lasts: long() });
  const faults = [
    ...SERVICES.map((service) => ({ what: 'kill', service, lasts: 0 })),
    ...shuffled(SERVICES, random)
      .slice(0, 3)
      .map((service) => ({ what: 'freeze', service, lasts: short() })),
    { what: 'freeze', service: 'prober', lasts: short() },
    { what: 'database away', lasts: short() },
    { what: 'database away', lasts: long() },
    { what: 'mail slow', lasts: long() },
    { what: 'mail refuses', lasts: long() },
    { what: 'mail denies with 550', lasts: long() },
    { what: 'mail loses answers', lasts: short() },
    { what: 'whatsapp slow', lasts: long() },
    { what: 'whatsapp refuses', lasts: long() },
    { what: 'whatsapp loses answers', lasts: short() },
    { what: 'disk full', lasts: long() / 2 },
    step('scheduler'),
    step(shuffled(STEPPED_BESIDE, random)[0]),
    { what: 'broker away', lasts: long() },
    { what: 'broker certificate expired', service: shuffled(ON_THE_BUS_ALONE, random)[0], lasts: long() / 2 },
  ];
  const every = (lengthMs - FIRST_FAULT_MS) / faults.length;
  return shuffled(faults, random).map((fault, index) => ({ ...fault, at: FIRST_FAULT_MS + (index + random() * 0.3) * every }));
}

export function makeScenario({ seed, minutes, servers }) {
  const random = randomFrom(seed);
  const lengthMs = minutes * 60 * SECOND;
  return { lengthMs, sites: makeSites(random, servers, lengthMs), faults: makeFaults(random, lengthMs) };
}
