import type { Explanation } from '../domain/explanation.js';
import { english } from './en/index.js';
import type { BillingFacts, OutageFacts, RecoveryFacts, RenewalFacts, UnstableFacts } from './facts.js';
import type { Email } from './email.js';
import type { WhatsAppMessage } from './en/whatsapp.js';

/** One example of every message, for the pictures (`npm run pictures`) and for the specs that read them all. */
const at = (time: string) => new Date(`2026-11-21T${time}Z`);
const now = at('13:04:00');
const reader = { name: 'Adaeze Okafor', timeZone: 'Africa/Lagos' };
const incidentUrl = 'https://nowahala.example/dashboard/incidents/6f6c2c0e-7d0f-4f3e-9d2f-0d6f4c1f7a11';
const billingUrl = 'https://nowahala.example/dashboard/billing';

const explanation: Explanation = {
  whatHappened: 'The machine is on, but the website program on it does not answer.',
  whoIsAffected: 'Everyone who opens your website sees an error. E-mail is not affected.',
  likelyCause: 'The web server (Apache) or the program behind it has stopped.',
  confidence: 'high',
  doNow: [
    'Sign in to cPanel at Whogohost and open "Service Status".',
    'Press "Restart" next to Apache.',
    'If it stops again within minutes, ask Whogohost support to look at the error log.',
  ],
  tellCustomers: 'Our website is not available right now. We are working on it and will tell you when it is back.',
  whoToCall: 'Whogohost support, in the client area under "Open ticket".',
  evidence: ['Ping answered in 24 ms.', 'Port 443 refused the connection.'],
  source: 'rules',
};

const outage: OutageFacts = {
  serverName: 'Shop website',
  alsoDown: [],
  startedAt: at('13:02:00'),
  cause: 'The website program does not answer.',
  explanation,
  badRegions: ['lagos'],
  goodRegions: [],
  network: null,
  heartbeat: null,
  incidentUrl,
};
const unhurried: OutageFacts = { ...outage, cause: 'Customers wait 9 seconds' };
const somewhere: OutageFacts = {
  ...outage,
  badRegions: ['lagos'],
  goodRegions: ['london', 'cape-town'],
  cause: 'Reached from London and Cape Town, not from Lagos.',
  explanation: {
    ...explanation,
    whatHappened: 'Your website is reached from London and Cape Town, not from Lagos.',
    whoIsAffected: 'Visitors in and around Lagos may not get through. Others see nothing of it.',
    likelyCause: 'A network between Lagos and your hosting company has trouble.',
    doNow: ['Tell Whogohost support that visitors from Lagos do not get through.', 'Ask them whether they block addresses from Lagos.'],
    confidence: 'medium',
  },
};
const atTheHost: OutageFacts = {
  ...outage,
  network: { name: 'Whogohost Limited', affected: 31 },
  explanation: {
    ...explanation,
    whatHappened:
      'Many websites at Whogohost Limited cannot be reached at the same time: the trouble is there or on the way there, not in your website.',
    doNow: ['Look at the status page of Whogohost.', 'Tell your customers with the text below.'],
  },
};
const backup: OutageFacts = {
  ...outage,
  serverName: 'Nightly backup',
  heartbeat: 'missing',
  badRegions: [],
  cause: 'The job did not report when it was expected',
  explanation: {
    ...explanation,
    whatHappened: 'Nightly backup was expected to report and did not.',
    whoIsAffected: 'Nobody sees it yet. But what the job does, such as a backup, may be missing on the day you need it.',
    likelyCause: 'The job did not start: its machine was off, or its timetable was changed or lost.',
    doNow: ['Look whether the machine that runs the job is on.', 'Start the job once by hand and watch whether it reports here.'],
    tellCustomers: '',
    evidence: ['The last words of the run before: “saved 412 files”'],
  },
};
const together: OutageFacts = { ...outage, alsoDown: ['Blog', 'Customer portal'] };
const recovery: RecoveryFacts = {
  ...outage,
  resolvedAt: at('13:16:20'),
  stillDown: [],
  reason: 'recovered',
};
const unstable: UnstableFacts = {
  serverName: 'Shop website',
  startedAt: at('12:40:00'),
  outages: 3,
  cause: outage.cause,
  explanation,
  incidentUrl,
};
const plan: BillingFacts = {
  planName: 'Growth',
  endsAt: new Date('2026-12-21T10:00:00Z'),
  amountKobo: 9_675_000,
  ref: 'NW-2026-000123',
  daysLeft: 30,
  billingUrl,
};
const odd: OutageFacts = {
  ...outage,
  serverName: 'متجر <script>alert(1)</script> 👩🏾‍💻 with a name that goes on for much longer than any phone is wide',
  explanation: { ...explanation, confidence: 'low', source: 'ai' },
};
const link = {
  link: 'https://nowahala.example/verify-email?token=Zk3v9',
  expiresAt: at('14:04:00'),
};
const change = { link: link.link, undoLink: 'https://nowahala.example/undo-change?token=Zk3v9', changedTo: 'b…@example.com' };
const drillFacts = {
  serverName: 'Shop website',
  at: now,
  settingsUrl: 'https://nowahala.example/dashboard/settings',
};
const week = {
  from: new Date('2026-11-15T23:00:00Z'),
  to: new Date('2026-11-22T23:00:00Z'),
  overviewUrl: 'https://nowahala.example/dashboard/overview',
  ending: [{ kind: 'domain' as const, name: 'adaeze.com.ng', endsAt: at('23:00:00'), company: 'Whogohost Limited', serverIds: [] }],
  servers: [
    {
      name: 'Shop website',
      good: 10_050,
      bad: 14,
      incidents: 1,
      downMs: 14 * 60_000,
      medianMs: 212,
    },
    { name: 'Blog', good: 2_016, bad: 0, incidents: 0, downMs: 0, medianMs: 480 },
    { name: 'Old machine', good: 0, bad: 0, incidents: 0, downMs: 0, medianMs: 0 },
  ],
};

