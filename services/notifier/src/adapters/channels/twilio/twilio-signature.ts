import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Twilio signs the public URL followed by every parameter, sorted by name (HMAC-SHA1, base64).
 * The URL is the one we configured, never what a Host header claims.
 */
export function isSignedByTwilio(
  signature: string | undefined,
  url: string,
  parameters: URLSearchParams,
  authTokens: readonly string[],
): boolean {
  if (!signature) return false;
  const given = Buffer.from(signature, 'base64');
  return authTokens.some((token) => {
    const expected = twilioSignature(url, parameters, token);
    return expected.length === given.length && timingSafeEqual(expected, given);
  });
}

export function twilioSignature(url: string, parameters: URLSearchParams, authToken: string): Buffer {
  const names = [...new Set(parameters.keys())].toSorted();
  const signed = names.reduce(
    (text, name) =>
      text +
      [...new Set(parameters.getAll(name))]
        .toSorted()
        .map((value) => name + value)
        .join(''),
    url,
  );
  return createHmac('sha1', authToken).update(signed, 'utf8').digest();
}
