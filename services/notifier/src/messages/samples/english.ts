import type { Explanation } from '../../domain/explanation.js';
import { deliveryLog, toOperators } from '../catalogue.js';
import { english } from '../en/index.js';
import type { Email } from '../email.js';
import type { WhatsAppMessage } from '../whatsapp-message.js';
import { sampleEmailsOf } from './emails.js';
import { materialOf } from './material.js';
import { sampleWhatsAppMessagesOf } from './notes.js';

/** One example of every message in English, for the pictures (`npm run pictures`) and for the specs that read them all. */
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

const plain = materialOf(
  {
    reader: 'Adaeze Okafor',
    names: ['Shop website', 'Blog', 'Customer portal', 'Old machine'],
    job: 'Nightly backup',
    company: 'Whogohost Limited',
    places: ['lagos', 'london', 'cape-town'],
    cause: 'The website program does not answer.',
    slowness: 'Customers wait 9 seconds',
    explanation,
    lastWords: 'The last words of the run before: “saved 412 files”',
  },
  { outages: 3, days: 30, lifeDays: 90, incidents: 1, affected: 31 },
);

const material: typeof plain = {
  ...plain,
  bill: { ...plain.bill, what: 'Hosting bill' },
  somewhere: {
    ...plain.somewhere,
    cause: 'Reached from London and Cape Town, not from Lagos.',
    explanation: {
      ...explanation,
      whatHappened: 'Your website is reached from London and Cape Town, not from Lagos.',
      whoIsAffected: 'Visitors in and around Lagos may not get through. Others see nothing of it.',
      likelyCause: 'A network between Lagos and your hosting company has trouble.',
      doNow: ['Tell Whogohost support that visitors from Lagos do not get through.', 'Ask them whether they block addresses from Lagos.'],
      confidence: 'medium',
    },
  },
  atTheHost: {
    ...plain.atTheHost,
    explanation: {
      ...explanation,
      whatHappened:
        'Many websites at Whogohost Limited cannot be reached at the same time: the trouble is there or on the way there, not in your website.',
      doNow: ['Look at the status page of Whogohost.', 'Tell your customers with the text below.'],
    },
  },
  job: {
    ...plain.job,
    cause: 'The job did not report when it was expected',
    explanation: {
      ...plain.job.explanation!,
      whatHappened: 'Nightly backup was expected to report and did not.',
      whoIsAffected: 'Nobody sees it yet. But what the job does, such as a backup, may be missing on the day you need it.',
      likelyCause: 'The job did not start: its machine was off, or its timetable was changed or lost.',
      doNow: ['Look whether the machine that runs the job is on.', 'Start the job once by hand and watch whether it reports here.'],
    },
  },
};

const odd: typeof plain.outage = {
  ...plain.outage,
  serverName: 'متجر <script>alert(1)</script> 👩🏾‍💻 with a name that goes on for much longer than any phone is wide',
  explanation: { ...explanation, confidence: 'low', source: 'ai' },
};

const { at, now, reader, recovery } = material;
const noTemplate = deliveryLog.templateMissing('down');

export const sampleEmails: Record<string, Email> = {
  ...sampleEmailsOf(english, material),
  'down-odd-name': english.mail.down(odd, reader, now),
  'resolved-odd-name': english.mail.resolved({ ...recovery, ...odd }, reader, at('13:17:00')),
  support: toOperators.support({
    name: 'Adaeze',
    email: 'ada@shop.example',
    subject: 'urgent: alerts stopped',
    message: 'Good morning,\n\nno alert came last night.\nPlease look.\n\nAda',
    userId: null,
  }),
  operator: toOperators.operatorNotice(noTemplate.headline, noTemplate.text),
};

export const sampleWhatsAppMessages: Record<string, WhatsAppMessage> = {
  ...sampleWhatsAppMessagesOf(english, material),
  'down-odd-name': english.whatsapp.down(odd, reader, now),
};