const domain: RenewalFacts = {
  about: 'domain',
  what: 'adaeze.com.ng',
  endsAt: new Date('2026-12-05T23:00:00Z'),
  company: 'Whogohost Limited',
  lifeDays: 0,
  url: 'https://nowahala.example/dashboard/overview',
};
const certificate: RenewalFacts = { ...domain, about: 'certificate', what: 'Shop website, Blog', company: "Let's Encrypt", lifeDays: 90 };
const bill: RenewalFacts = { ...domain, about: 'own', what: 'Hosting bill', company: '', endsAt: new Date('2026-11-22T07:00:00Z') };
const over: RenewalFacts = { ...domain, company: '', endsAt: new Date('2026-11-20T07:00:00Z') };

const mail = english.mail;
const whatsapp = english.whatsapp;
const quiet = english.quiet;
const noTemplate = english.deliveryLog.templateMissing('down');

export const sampleEmails: Record<string, Email> = {
  down: mail.down(outage, reader, now),
  'down-together': mail.down(together, reader, now),
  'down-odd-name': mail.down(odd, reader, now),
  'down-instead-of-whatsapp': mail.insteadOfWhatsApp(mail.down(outage, reader, now)),
  'resolved-after-stop': mail.endInsteadOfWhatsApp(mail.resolved(recovery, reader, now)),
  'down-last-of-the-day': mail.lastOfTheDay(mail.down(outage, reader, now)),
  'down-network': mail.down(atTheHost, reader, now),
  'down-network-unknown': mail.down({ ...atTheHost, explanation: null, network: { name: '', affected: 12 } }, reader, now),
  'job-missing': mail.down(backup, reader, now),
  'job-failed': mail.down({ ...backup, heartbeat: 'failed' }, reader, now),
  'job-unfinished': mail.reminder({ ...backup, heartbeat: 'unfinished' }, reader, at('13:12:00'), true),
  'job-over': mail.resolved({ ...recovery, ...backup }, reader, at('13:17:00')),
  'reminder-network': mail.reminder(atTheHost, reader, at('13:12:00'), false),
  partial: mail.partial(somewhere, reader, now),
  'partial-plain': mail.partial({ ...somewhere, explanation: null, alsoDown: ['Blog'] }, reader, now),
  'partial-daily': mail.partialReminder(somewhere, reader, new Date('2026-11-22T07:00:00Z')),
  'partial-over': mail.reachedAgain({ ...recovery, ...somewhere }, reader, at('13:17:00')),
  slow: mail.slow(unhurried, reader, now),
  'slow-plain': mail.slow({ ...unhurried, explanation: null, alsoDown: ['Blog'] }, reader, now),
  'slow-daily': mail.slowReminder(unhurried, reader, new Date('2026-11-22T07:00:00Z')),
  'slow-over': mail.quickAgain({ ...recovery, ...unhurried }, reader, at('13:17:00')),
  worsened: mail.worsened({ ...outage, startedAt: at('13:09:00') }, reader, at('13:10:00')),
  reminder: mail.reminder(outage, reader, at('13:12:00'), false),
  'reminder-daily': mail.reminder(outage, reader, new Date('2026-11-22T07:00:00Z'), true),
  resolved: mail.resolved(recovery, reader, at('13:17:00')),
  'resolved-odd-name': mail.resolved({ ...recovery, ...odd }, reader, at('13:17:00')),
  'resolved-partly': mail.resolved({ ...recovery, alsoDown: ['Blog'], stillDown: ['Customer portal'] }, reader, at('13:17:00')),
  'down-and-back': mail.downAndBack(recovery, reader, at('13:17:00')),
  unstable: mail.unstable(unstable, reader, now),
  'unstable-digest': mail.digest(unstable, at('13:40:00')),
  steady: mail.steady({ ...unstable, resolvedAt: at('14:40:00') }, reader, at('14:41:00')),
  welcome: mail.welcome(link, reader),
  'verify-email': mail.verifyEmail(link, reader),
  'reset-password': mail.resetPassword(link, reader, now),
  'password-changed': mail.passwordChanged(reader, now, 'support@nowahala.example'),
  'new-email': mail.newEmail(change, reader),
  'email-changing': mail.emailChanging({ ...change, link: '' }, reader, now, 'support@nowahala.example'),
  'email-to-allow': mail.emailChanging(change, reader, now, 'support@nowahala.example'),
  'email-changed': mail.emailChanged(change, reader, now, 'support@nowahala.example'),
  'email-changed-as-before': mail.emailChanged({ link: '', undoLink: '', changedTo: '' }, reader, now, 'support@nowahala.example'),
  'email-in-use': mail.emailInUse(reader),
  'phone-changed': mail.phoneChanged({ ...change, changedTo: '+234…78' }, reader, now, 'support@nowahala.example'),
  'phone-removed': mail.phoneChanged({ ...change, changedTo: '' }, reader, now, 'support@nowahala.example'),
  'email-changing-as-before': mail.emailChanging({ ...change, link: '', undoLink: '' }, reader, now, 'support@nowahala.example'),
  'phone-changed-as-before': mail.phoneChanged({ ...change, undoLink: '' }, reader, now, 'support@nowahala.example'),
  'account-closed': mail.accountClosed(new Date('2026-12-21T13:04:00Z'), reader),
  'account-erased': mail.accountErased(reader),
  'renewal-30': mail.renewalDue(plan, reader),
  'renewal-1': mail.renewalDue({ ...plan, daysLeft: 1 }, reader),
  'invoice-paid': mail.invoicePaid(plan, reader),
  'payment-failed': mail.paymentFailed(plan, reader),
  'invoice-paid-upgrade': mail.invoicePaid({ ...plan, planName: 'Business', reason: 'upgrade' }, reader),
  grace: mail.graceStarted({ ...plan, graceEndsAt: new Date('2026-12-28T10:00:00Z') }, reader),
  reduced: mail.reduced(plan, reader),
  paused: mail.paused(plan, reader),
  resumed: mail.resumed(plan, reader),
  credited: mail.credited(plan, reader),
  'quota-80': mail.quota(
    {
      serverName: 'Shop website',
      used: 7_143,
      limit: 8_928,
      mark: 80,
      plansUrl: 'https://nowahala.example/pricing',
    },
    reader,
  ),
  'quota-100': mail.quota(
    {
      serverName: 'Shop website',
      used: 8_928,
      limit: 8_928,
      mark: 100,
      plansUrl: 'https://nowahala.example/pricing',
    },
    reader,
  ),
  'ends-soon-domain': mail.endsSoon(domain, reader, now),
  'ends-soon-domain-over': mail.endsSoon(over, reader, now),
  'ends-soon-certificate': mail.endsSoon(certificate, reader, now),
  'ends-soon-own': mail.endsSoon(bill, reader, now),
  renewed: mail.renewed(domain, reader),
  'weekly-report': mail.weeklyReport(week, reader),
  'weekly-report-calm': mail.weeklyReport({ ...week, servers: week.servers.slice(1, 2) }, reader),
  drill: mail.drill(drillFacts, reader),
  support: mail.support({
    name: 'Adaeze',
    email: 'ada@shop.example',
    subject: 'urgent: alerts stopped',
    message: 'Good morning,\n\nno alert came last night.\nPlease look.\n\nAda',
    userId: null,
  }),
  operator: mail.operatorNotice(noTemplate.headline, noTemplate.text),
};

