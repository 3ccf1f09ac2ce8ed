/**
 * `npm run faults`: the one-machine run and Uptime Kuma 2 watch the same 74 sites, every minute, at the same second, from the same
 * machine, which has a network, a name server and a wall clock of its own. Sites fail by a timetable, then the machine that watches
 * has troubles; real e-mail of both is compared with what really happened. Prints false alarms, missed outages, seconds to the
 * message and messages for one cause. Takes a quarter of an hour, needs root (`unshare`), and npm's registry the first time.
 * `npm run faults -- restart clock` plays these rows only.
 */
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startFakeSmtp } from '../../libs/testkit/dist/fakes/smtp.js';
import { judge, valuesOf, worseIn } from './judge.mjs';
import { againInside, makeNetwork } from './network.mjs';
import { startOurs } from './ours.mjs';
import { play } from './play.mjs';
import { printTable } from './print-table.mjs';
import { readKuma, readOurs } from './read-messages.mjs';
import { ROWS, sites } from './scenario.mjs';
import { FORMS, VERSION, addressOf, install, startKuma } from './uptime-kuma.mjs';
import { Requests } from './watch-requests.mjs';

if (!process.argv.includes('--inside')) {
  if (process.getuid?.() !== 0) throw new Error('faults: needs root, for networks of its own');
  if (!install()) throw new Error('faults: Uptime Kuma could not be installed');
  const made = mkdtempSync(join(tmpdir(), 'nowahala-faults-'));
  chmodSync(made, 0o755);
  const status = againInside(fileURLToPath(import.meta.url), ['--inside', made, ...process.argv.slice(2)]);
  if (status === 0 && !process.env.KEEP) rmSync(made, { recursive: true, force: true });
  else console.log(`kept: ${made}`);
  process.exit(status);
}

const [, folder, ...words] = process.argv.slice(2);
const asked = new Set(words.length > 0 ? words : Object.keys(ROWS));
const begunAt = performance.now();
const now = () => (performance.now() - begunAt) / 1_000;
const say = (text) => console.log(`${now().toFixed(0).padStart(4)} ${text}`);

const requests = new Requests(now);
const mails = [];
const smtp = await startFakeSmtp();
smtp.at = (moment, to) => {
  if (moment !== 'taken') return;
  const { subject = '', text = '' } = smtp.mails.at(-1).mail;
  mails.push({ at: now(), to, subject, text });
};
const network = await makeNetwork(folder, (request) => requests.note(request));
let ours;
let kuma;
let isFine = false;
try {
  ours = await startOurs(folder, smtp);
  kuma = await startKuma(folder, smtp.url);
  say('both are ready');
  await Promise.all(
    sites.map(async (site) => {
      await ours.watch(site);
      while (requests.times('ours', site.name).length < 2) await requests.next('ours', site.name);
      await kuma.watch(site);
    }),
  );
  say(`both watch ${sites.length} sites, at the same seconds`);
  const truth = await play({ network, requests, ours, kuma, say, asked });
  const of = (to, read) => mails.filter((mail) => mail.to === to).map((mail) => ({ at: mail.at, subject: mail.subject, ...read(mail) }));
  const results = {
    NoWahala: judge(truth, of(ours.email, readOurs)),
    ...Object.fromEntries(Object.entries(FORMS).map(([title, form]) => [title, judge(truth, of(addressOf(form), readKuma))])),
  };
  isFine = report(results);
} finally {
  await ours?.stop();
  kuma?.stop();
  network.stop();
  await smtp.stop();
  writeFileSync(join(folder, 'mails.json'), JSON.stringify(mails, null, 1));
}
process.exit(isFine ? 0 : 1);

function report(results) {
  const { NoWahala: own, ...rivals } = results;
  console.log(
    `\nUptime Kuma ${VERSION}. Everything is checked every 60 s by both. Seconds from the beginning of the fault, 5 s before a check.`,
  );
  printTable(results);
  const faults = own.filter(({ falseAlarms, missed }) => falseAlarms + missed > 0);
  for (const { row, falseAlarms, missed, accused } of faults)
    console.log(`OURS WRONG in ${ROWS[row]}: ${falseAlarms} false alarms (${accused.join(', ')}), ${missed} missed`);
  if (process.env.RESULTS) writeFileSync(process.env.RESULTS, `${JSON.stringify(valuesOf(own, rivals), null, 1)}\n`);
  const worse = Object.entries(rivals).map(([title, rows]) => {
    const behind = own.flatMap((row, index) => {
      const values = worseIn(row, rows[index]);
      return values.length > 0 ? [`${ROWS[row.row]} (${values.join(', ')})`] : [];
    });
    console.log(`worse than ${title} in ${behind.length} of ${own.length} rows${behind.length > 0 ? `: ${behind.join('; ')}` : ''}`);
    return behind.length;
  });
  console.log(`${Math.max(...worse)} rows worse than the rival, ${faults.length} rows with a false alarm or a missed outage of ours`);
  return faults.length === 0;
}
