import { beforeAll, describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { KeyedHash } from './keyed-hash.js';
import { hashesAtOnce, PasswordHasher } from './password-hasher.js';
import { SealedBox } from './sealed-box.js';
import { seedsOf, TokenSigner } from './token-signer.js';

describe('passwords', () => {
  const hasher = new PasswordHasher();
  it('are stored as argon2id with their parameters and a salt of their own', async () => {
    const [one, two] = await Promise.all([hasher.hash('kpekus-and-akara'), hasher.hash('kpekus-and-akara')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    expect(one).not.toBe(two);
    expect(await hasher.verify('kpekus-and-akara', one)).toEqual({ right: true, outdated: false });
    expect(await hasher.verify('kpekus-and-akarA', one)).toEqual({ right: false, outdated: false });
  });
  it('hashed with weaker parameters are asked to be hashed again', async () => {
    const weak = '$argon2id$v=19$m=8192,t=1,p=1$c29tZXNhbHRzb21lc2FsdA$' + 'A'.repeat(43);
    expect(await hasher.verify('anything', weak)).toEqual({ right: false, outdated: true });
  });
  it('without a stored hash are never right', async () =>
    expect(await hasher.verify('kpekus-and-akara', undefined)).toMatchObject({ right: false }));
});

describe('the queue before the hashing', () => {
  it('leaves a processor free, and a thread for files', () => {
    expect([1, 2, 3, 4, 64].map(hashesAtOnce)).toEqual([1, 1, 2, 3, 3]);
  });

  it('lets 24 wait and refuses the rest at once', async () => {
    const hasher = new PasswordHasher();
    const taken = hashesAtOnce(availableParallelism()) + 24;
    const runs = await Promise.allSettled(Array.from({ length: taken + 2 }, () => hasher.hash('kpekus-and-akara')));
    const refused = runs.filter((run) => run.status === 'rejected');
    expect(refused.map(({ reason }) => reason)).toEqual(Array(2).fill(expect.objectContaining({ code: 'BUSY', kind: 'limited' })));
    expect(await hasher.hash('kpekus-and-akara')).toMatch(/^\$argon2id/);
  });
});

describe('the bearer token', () => {
  const seed = randomBytes(32);
  const signer = new TokenSigner([seed], 'https://nowahala.example');
  const now = new Date('2026-03-02T12:00:00Z');
  const seconds = now.getTime() / 1000;
  const claims = { sub: 'u', sid: 's', jti: 'j', iat: seconds, exp: seconds + 900 };
  let token: string;
  beforeAll(async () => void (token = await signer.sign(claims)));
  const forged = (header: object, body: object = {}) =>
    `${Buffer.from(JSON.stringify(header)).toString('base64url')}.${Buffer.from(JSON.stringify({ iss: 'https://nowahala.example', aud: 'nowahala', ...claims, ...body })).toString('base64url')}.`;

  it('says who it is for and when it ends', async () => {
    expect(await signer.read(token, now)).toEqual({ iss: 'https://nowahala.example', aud: 'nowahala', ...claims });
    expect(await signer.read(token, new Date(now.getTime() + 900_000))).toBeUndefined();
  });
  it('is not believed when anything was changed', async () => {
    const [head, , signature] = token.split('.');
    expect(await signer.read(`${head}.${forged({}, { sub: 'other' }).split('.')[1]}.${signature}`, now)).toBeUndefined();
    expect(await signer.read(`${token}x`, now)).toBeUndefined();
    expect(await signer.read(`${token}.x`, now)).toBeUndefined();
    expect(await signer.read(`${forged({ alg: 'none' })}`, now)).toBeUndefined();
    expect(await signer.read(`${forged({ alg: 'HS256', kid: 'x' })}abc`, now)).toBeUndefined();
    for (const junk of ['', '.', '..', 'a.b.c', '\u0000.\u0000.\u0000', 'null.null.null'])
      expect(await signer.read(junk, now)).toBeUndefined();
  });
  it('of another installation is not believed', async () => {
    expect(await new TokenSigner([seed], 'https://elsewhere.example').read(token, now)).toBeUndefined();
    expect(await new TokenSigner([randomBytes(32)], 'https://nowahala.example').read(token, now)).toBeUndefined();
  });
  it('signed by the former key is still believed after a change of keys', async () => {
    const changed = new TokenSigner([randomBytes(32), seed], 'https://nowahala.example');
    expect(await changed.read(token, now)).toMatchObject({ sub: 'u' });
    expect(await signer.read(await changed.sign(claims), now)).toBeUndefined();
  });
  it('is the same as the one that the version before jose made, and that one is still accepted', async () => {
    const old =
      'eyJhbGciOiJFZERTQSIsInR5cCI6IkpXVCIsImtpZCI6Ik1rdmkzcWk4UkVZYiJ9.eyJpc3MiOiJodHRwczovL25vd2FoYWxhLmV4YW1wbGUiLCJhdWQiOiJub3dhaGFsYSIsInN1YiI6InUiLCJzaWQiOiJzIiwianRpIjoiaiIsImlhdCI6MTc3MjQ1MjgwMCwiZXhwIjoxNzcyNDUzNzAwfQ.oL9F30VBfSJ_sTe3Jg3MJVCDEIn9YZ8ymbNP4e0OLMJKS4ll09VNJwuNUqpQB7VjPv-s5aauGkfQE_DfdnVNCw';
    const sevens = new TokenSigner([Buffer.alloc(32, 7)], 'https://nowahala.example');
    expect(await sevens.sign(claims)).toBe(old);
    expect(await sevens.read(old, now)).toEqual({ iss: 'https://nowahala.example', aud: 'nowahala', ...claims });
  });
  it('takes keys of 32 bytes only', () => {
    expect(seedsOf(`${seed.toString('base64url')}, ${seed.toString('base64url')}`)).toEqual([seed, seed]);
    expect(() => seedsOf('short')).toThrow('32 bytes');
  });
});

describe('a stored secret', () => {
  it('is sealed against reading and changing', () => {
    const box = new SealedBox(randomBytes(32).toString('base64url'));
    const sealed = box.seal({ code: '123456' });
    expect(sealed.toString('latin1')).not.toContain('123456');
    expect(box.open(sealed)).toEqual({ code: '123456' });
    sealed[sealed.length - 1]! ^= 1;
    expect(() => box.open(sealed)).toThrow('authenticate');
  });
  it('can be opened during a rotation with both keys', () => {
    const [old, fresh] = [randomBytes(32).toString('base64url'), randomBytes(32).toString('base64url')];
    const sealed = new SealedBox(old).seal({ code: '123456' });
    expect(new SealedBox(fresh, old).open(sealed)).toEqual({ code: '123456' });
    expect(new SealedBox(old, fresh).open(new SealedBox(fresh, old).seal({ code: '1' }))).toEqual({ code: '1' });
    expect(() => new SealedBox(fresh).open(sealed)).toThrow('authenticate');
  });
  it('is hashed under a key and for one purpose', () => {
    const hash = new KeyedHash('pepper');
    expect(hash.matches(hash.of('a', 'x', 'y'), 'a', 'x', 'y')).toBe(true);
    expect(hash.of('a', 'x', 'y')).not.toBe(hash.of('a', 'xy', ''));
    expect(hash.matches(hash.of('a', 'x'), 'b', 'x')).toBe(false);
    expect(new KeyedHash('other').matches(hash.of('a', 'x'), 'a', 'x')).toBe(false);
  });
});
