import { describe, expect, it } from '@jest/globals';
import { specify } from '@nowahala/testkit';
import { API_KEY_SCOPES, apiKey, readApiKeyInput } from './api-key.js';
import type { ApiKeyCommand, ApiKeyEvent } from './api-key.js';
import { newPublicId, newSecret, parseKey, formatKey } from './api-key-secret.js';

const now = new Date('2026-03-02T12:00:00.000Z');
const input = { userId: 'ada', name: 'Reports', scopes: [...API_KEY_SCOPES] };
const issued: ApiKeyEvent = {
  type: 'ApiKeyIssued',
  data: { ...input, publicId: 'abcdefghij', secretHash: 'h1', issuedAt: now.toISOString() },
};
const rotated: ApiKeyEvent = { type: 'ApiKeyRotated', data: { secretHash: 'h2', oldSecretUntil: '2026-03-03T12:00:00.000Z' } };
const revoked: ApiKeyEvent = { type: 'ApiKeyRevoked', data: { revokedAt: now.toISOString() } };

const rotate = (secretHash: string): ApiKeyCommand => ({ type: 'RotateApiKey', data: { userId: 'ada', secretHash } });
const revoke: ApiKeyCommand = { type: 'RevokeApiKey', data: { userId: 'ada' } };

describe('an API key', () => {
  it('is issued while there are fewer than twenty', () => {
    const issue: ApiKeyCommand = { type: 'IssueApiKey', data: { ...input, publicId: 'abcdefghij', secretHash: 'h1' } };
    specify(apiKey).given().when(issue, { liveKeys: 19, now }).then(issued);
    specify(apiKey).given().when(issue, { liveKeys: 20, now }).refused('TOO_MANY_KEYS');
  });
  it('keeps its old secret for a day after rotation', () => {
    specify(apiKey).given(issued).when(rotate('h2'), { now }).then(rotated);
    expect(specify(apiKey).given(issued, rotated).state).toMatchObject({
      secretHash: 'h2',
      previous: [{ secretHash: 'h1', until: '2026-03-03T12:00:00.000Z' }],
    });
  });
  it('keeps each of several old secrets for its own day', () => {
    const again = (secretHash: string, oldSecretUntil: string): ApiKeyEvent => ({
      type: 'ApiKeyRotated',
      data: { secretHash, oldSecretUntil },
    });
    const twice = [issued, rotated, again('h3', '2026-03-03T18:00:00.000Z')];
    expect(specify(apiKey).given(...twice).state).toMatchObject({
      secretHash: 'h3',
      previous: [
        { secretHash: 'h2', until: '2026-03-03T18:00:00.000Z' },
        { secretHash: 'h1', until: '2026-03-03T12:00:00.000Z' },
      ],
    });
    expect(
      specify(apiKey)
        .given(...twice, again('h4', '2026-03-04T12:00:00.000Z'))
        .state!.previous.map(({ secretHash }) => secretHash),
    ).toEqual(['h3', 'h2']);
  });
  it('is revoked for good, old secret included', () => {
    specify(apiKey).given(issued, rotated).when(revoke, { now }).then(revoked);
    expect(specify(apiKey).given(issued, rotated, revoked).state).toMatchObject({ previous: [] });
    specify(apiKey).given(issued, revoked).when(revoke, { now }).thenNothing();
    specify(apiKey).given(issued, revoked).when(rotate('h3'), { now }).refused('KEY_REVOKED');
  });
  it('gets another secret where the answer with the first was lost, and only there', () => {
    const replace = (askedAt: Date): ApiKeyCommand => ({ type: 'ReplaceLostSecret', data: { userId: 'ada', secretHash: 'h2', askedAt } });
    const replaced: ApiKeyEvent = { type: 'ApiKeyRotated', data: { secretHash: 'h2', oldSecretUntil: now.toISOString() } };
    const before = new Date(now.getTime() - 1);
    specify(apiKey).given(issued).when(replace(now), { now }).then(replaced);
    specify(apiKey).given(issued, replaced).when(replace(now), { now }).then(replaced);
    // Overtaken by its own repeat, used, or rotated by its owner: somebody has the secret.
    specify(apiKey).given(issued).when(replace(before), { now }).refused('ANSWER_NOT_KEPT');
    specify(apiKey).given(issued).when(replace(now), { now, isUsed: true }).refused('ANSWER_NOT_KEPT');
    specify(apiKey).given(issued, rotated).when(replace(now), { now }).refused('ANSWER_NOT_KEPT');
    specify(apiKey).given(issued, revoked).when(replace(now), { now }).refused('KEY_REVOKED');
  });
  it('needs a name and knows four permissions', () => {
    expect(() => readApiKeyInput({ ...input, name: '   ' })).toThrow('Please enter a name for your api key');
    expect(() => readApiKeyInput({ ...input, scopes: ['servers:write'] })).toThrow('servers:write');
    expect(readApiKeyInput({ ...input, name: ' Till ', scopes: [] })).toEqual({ ...input, name: 'Till' });
    expect(readApiKeyInput({ ...input, scopes: ['logs:write', 'servers:read', 'logs:write'] }).scopes).toEqual([
      'servers:read',
      'logs:write',
    ]);
  });
});

describe('the text of a key', () => {
  const key = { publicId: newPublicId(), secret: newSecret() };
  it('has the shape that secret scanners look for', () =>
    expect(formatKey(key)).toMatch(/^nw_live_[0-9A-Za-z]{10}_[0-9A-Za-z]{43}_[0-9A-Za-z]{6}$/));
  it('reads back', () => expect(parseKey(formatKey(key))).toEqual(key));
  it('is refused with any character changed', () => {
    const text = formatKey(key);
    for (let at = 0; at < text.length; at += 1)
      expect(parseKey(text.slice(0, at) + (text[at] === 'x' ? 'y' : 'x') + text.slice(at + 1))).toBeUndefined();
  });
  it('is refused as junk', () =>
    ['', 'nw_live_', `${formatKey(key)}\n`, `${formatKey(key)}x`, 'Bearer x', '\u0000'].forEach((junk) =>
      expect(parseKey(junk)).toBeUndefined(),
    ));
});
