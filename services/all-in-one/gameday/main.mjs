/**
 * `npm run gameday -- --minutes 10 --seed 1 [--servers 500]`: the product with services apart while each is killed, some are
 * frozen, clocks step, database, disk, broker, mail and WhatsApp are away, full, slow or say no, and sites fail by a timetable that
 * follows from the seed. Afterwards everything that the product wrote down and sent is compared with what happened. The last line
 * says what is wrong; nothing may be. On the log in PostgreSQL, and on Kafka where KAFKA_BROKERS is set: `. .ci/kafka/start.sh` sets
 * it, and what lets the broker be frozen and its certificate expire.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { shardOf } from '@nowahala/platform';
import { startFakeSmtp } from '../../libs/testkit/dist/fakes/smtp.js';
import { startFakeTwilio } from '../../libs/testkit/dist/fakes/twilio.js';
import { brokerOf, brokerSettings } from './broker.mjs';
import * as checks from './checks.mjs';
import { addServer, askAround, becomeCustomer, callsTo, persistently, signInAgain } from './customers.mjs';
import { doFaults } from './faults.mjs';
import { recordsOf, startDatabase } from './records.mjs';
import { startServices } from './services.mjs';
import { openSites } from './sites.mjs';
import { makeScenario } from './scenario.mjs';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
    servers: { type: 'string', default: '500' },
    keep: { type: 'boolean', default: false },
  },
});
const [minutes, seed, servers] = [Number(values.minutes), Number(values.seed), Number(values.servers)];
if (!(minutes >= 5 && servers >= 20 && Number.isInteger(seed))) {
  console.error('gameday: at least 5 minutes and 20 servers, and a whole number as seed');
  process.exit(2);
}
const SITE_PORT = Number(process.env.SITE_PORT ?? 8_443);
const PER_CUSTOMER = 50;
const ON_WHATSAPP = 2;
const NEW_CUSTOMER_EVERY_MS = 45_000;
const QUIET_WITHIN_MS = 420_000;
/** Later messages would have come by now. */
const AFTER_QUIET_MS = 75_000;
const MOST_LINES = 12;

const kafka = brokerSettings(process.env);
const { lengthMs, sites, faults } = makeScenario({ seed, minutes, servers });
const folder = mkdtempSync(join(tmpdir(), 'nowahala-gameday-'));
chmodSync(folder, 0o755);
const beginning = performance.now();
const say = (text) => console.log(`${String(Math.round((performance.now() - beginning) / 1_000)).padStart(4)} ${text}`);

const web = await openSites(sites, SITE_PORT);
const database = await startDatabase(folder, { ownDisk: true });
const broker = brokerOf(process.env, folder);
const smtp = await startFakeSmtp();
const twilio = await startFakeTwilio();
const services = await startServices(folder, {
  DATABASE_URL: database.url,
  ...kafka,
  SMTP_URL: smtp.url,
  MAIL_FROM: 'NoWahala <alerts@nowahala.example>',
  TWILIO_ACCOUNT_SID: twilio.accountSid,
  TWILIO_AUTH_TOKEN: twilio.authToken,
  TWILIO_API_BASE_URL: twilio.url,
  TWILIO_WHATSAPP_FROM: 'whatsapp:+14155238886',
});
const call = callsTo(services.url);
/** Receipts come again until they are taken, as the provider does it. */
twilio.slowMs = 0;
twilio.at = async (moment) => {
  if (moment !== 'taken') return;
  const { body, headers } = twilio.receipt(services.url, twilio.messages.at(-1).sid, 'delivered');
  void persistently('the receipt', async () => {
    const { ok, status } = await fetch(`${services.url}/api/webhooks/twilio`, { method: 'POST', headers, body });
    if (!ok) throw Object.assign(new Error(`receipt: ${status}`), { status: 500 });
    return true;
  }).catch(() => undefined);
  await sleep(twilio.slowMs);
};

const newCustomer = (planName, phone) => becomeCustomer({ call, mails: smtp.mails, notes: twilio.messages, planName, phone });

async function prepare() {
  await services.untilReady();
  say(`ready on ${kafka.KAFKA_BROKERS ? 'Kafka' : 'the log in PostgreSQL'}`);
  const customers = await Promise.all(
    Array.from({ length: Math.ceil(servers / PER_CUSTOMER) }, async (_, index) => {
      const customer = await newCustomer('Scale', index < ON_WHATSAPP ? `+23480${10_000_000 + index}` : undefined);
      for (const site of sites.slice(index * PER_CUSTOMER, (index + 1) * PER_CUSTOMER))
        site.serverId = await addServer(call, customer, site, SITE_PORT);
      return customer;
    }),
  );
  say(`${customers.length} customers with ${servers} servers`);
  await sleep(65_000);
  return customers;
}

