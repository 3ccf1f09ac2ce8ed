/** Lets everything happen, and writes down what really did: the causes, and the troubles of the machine that watches. */
import { setTimeout as sleep } from 'node:timers/promises';
import { AFTER_UPLINK, BLIP_AT_CHECK, CLOCK_STEP, FLAPS, FREEZE, LASTS, LEAD, UPLINK_AWAY, hosted, shops, slow } from './scenario.mjs';

/** From the end of an outage to the message about it. */
const RECOVERY = 75;

/** `asked`: the rows to play. */
export async function play({ network, requests, ours, kuma, say, asked }) {
  const truth = { causes: [], troubles: [] };
  const free = new Set(shops.map(({ name }) => name));
  const later = [];

  /** The unused shop whose next check comes first; its fault begins `before` that check. */
  function nextShop(before, atLeast = 0) {
    const slots = [...free].map((name) => ({ name, from: requests.nextSlot(name, before + 0.5 + atLeast) - before }));
    const [first] = slots.sort((a, b) => a.from - b.from);
    free.delete(first.name);
    return first;
  }

  async function outage(row, how, { name, from }, lasts, wanted = true) {
    truth.causes.push({ row, sites: [name], from, to: from + lasts, wanted });
    await requests.until(from);
    say(`${name}: ${how} (${row})`);
    await network.fail(name, how);
    await requests.until(from + lasts);
    await network.heal(name, how);
  }

  async function flap({ name, from }) {
    const { times, down, up } = FLAPS;
    const to = from + times * (down + up) - up;
    truth.causes.push({ row: 'flapping', sites: [name], from, to, wanted: true });
    say(`${name} flaps`);
    for (let turn = 0; turn < times; turn += 1) {
      await requests.until(from + turn * (down + up));
      await network.fail(name, 'refuse');
      await requests.until(from + turn * (down + up) + down);
      await network.heal(name, 'refuse');
    }
  }

  async function wholeAddress() {
    const from = requests.now();
    truth.causes.push({ row: 'address', sites: hosted.map(({ name }) => name), from, to: from + LASTS.address, wanted: true });
    say('the machine of 40 sites refuses');
    await network.fail(hosted[0].name, 'refuse');
    await requests.until(from + LASTS.address);
    await network.heal(hosted[0].name, 'refuse');
  }

  async function ownTrouble(row, work) {
    const trouble = { row, from: requests.now(), to: Number.POSITIVE_INFINITY };
    truth.troubles.push(trouble);
    await work();
    trouble.to = requests.now();
  }

  const clock = (ahead) => async () => {
    say(`the clock of the machine steps to ${ahead} s ahead`);
    network.setClock(ahead);
    await outage('clock', 'refuse', nextShop(LEAD), LASTS.clock);
  };

  async function restart() {
    const { name, from } = nextShop(LEAD);
    later.push(outage('restart', 'refuse', { name, from }, LASTS.restart));
    await requests.until(from + LEAD + 3);
    say('both are killed and started again');
    await Promise.all([ours.kill(), kuma.kill()]);
    ours.launch();
    kuma.launch();
    await requests.until(from + LASTS.restart);
  }

  /** Each is frozen while the slow site is about to answer it. */
  async function freeze() {
    const whoAsks = [
      ['ours', ours, slow[0].name],
      ['ours', ours, slow[1].name],
      ['kuma form', kuma, slow[0].name],
      ['kuma tuned', kuma, slow[1].name],
    ];
    await Promise.all(
      whoAsks.map(async ([who, { pid }, name]) => {
        await requests.next(who, name);
        await sleep(FREEZE.after * 1_000);
        say(`${who}: frozen while ${name} answers`);
        process.kill(pid, 'SIGSTOP');
        await sleep(FREEZE.lasts * 1_000);
        process.kill(pid, 'SIGCONT');
      }),
    );
  }

  async function cutUplink() {
    const back = requests.now() + UPLINK_AWAY;
    say('the uplink is cut: no answer');
    await network.loseWayBack();
    await sleep((UPLINK_AWAY / 2) * 1_000);
    const { name, from } = nextShop(0, UPLINK_AWAY / 2 + LEAD);
    const begins = requests.now() + 1;
    say(`the uplink is cut: no route; meanwhile ${name} fails, whose next check comes ${(from - back).toFixed(0)} s after the end`);
    network.unplug();
    later.push(outage('uplink', 'refuse', { name, from: begins }, back - begins + AFTER_UPLINK));
    await requests.until(back);
    await network.findWayBack();
    network.plugIn();
    say('the uplink is back');
  }

  const { dns, refusal, silence, blip } = LASTS;
  const ofTargets = {
    flapping: () => [flap(nextShop(LEAD))],
    silence: () => [outage('silence', 'silence', nextShop(LEAD), silence)],
    dns: () => [outage('dns', 'unnamed', nextShop(LEAD), dns)],
    refusal: () => [outage('refusal', 'refuse', nextShop(LEAD), refusal)],
    blip: () => BLIP_AT_CHECK.map((before) => outage('blip', 'refuse', nextShop(before), blip, false)),
    address: () => [wholeAddress()],
  };
  await Promise.all(Object.entries(ofTargets).flatMap(([row, begin]) => (asked.has(row) ? begin() : [])));
  if (asked.has('clock') && !network.setClock) say('no C compiler: the clock is not stepped');
  else if (asked.has('clock')) {
    await ownTrouble('clock', clock(CLOCK_STEP));
    await ownTrouble('clock', clock(0));
  }
  if (asked.has('restart')) await ownTrouble('restart', restart);
  if (asked.has('freeze')) await ownTrouble('freeze', freeze);
  if (asked.has('restart')) await requests.until(truth.causes.findLast(({ row }) => row === 'restart').to + RECOVERY);
  if (asked.has('uplink')) await ownTrouble('uplink', cutUplink);
  await Promise.all(later);
  await requests.until(Math.max(...truth.causes.map(({ to }) => to), ...truth.troubles.map(({ to }) => to)) + RECOVERY);
  truth.causes.sort((a, b) => a.from - b.from);
  return truth;
}