export const sampleWhatsAppMessages: Record<string, WhatsAppMessage> = {
  down: whatsapp.down(outage, reader, now),
  'down-together': whatsapp.down(together, reader, now),
  'down-odd-name': whatsapp.down(odd, reader, now),
  'down-network': whatsapp.down(atTheHost, reader, now),
  'job-missing': whatsapp.down(backup, reader, now),
  'job-over': whatsapp.resolved({ ...recovery, ...backup }, reader, at('13:17:00')),
  'job-for-customers': whatsapp.noCustomerText(),
  partial: whatsapp.partial(somewhere, reader, now),
  'partial-daily': whatsapp.partialReminder(somewhere, new Date('2026-11-22T07:00:00Z')),
  'partial-over': whatsapp.reachedAgain({ ...recovery, ...somewhere }, reader, at('13:17:00')),
  slow: whatsapp.slow(unhurried, reader, now),
  'slow-daily': whatsapp.slowReminder(unhurried, new Date('2026-11-22T07:00:00Z')),
  'slow-over': whatsapp.quickAgain({ ...recovery, ...unhurried }, reader, at('13:17:00')),
  reminder: whatsapp.reminder(outage, at('13:12:00')),
  resolved: whatsapp.resolved(recovery, reader, at('13:17:00')),
  'down-and-back': whatsapp.downAndBack(recovery, reader, at('13:17:00')),
  unstable: whatsapp.unstable(unstable, reader, now),
  digest: whatsapp.digest(unstable, at('13:40:00')),
  steady: whatsapp.steady({ ...unstable, resolvedAt: at('14:40:00') }),
  'ends-soon-domain': whatsapp.endsSoon(domain, reader, now),
  'ends-soon-certificate': whatsapp.endsSoon(certificate, reader, now),
  renewed: whatsapp.renewed(domain, reader),
  drill: whatsapp.drill(drillFacts, reader),
  code: whatsapp.phoneCode('042917'),
  'on-it': whatsapp.onIt(['Shop website']),
  'already-over': whatsapp.alreadyOver('Shop website'),
  steps: whatsapp.steps('Shop website', explanation, incidentUrl),
  'customer-text': whatsapp.customerText('Shop website', explanation),
  'no-incident': whatsapp.noIncident(),
  'only-practice': whatsapp.onlyPractice(),
  menu: whatsapp.replyMenu('Shop website'),
  stopped: whatsapp.stopped(),
  started: whatsapp.started(),
  quiet: quiet.quietUntil(at('13:34:00'), now, reader.timeZone),
  'quiet-tomorrow': quiet.quietUntil(new Date('2026-11-22T06:00:00Z'), now, reader.timeZone),
  'quiet-over': quiet.quietOver(),
  'quiet-how': quiet.howToBeQuiet(),
};