/** People go on signing up and paying while anything falls; who is refused is a wrong answer. */
async function signUps(customers, isOver, { wrong }) {
  const joined = [];
  for (let next = Date.now() + NEW_CUSTOMER_EVERY_MS; !isOver(next); next += NEW_CUSTOMER_EVERY_MS) {
    await sleep(Math.max(0, next - Date.now()));
    const joins = newCustomer('Basic').then(
      (customer) => customers.push(customer),
      (error) => wrong.push(`a sign-up: ${error.message}`),
    );
    joined.push(joins);
  }
  await Promise.all(joined);
}

function report(rows, load) {
  console.table(
    rows.map(({ what, expected, lost, double, invented, inGaps, notHere }) => ({
      what,
      expected,
      lost: lost.length,
      double: double.length,
      invented: invented.length,
      ...(inGaps !== undefined && { 'in recorded gaps': inGaps }),
      ...(notHere !== undefined && { 'not possible here': notHere }),
    })),
  );
  for (const { what, lost, double, invented } of rows)
    for (const [kind, list] of Object.entries({ lost, double, invented })) {
      for (const line of list.slice(0, MOST_LINES)) console.log(`${kind} (${what}): ${line}`);
      if (list.length > MOST_LINES) console.log(`${kind} (${what}): ... and ${list.length - MOST_LINES} more`);
    }
  console.log(`API: ${load.asked} questions, ${load.unanswered} without an answer while something was away`);
  const sum = (kind) => rows.reduce((total, each) => total + each[kind].length, 0);
  const line = `${sum('lost')} lost, ${sum('double')} double, ${sum('invented')} invented`;
  return { line, isFine: sum('lost') + sum('double') + sum('invented') === 0 };
}

async function seconds(incidents, beganAt) {
  const siteOf = new Map(sites.map((site) => [site.serverId, site]));
  const waits = incidents
    .map(({ server_id, opened_at }) => (+opened_at - beganAt - (siteOf.get(server_id)?.outages[0]?.from ?? 0)) / 1_000)
    .sort((a, b) => a - b);
  if (waits.length > 0)
    console.log(
      `from the outage to its incident: half within ${waits[waits.length >> 1].toFixed(0)} s, all within ${waits.at(-1).toFixed(0)} s`,
    );
}

let isFine = false;
let lastLine = '';
try {
  const customers = await prepare();
  const paying = [...customers];
  const records = recordsOf(database.url);
  web.begin();
  const beganAt = Date.now();
  const load = askAround(call, paying, 100);
  let areFaultsOver = false;
  const isOver = (at) => areFaultsOver && at >= beganAt + lengthMs - NEW_CUSTOMER_EVERY_MS;
  const [played] = await Promise.all([
    doFaults(faults, { services, database, broker, smtp, twilio }, say).finally(() => (areFaultsOver = true)),
    signUps(customers, isOver, load.counted),
    signInAgain(call, paying, beganAt + lengthMs).catch((error) => load.counted.wrong.push(`a sign-in: ${error.message}`)),
    sleep(lengthMs),
  ]);
  await services.untilReady();
  load.stop();
  say('everything is back; waiting until all is quiet');
  const giveUpAt = Date.now() + QUIET_WITHIN_MS;
  while (Date.now() < giveUpAt && !(await records.isQuiet())) await sleep(2_000);
  await sleep(AFTER_QUIET_MS);
  say('comparing');
  const [incidents, pings, gaps] = [await records.incidents(), await records.pings(beganAt - 60_000), await records.gaps()];
  const truth = { sites, customers, beganAt };
  const rows = [
    ...checks.checkFaults(played),
    checks.checkIncidents(truth, incidents, checks.unseenBy(truth, pings, gaps, shardOf)),
    ...checks.checkMessages(truth, incidents, smtp.mails, twilio.messages),
    checks.checkOtherMessages(truth, incidents, smtp.mails, twilio.messages),
    checks.checkPings(truth, pings),
    checks.checkSlots(truth, pings, gaps, Date.now() - 60_000, shardOf),
    checks.checkInvoices(truth, await records.invoices(), smtp.mails),
    checks.checkAnswers(load.counted),
    checks.checkLeftovers(await records.leftovers(QUIET_WITHIN_MS)),
  ];
  for (const text of services.ended) console.log(text);
  await seconds(incidents, beganAt);
  const result = report(rows, load.counted);
  isFine = result.isFine;
  console.log(`seed ${seed}, ${minutes} minutes, ${servers} servers, ${kafka.KAFKA_BROKERS ? 'Kafka' : 'PostgreSQL'}`);
  lastLine = result.line;
} finally {
  await services.stop();
  await Promise.all([web.close(), smtp.stop(), twilio.stop()]).catch(() => undefined);
  await database.stop().catch(() => undefined);
  const isKept = values.keep || !isFine;
  if (!isKept) database.disk?.unmount();
  if (isKept) console.log(`kept: ${folder}${database.disk ? ' (its folder postgres is mounted: umount it when it was read)' : ''}`);
  else rmSync(folder, { recursive: true, force: true });
}
console.log(lastLine);
process.exit(isFine ? 0 : 1);
