import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@nowahala/testkit';
import { startGateway } from './app.js';
import type { GatewayApp } from './app.js';

let app: GatewayApp;
beforeAll(async () => {
  app = await startGateway();
});
afterAll(() => app.stop());

describe('POST support', () => {
  const mail = { name: 'Ada', email: 'ada@example.com', subject: 'URGENT: down', message: 'Help' };

  it('refuses anything that could become a second header or a second reader', async () => {
    for (const wrong of [
      { email: 'a@b.co, c@d.co' },
      { email: '"a b"@c.co' },
      { email: 'a@b.co\r\nBcc: x@y.co' },
      { email: 'x'.repeat(250) + '@b.co' },
      { subject: 'Hi\r\nBcc: x@y.co' },
      { subject: 'x'.repeat(121) },
      { name: 'A\nB' },
      { message: ' ' },
    ]) {
      const answer = await app.call('POST', '/api/support', { body: { ...mail, ...wrong } });
      expect([wrong, answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([wrong, 400, Object.keys(wrong)]);
    }
    expect(app.fakes.callsOf('notifier.sendSupportMail')).toEqual([]);
  });

  it('passes a mail on, with the hash of the address and never the address', async () => {
    expect((await app.call('POST', '/api/support', { body: mail })).body).toEqual({
      message: 'Thank you. We answer within about 24 hours.',
    });
    expect(app.fakes.callsOf('notifier.sendSupportMail').at(-1)!.request).toEqual({
      ...mail,
      userId: '',
      ipHash: expect.stringMatching(/^[\w-]{22}$/),
    });
  });

  it('thanks a program that fills in the hidden field, and sends nothing', async () => {
    const before = app.fakes.callsOf('notifier.sendSupportMail').length;
    expect((await app.call('POST', '/api/support', { body: { ...mail, company: 'Cheap pills' } })).status).toBe(200);
    expect(app.fakes.callsOf('notifier.sendSupportMail')).toHaveLength(before);
  });
});

describe('the unsubscribe link', () => {
  it('changes nothing when it is only opened, and takes one click of person or mail program', async () => {
    const page = await app.call('GET', '/unsubscribe?token=good');
    expect([page.status, page.text.includes('<button')]).toEqual([200, true]);
    expect(app.fakes.callsOf('notifier.unsubscribe')).toEqual([]);
    for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      const done = await app.call('POST', '/unsubscribe?token=good', {
        raw: 'List-Unsubscribe=One-Click',
        headers: { 'content-type': type },
      });
      expect([done.status, done.text.includes('Done.')]).toEqual([200, true]);
    }
    expect(
      (await app.call('POST', '/unsubscribe?token=bad', { raw: '', headers: { 'content-type': 'application/x-www-form-urlencoded' } }))
        .status,
    ).toBe(404);
  });
});

describe('GET health/ready', () => {
  it('answers 200 once everything is up', async () => {
    const ready = await eventually('everything is up', async () => {
      const answer = await app.call('GET', '/health/ready');
      return Object.keys(answer.body).length === 1 && answer;
    });
    expect([ready.status, ready.body]).toEqual([200, { status: 'ok' }]);
  });
});
