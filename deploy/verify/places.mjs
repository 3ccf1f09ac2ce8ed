/**
 * The bounds of the verdicts where several places watch (RULES.md#regions), on the release that places.sh installed: lagos is
 * home, london has two probers. What is outside are Services with the labels `places: site` and `places: reference`; the table
 * "places" of nftables, in the node's network namespace, keeps single probers from single addresses. Asks the product's API alone.
 *   node deploy/verify/places.mjs <namespace> <release>      in the network namespace of the node; exit code 1 where a bound is not kept
 */
import { execFile, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { addServer, becomeCustomer, callsTo, persistently, signInAgain } from '../../services/all-in-one/gameday/customers.mjs';

const [namespace, release] = process.argv.slice(2);
const KUBECTL = process.env.KUBECTL ?? 'kubectl';
const PORT = Number(process.env.FORWARD_PORT ?? 18_490);
/** In seconds. */
const BOUNDS = { partial: 60, left: 30, silent: 15 };
const WATCHED_MS = 75_000;
/** In which every server is due once, and its answer is written down. */
const ONE_ROUND_MS = 66_000;
/** In which each of three places that take turns is due once, and disagreement is decided. */
const THREE_ROUNDS_MS = 250_000;
const HOUR_MS = 3_600_000;

const run = promisify(execFile);
const kubectl = async (...words) => (await run(KUBECTL, ['-n', namespace, ...words], { maxBuffer: 2 ** 26 })).stdout;
const found = async (kind, label) => JSON.parse(await kubectl('get', kind, '-l', label, '-o', 'json')).items;
const component = (place) => `app.kubernetes.io/instance=${release},app.kubernetes.io/component=prober-${place}`;
const addressesOf = async (label) => (await found('services', label)).map(({ spec }) => spec.clusterIP);
const probersOf = async (place) =>
  (await found('pods', component(place))).filter(({ metadata }) => !metadata.deletionTimestamp).map(({ status }) => status.podIP);

/** `silent`: packets are lost, as on a line that is down; `refusing`: connections are turned away. */
async function cut(how, probers, addresses) {
  const pairs = probers.flatMap((prober) => addresses.map((address) => `${prober} . ${address}`));
  await run('nft', ['add', 'element', 'ip', 'places', how, `{ ${pairs.join(', ')} }`]);
}
async function mend() {
  for (const how of ['silent', 'refusing', 'dark']) await run('nft', ['flush', 'set', 'ip', 'places', how]);
}

async function metricsOf(prober) {
  const ask = async () => (await fetch(`http://${prober}:9464/metrics`, { signal: AbortSignal.timeout(5_000) })).text();
  const text = await persistently('metrics', ask);
  const sum = (pattern) => [...text.matchAll(pattern)].reduce((total, [, value]) => total + Number(value), 0);
  return {
    good: sum(/^prober_result_total\{[^}]*outcome="success"[^}]*\} (\d+)/gm),
    blind: sum(/^prober_sight\{[^}]*state="blind"[^}]*\} (\d+)/gm) > 0,
  };
}

const isBad = ({ status }) => !['success', 'unknown'].includes(status);
const secondsSince = (from) => (Date.now() - from) / 1_000;
const verdicts = [];
function judge(what, value, goal) {
  const isKept = value !== null && value <= goal;
  verdicts.push(isKept);
  console.log(`${isKept ? 'kept    ' : 'NOT KEPT'} ${what}: ${value === null ? 'never' : Number(value.toFixed(1))} (at most ${goal})`);
}
const note = (words) => console.log(`         ${words}`);

/** The seconds until it is so; null where it is not within the time. Always lasts as long as the time, where `whole` is set. */
async function secondsUntil(isSo, withinMs, { whole = false } = {}) {
  const from = Date.now();
  let after = null;
  while (Date.now() - from < withinMs && (whole || after === null)) {
    if (after === null && (await isSo())) after = secondsSince(from);
    await sleep(500);
  }
  return after;
}

// By a forwarded port calls come from the gateway's own machine, which alone may pay in the sandbox and read its mails.
const forward = spawn(KUBECTL, ['-n', namespace, 'port-forward', `deployment/${release}-gateway`, `${PORT}:8080`], {
  stdio: ['ignore', 'ignore', 'inherit'],
});
const call = callsTo(`http://127.0.0.1:${PORT}`);
const inbox = async () => (await persistently('the inbox', () => call('GET', 'dev/inbox/messages'))).data;
const mails = {
  find: async (isWanted) => (await inbox()).map(({ to, text }) => ({ envelope: { to: [to] }, mail: { text } })).find(isWanted),
};

