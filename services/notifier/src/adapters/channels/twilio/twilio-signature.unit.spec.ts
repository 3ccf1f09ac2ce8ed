import { createRequire } from 'node:module';
import { describe, expect, it } from '@jest/globals';
import { isSignedByTwilio, twilioSignature } from './twilio-signature.js';

const url = 'https://nowahala.example/api/webhooks/twilio';
const parameters = new URLSearchParams({ MessageSid: 'SM1', From: 'whatsapp:+2348012345678', Body: "I'm on it", NumMedia: '0' });
const token = '0123456789abcdef0123456789abcdef';

describe("Twilio's signature", () => {
  it("is what Twilio's own library computes", () => {
    const { getExpectedTwilioSignature } = createRequire(import.meta.url)('twilio/lib/webhooks/webhooks.js') as {
      getExpectedTwilioSignature(authToken: string, url: string, parameters: Record<string, string>): string;
    };
    expect(twilioSignature(url, parameters, token).toString('base64')).toBe(
      getExpectedTwilioSignature(token, url, Object.fromEntries(parameters)),
    );
  });
  it('holds for this URL, these parameters and this token only', () => {
    const signature = twilioSignature(url, parameters, token).toString('base64');
    expect(isSignedByTwilio(signature, url, parameters, [token])).toBe(true);
    expect(isSignedByTwilio(signature, `${url}?a=1`, parameters, [token])).toBe(false);
    expect(isSignedByTwilio(signature, url, new URLSearchParams({ ...Object.fromEntries(parameters), Body: '2' }), [token])).toBe(false);
    expect(isSignedByTwilio(signature, url, parameters, ['another'])).toBe(false);
    expect(isSignedByTwilio(undefined, url, parameters, [token])).toBe(false);
    expect(isSignedByTwilio('', url, parameters, [token])).toBe(false);
  });
  it('accepts the old token while it is being changed', () => {
    const signature = twilioSignature(url, parameters, token).toString('base64');
    expect(isSignedByTwilio(signature, url, parameters, ['new-token', token])).toBe(true);
  });
});
