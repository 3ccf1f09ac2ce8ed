import { randomBytes, randomUUID } from 'node:crypto';
import { seed } from './state.mjs';

export class Refusal extends Error {
  constructor(statusCode, code, message, more = {}) {
    super(message);
    Object.assign(this, { statusCode, code, more });
  }
}
export const notFound = () => new Refusal(404, 'NOT_FOUND', 'We could not find that.');
export const invalid = (fields) => new Refusal(400, 'VALIDATION_FAILED', Object.values(fields)[0], { fields });
export const created = (body) => ({ status: 201, body });
export const ok = (body) => ({ status: 200, body });

const PAGE = 20;
export const paged = (rows, query) => {
  const page = Number(query.get('page') ?? 1);
  if (!Number.isInteger(page) || page < 1) throw invalid({ page: 'A page is a number from 1 on.' });
  return {
    data: rows.slice((page - 1) * PAGE, page * PAGE),
    pagination: { currentPage: page, totalPages: Math.max(1, Math.ceil(rows.length / PAGE)), totalItems: rows.length, pageSize: PAGE },
  };
};

/** The whole memory of the mock, and who listens to the live stream. */
export const world = { accounts: seed(), sessions: new Map(), streams: new Set(), supportMails: [] };

export function pushEvent(kind, data) {
  for (const stream of world.streams) stream.write(`event: ${kind}\ndata: ${JSON.stringify(data)}\n\n`);
}

export function openSession(account) {
  const now = Math.floor(Date.now() / 1000);
  const part = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const token = `${part({ alg: 'EdDSA' })}.${part({ sub: account.profile._id, iat: now, exp: now + 900, jti: randomUUID() })}.${randomBytes(8).toString('base64url')}`;
  world.sessions.set(token, account);
  return token;
}

export const mine = (list, id) => list.find((each) => each._id === id) ?? fail(notFound());
export const fail = (error) => {
  throw error;
};