try {
  await persistently('the gateway', () => call('GET', 'api/plan/all'));
  const customer = await becomeCustomer({ call, mails, planName: 'Scale' });
  void signInAgain(call, [customer], Date.now() + HOUR_MS);
  const ask = (path) => persistently(path, () => call('GET', path, undefined, { token: customer.token }));
  const isLive = async (place) => (await ask('api/region/list')).data.find(({ id }) => id === place).live;
  const messagesNow = async () => (await inbox()).filter(({ to }) => to === customer.email).length;
  const openedAt = ({ timeline }) => Date.parse(timeline.find(({ type }) => type === 'opened').at);
  const incidentsSince = async (from) =>
    (await ask(`api/incident/list/${customer.userId}?page=1`)).data.filter((one) => openedAt(one) > from);

  const references = await addressesOf('places=reference');
  const sites = (await addressesOf('places=site')).map((address, index) => ({ name: `Site ${index}`, address }));
  const outside = [...references, ...sites.map(({ address }) => address)];
  for (const site of sites) site.serverId = await addServer(call, customer, site, 80);
  const checksSince = async (from, query = '') => {
    const lists = await Promise.all(
      sites.map(async ({ serverId }) =>
        (await ask(`api/server/pings/${serverId}?page=1${query}`)).data.map((ping) => ({ serverId, ...ping })),
      ),
    );
    return lists.flat().filter(({ timestamp }) => Date.parse(timestamp) > from);
  };

  await persistently('three live places', async () => (await Promise.all(['lagos', 'london', 'frankfurt'].map(isLive))).every(Boolean));
  const all = (await Promise.all(['lagos', 'london', 'frankfurt'].map(probersOf))).flat();
  await persistently('a good check by each prober', async () => (await Promise.all(all.map(metricsOf))).every(({ good }) => good > 0));
  await sleep(20_000);
  note(`${all.length} probers in three places check ${sites.length} sites`);
  judge('before anything is cut: bad checks', (await checksSince(0)).filter(isBad).length, 0);

  await oneOfTwoIsBlind();
  await aPlaceDies();
  await homeIsCutOff();
  await partOfTheSites();

  async function oneOfTwoIsBlind() {
    const [blind, sibling] = await probersOf('london');
    const [messages, before] = [await messagesNow(), await metricsOf(sibling)];
    const from = Date.now();
    await cut('silent', [blind], outside);
    const blindAfter = await secondsUntil(async () => (await metricsOf(blind)).blind, WATCHED_MS, { whole: true });
    const bad = (await checksSince(from, '&region=london')).filter(isBad);
    const lastBad = Math.max(0, ...bad.map(({ timestamp }) => (Date.parse(timestamp) - from) / 1_000));
    judge('a prober without a way out never says so (1 is yes)', blindAfter === null ? 1 : 0, 0);
    note(`${bad.length} bad votes after the cut; it calls itself blind after ${blindAfter?.toFixed(1)} s`);
    judge('a prober without a way out, seconds until its last bad vote', lastBad, BOUNDS.silent);
    judge('messages to its customers about that', (await messagesNow()) - messages, 0);
    const goes = (await metricsOf(sibling)).good - before.good;
    judge('its sibling checked nothing (1 is yes)', goes > 0 ? 0 : 1, 0);
    judge('its place is no longer live (1 is yes)', (await isLive('london')) ? 0 : 1, 0);
    note(`its sibling got ${goes} good answers meanwhile`);
    await mend();
    await persistently('it sees again', async () => !(await metricsOf(blind)).blind);
  }

  async function aPlaceDies() {
    const from = Date.now();
    // A pod that is taken away says good-bye, also by force; a machine that loses its power does not.
    await run('nft', ['add', 'element', 'ip', 'places', 'dark', `{ ${(await probersOf('frankfurt')).join(', ')} }`]);
    await kubectl('scale', `deployment/${release}-prober-frankfurt`, '--replicas=0');
    await kubectl('delete', 'pod', '-l', component('frankfurt'), '--grace-period=0', '--force', '--wait=false');
    const killing = secondsSince(from);
    const after = await secondsUntil(async () => !(await isLive('frankfurt')), WATCHED_MS);
    judge('a place that is killed, seconds until it is no longer live', after === null ? null : killing + after, BOUNDS.left);
    await sleep(from + BOUNDS.left * 1_000 + ONE_ROUND_MS - Date.now());
    const good = (await checksSince(from + BOUNDS.left * 1_000)).filter(({ status }) => status === 'success');
    const checked = new Set(good.map(({ serverId }) => serverId));
    judge('servers without a good check in the minute after the bound', sites.length - checked.size, 0);
    judge('incidents because of it', (await incidentsSince(from)).length, 0);
    await mend();
    await kubectl('scale', `deployment/${release}-prober-frankfurt`, '--replicas=1');
    await persistently('Frankfurt is live again', () => isLive('frankfurt'));
  }

  async function homeIsCutOff() {
    const messages = await messagesNow();
    const from = Date.now();
    await cut('silent', await probersOf('lagos'), outside);
    const after = await secondsUntil(async () => !(await isLive('lagos')), WATCHED_MS, { whole: true });
    await mend();
    await sleep(30_000);
    judge('the home place is cut off and stays live (1 is yes)', after === null ? 1 : 0, 0);
    note(`it is no longer live after ${after?.toFixed(1)} s`);
    judge('the home place is cut off: messages to its customers', (await messagesNow()) - messages, 0);
    judge('the home place is cut off: incidents', (await incidentsSince(from)).length, 0);
    const checks = await checksSince(from);
    const good = new Set(checks.filter(({ status, region }) => status === 'success' && region !== 'lagos').map(({ serverId }) => serverId));
    judge('servers without a good check by the other places', sites.length - good.size, 0);
    note(`${checks.filter(isBad).length} bad votes meanwhile`);
    await persistently('home is live again', () => isLive('lagos'));
  }

  async function partOfTheSites() {
    const messages = await messagesNow();
    const ways = { refusing: sites.slice(0, 3), silent: sites.slice(3, 6) };
    const from = Date.now();
    for (const [how, some] of Object.entries(ways))
      await cut(
        how,
        await probersOf('london'),
        some.map(({ address }) => address),
      );
    const seenAt = new Map();
    const wanted = Object.values(ways).flat().length;
    await secondsUntil(async () => {
      for (const { _id } of await incidentsSince(from)) if (!seenAt.has(_id)) seenAt.set(_id, Date.now());
      return seenAt.size >= wanted;
    }, THREE_ROUNDS_MS);
    const incidents = await incidentsSince(from);
    for (const [how, some] of Object.entries(ways)) {
      const ours = incidents.filter(({ serverId }) => some.some((site) => site.serverId === serverId));
      const waits = ours.map(({ _id, startedAt }) => (seenAt.get(_id) - Date.parse(startedAt)) / 1_000);
      const opened = ours.map((one) => ((openedAt(one) - Date.parse(one.startedAt)) / 1_000).toFixed(1));
      note(`${how} towards London: ${ours.length} of ${some.length} have an incident, opened after ${opened.join(', ')} s`);
      judge(
        `reached from two of three places (${how}): seconds from the first failed check until the API shows the partial incident`,
        ours.length === 0 ? null : Math.max(...waits),
        BOUNDS.partial,
      );
    }
    judge('sites without an incident', wanted - new Set(incidents.map(({ serverId }) => serverId)).size, 0);
    const isPartial = ({ kind, regions, goodRegions }) =>
      kind === 'partial' && regions.join() === 'london' && goodRegions.length > 0 && !goodRegions.includes('london');
    judge('incidents that are not partial, or name other places', incidents.filter((one) => !isPartial(one)).length, 0);
    const states = await Promise.all(incidents.map(async ({ serverId }) => (await ask(`api/server/get/${serverId}`)).data));
    judge(
      'servers that are not active and partial',
      states.filter(({ state, status }) => state !== 'partial' || status !== 'active').length,
      0,
    );
    await secondsUntil(async () => (await messagesNow()) - messages >= incidents.length, 30_000);
    judge('incidents and messages about them, difference', Math.abs((await messagesNow()) - messages - incidents.length), 0);
  }

  const kept = verdicts.filter(Boolean).length;
  console.log(`${kept} of ${verdicts.length} bounds kept`);
  process.exitCode = kept === verdicts.length ? 0 : 1;
} finally {
  await mend();
  forward.kill();
}
process.exit();
