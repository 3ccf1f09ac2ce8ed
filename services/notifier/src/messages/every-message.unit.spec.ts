import { describe, expect, it } from '@jest/globals';
import { renderHtml } from './render-html.js';
import { renderText } from './render-text.js';
import { sampleEmails, sampleWhatsAppMessages } from './samples/english.js';

const mails = Object.entries(sampleEmails);
const notes = Object.entries(sampleWhatsAppMessages);

describe.each(mails)('the mail %s', (_kind, email) => {
  const html = renderHtml(email);
  const text = renderText(email);
  it('has a subject that fits a lock screen and cannot start a header', () => {
    expect(email.subject).not.toMatch(/\p{Cc}/u);
    expect([...email.subject].length).toBeLessThanOrEqual(120);
    expect(email.subject.length).toBeGreaterThan(8);
  });
  it('has exactly one band, which names the state in a word as well as in a colour', () => {
    expect(html.split('letter-spacing:.04em').length - 1).toBe(1);
    expect(email.banner.word.length).toBeGreaterThan(1);
  });
  it('is light: under 12 kB, nothing to fetch', () => {
    expect(Buffer.byteLength(html)).toBeLessThan(12_000);
    expect(html).not.toMatch(/<img|<link|<script|url\(|@import/i);
  });
  it('says the same in plain text', () => {
    for (const block of email.blocks) if (block.type === 'steps') for (const step of block.steps) expect(text).toContain(step);
    expect(text).toContain(email.heading);
    expect(text).not.toMatch(/<(td|p|li|h1|table)\b/);
  });
  it('says why she gets it', () => expect(text).toContain(email.why));
  it('says something whole: no hole where a fact should be', () => {
    expect(text).not.toMatch(/undefined|null|NaN|Invalid Date|\[object/);
    expect(text).not.toMatch(/ {2,}| ,|\.\./);
  });
  it('has no button to nowhere', () => {
    for (const block of email.blocks) if (block.type === 'button') expect(block.url).toMatch(/^https:/);
  });
  it('stays calm', () => {
    if (['down', 'warning', 'quiet'].includes(email.banner.state)) expect(text).not.toContain('!');
  });
  it('spares her the jargon', () => {
    expect(text).not.toMatch(/\b(5\d\d|HTTP|TCP|timeout exception|stack trace|null pointer|incident id)\b/i);
  });
});

describe.each(notes)('the WhatsApp message %s', (_kind, note) => {
  it('is short and whole', () => {
    expect([...note.text].length).toBeLessThanOrEqual(900);
    expect(note.text).not.toMatch(/undefined|null|NaN|Invalid Date/);
  });
  it('has template variables of one line each, numbered without a gap', () => {
    const keys = Object.keys(note.variables);
    expect(keys).toEqual(keys.map((_, index) => String(index + 1)));
    for (const value of Object.values(note.variables)) {
      expect(value).not.toMatch(/\p{Cc}/u);
      expect(value.length).toBeGreaterThan(0);
    }
  });
});

describe('the words', () => {
  const texts = (kind: string) => renderText(sampleEmails[kind]!);
  it.each(['email-changed-as-before', 'email-changing-as-before', 'phone-changed-as-before'])(
    'lead to support without a link: %s',
    (kind) => expect(texts(kind)).toContain('If it was not you, write to support@nowahala.example at once.'),
  );
  it('say on the lock screen what is down and since when, in her zone', () =>
    expect(sampleEmails.down!.subject).toBe('Shop website is down since 14:02 (WAT)'));
  it('tell one story about several servers on one machine', () => {
    expect(sampleEmails['down-together']!.subject).toBe('Shop website, Blog and Customer portal are down since 14:02 (WAT)');
    expect(texts('down-together')).toContain('3 servers on the same machine stopped together');
  });
  it('give duration and cause when it is over', () => {
    expect(sampleEmails.resolved!.subject).toBe('Shop website is back, down for 14 minutes');
    expect(texts('resolved')).toMatch(/Cause: The web server/);
    expect(sampleEmails.resolved!.preview).toBe('Back since 14:16 (WAT). Nothing more to do now.');
    expect(sampleEmails['resolved-partly']!.preview).toBe('Back since 14:16 (WAT). Still down: Customer portal.');
    expect(texts('resolved-odd-name')).toContain('Best guess at the cause (AI suggestion, may be wrong): The web server');
  });
  it('say money as people do', () => expect(texts('invoice-paid')).toContain('₦96,750'));
  it('name the steps and buttons as the pages do', () => {
    expect(JSON.stringify(sampleEmails.drill)).toContain('you pressed \\"Send a test alert\\"');
    expect(sampleEmails.welcome!.blocks).toContainEqual(
      expect.objectContaining({
        steps: ['Confirm this e-mail.', 'Create a workspace.', 'Choose a plan.', 'Add your first server. It takes a minute.'],
      }),
    );
  });
  it('mark a drill as practice in the subject itself', () => expect(sampleEmails.drill!.subject).toMatch(/^Drill: .*only practice/));
  it('put URGENT where the support people look', () => expect(sampleEmails.support!.subject).toBe('URGENT: alerts stopped'));
  it('mark an AI suggestion as one', () => expect(texts('down-odd-name')).toContain('AI suggestion, may be wrong'));
  it('never round a bad week up to 100 %', () => expect(texts('weekly-report')).toContain('Shop website: 99.86 %'));
  it('say where it is reached and where not', () => {
    expect(sampleEmails.partial!.subject).toBe('Shop website cannot be reached from Lagos since 14:02 (WAT)');
    expect(texts('partial')).toContain('It is reached from London and Cape Town, not from Lagos, since 14:02 (WAT).');
    expect(sampleEmails['partial-over']!.subject).toBe('Shop website can be reached from everywhere again, after 14 minutes');
    expect(sampleEmails.worsened!.subject).toBe('Shop website is down since 14:09 (WAT)');
  });
  it('do not blame the website for its network, on the lock screen and in the first sentence', () => {
    expect(sampleEmails['down-network']!.subject).toBe('Shop website cannot be reached since 14:02 (WAT): trouble at Whogohost Limited');
    for (const kind of ['down-network', 'down-network-unknown', 'reminder-network']) {
      expect(`${sampleEmails[kind]!.subject} ${sampleEmails[kind]!.banner.word}`).not.toMatch(/\bdown\b/i);
      expect(texts(kind)).toContain('not in your website');
    }
  });
  it('say of a job that it is overdue, has failed or has not ended, never that it is down', () => {
    expect(sampleEmails['job-missing']!.subject).toBe('Nightly backup is overdue since 14:02 (WAT)');
    expect(sampleEmails['job-failed']!.subject).toBe('Nightly backup has failed since 14:02 (WAT)');
    expect(sampleEmails['job-over']!.subject).toBe('Nightly backup has run well again, after 14 minutes');
    for (const kind of ['job-missing', 'job-failed', 'job-unfinished', 'job-over']) {
      expect(texts(kind)).not.toMatch(/\b(down|server|website)\b/i);
      if (kind !== 'job-over') expect(texts(kind)).toContain('What to do now');
    }
    expect(texts('job-missing')).toContain('saved 412 files');
  });
  it('offer the three replies by number', () => expect(sampleWhatsAppMessages.down!.text).toMatch(/Reply 1 = .*2 = .*3 = /));
  it('offer no text for customers where only a job is late', () =>
    expect(sampleWhatsAppMessages['job-missing']!.text).toMatch(/Reply 1 = .*2 = [^,]*$/m));
});

describe('a hostile server name', () => {
  it('is shown as text, never as markup', () => {
    const html = renderHtml(sampleEmails['down-odd-name']!);
    expect(html).not.toContain('<script>');
    expect(html).toContain('&lt;script&gt;');
  });
  it('is cut before it hides the news', () =>
    expect(sampleEmails['down-odd-name']!.subject).toMatch(/…\u2069 is down since 14:02 \(WAT\)$/));
  it('in Arabic letters does not turn the English sentence around', () => {
    expect(sampleEmails['down-odd-name']!.heading.startsWith('\u2068')).toBe(true);
    expect(renderHtml(sampleEmails['down-odd-name']!)).toContain('<h1 dir="ltr"');
  });
  it('cannot format the WhatsApp text', () =>
    expect(sampleWhatsAppMessages['down-odd-name']!.text.split('\n')[0]!.match(/\*/g)).toHaveLength(2));
});
