/** What happens in `npm run faults`: the rows of the table, and the sites that both watch. Seconds throughout. */
export const INTERVAL = 60;
/** Both check a site at the same second; a fault begins this long before it. */
export const LEAD = 5;

export const ROWS = {
  dns: 'DNS failure',
  refusal: 'refusal',
  silence: 'silence',
  blip: '30 s blip (6 sites)',
  flapping: 'flapping (4 times 30 s)',
  address: '40 sites on one address',
  clock: 'clock step (5 minutes on, and back)',
  restart: 'restart in the middle',
  freeze: 'prober frozen for 3 s',
  uplink: 'own uplink cut',
  calm: 'nothing wrong (all other sites)',
};

export const LASTS = { dns: 100, refusal: 100, silence: 175, blip: 30, address: 100, clock: 90, restart: 110 };
/** How long a blip has lasted when the check comes that meets it. */
export const BLIP_AT_CHECK = [2, 7, 12, 17, 22, 27];
export const FLAPS = { times: 4, down: 30, up: 25 };
/** Half of it without a word from outside, half without a route. */
export const UPLINK_AWAY = 100;
/** A site that fails in the middle of that stays down for so long afterwards. */
export const AFTER_UPLINK = 60;
/** The slow site answers after this long, which is fine; frozen is who asks just before, and for so long. */
const SLOW_ANSWER = 8.5;
export const FREEZE = { after: 7.8, lasts: 3 };
export const CLOCK_STEP = 300;

const two = (number) => String(number).padStart(2, '0');
const site = (name, address, over = {}) => ({
  name,
  host: `${name.toLowerCase().replace(' ', '-')}.faults.ng`,
  address,
  delay: 0.05,
  ...over,
});

/** Any of these can be given a fault; each stands in a network of its own. */
export const shops = Array.from({ length: 32 }, (_, index) => site(`Shop ${two(index + 1)}`, `102.89.${index + 1}.10`));
export const hosted = Array.from({ length: 40 }, (_, index) => site(`Hosted ${two(index + 1)}`, '105.112.40.10'));
export const slow = Array.from({ length: 2 }, (_, index) =>
  site(`Slow ${two(index + 1)}`, `154.113.${index + 1}.10`, { delay: SLOW_ANSWER }),
);
/** Outside as well, for the proof of sight. */
export const references = [site('Reference 01', '196.6.103.10'), site('Reference 02', '41.58.90.10')];
export const sites = [...shops, ...hosted, ...slow];

export const namesIn = (text) => [...new Set(text.match(/(Shop|Hosted|Slow) \d\d/g))];
