import { randomBytes } from 'node:crypto';
import { deriveSecret, localInternalSecret } from '@nowahala/platform';
import { fine, findings, refused } from '../command-result.js';
import { audited } from '../audit.js';
import type { Verb } from '../verb.js';

const KEEP_BOTH =
  'TOKEN_SIGNING_KEY holds two keys: the first signs, the second is still believed. An hour after every pod runs with it, the second may go.';

const ROOT_ELSEWHERE =
  'INTERNAL_SECRET is not here, and what was made up in its place would end every session and API key. Put it into the Secret for as long as keys are changed.';

/** The signing key of session tokens can change without signing anybody out; for the others it prints how. */
export const rotateKeys: Verb = {
  summary: 'which keys are in use, and a new signing key that signs nobody out',
  usage:
    'rotate-keys                    what is set\nrotate-keys --yes              prints the new TOKEN_SIGNING_KEY; put it into the secret and roll the pods\nrotate-keys derived --yes      prints what follows from INTERNAL_SECRET and has to outlive it',
  run: async ({ plain: [what], yes }, { engines: { settings, sql }, env, name }) => {
    if (what !== undefined && what !== 'derived') return refused(rotateKeys.usage);
    const current = (env.TOKEN_SIGNING_KEY ?? '').split(',').filter(Boolean);
    if (!yes) {
      const lines = [
        `TOKEN_SIGNING_KEY   ${current.length === 0 ? 'not set: derived from INTERNAL_SECRET' : `${current.length} ${current.length === 1 ? 'key' : 'keys'}, the first signs`}`,
        `IDENTITY_PEPPER     ${env.IDENTITY_PEPPER ? 'set' : 'not set: derived from INTERNAL_SECRET'}   cannot be changed without every API key being issued anew`,
        `INTERNAL_SECRET     ${settings.INTERNAL_SECRET ? 'set' : 'made for this machine'}   before a change set what rotate-keys derived prints, or API keys, links in mails and the addresses of jobs go with it; services apart get what service-keys prints of it; then "old,new", "new,old", "new"`,
        `TWILIO_AUTH_TOKEN   ${env.TWILIO_AUTH_TOKEN ? `${env.TWILIO_AUTH_TOKEN.split(',').length} set` : 'not set'}   new one first, a comma, the old one`,
      ].join('\n');
      return current.length > 1 ? findings(`${lines}\n\n${KEEP_BOTH}`) : fine(lines);
    }
    if (settings.SERVICE_KEYS && !settings.INTERNAL_SECRET) return refused(ROOT_ELSEWHERE);
    const derived = (purpose: string) => deriveSecret(localInternalSecret(settings), purpose);
    const old = current[0] ?? derived('token signing');
    if (what === 'derived') {
      await audited(sql, { operator: name, verb: 'rotate-keys', object: 'derived' }, async () => undefined);
      return fine(
        `TOKEN_SIGNING_KEY=${env.TOKEN_SIGNING_KEY || old}\nIDENTITY_PEPPER=${env.IDENTITY_PEPPER || derived('identity pepper')}\nUNSUBSCRIBE_KEY=${env.UNSUBSCRIBE_KEY || derived('notifier unsubscribe')}\nBEAT_SECRET=${env.BEAT_SECRET || derived('beat-address')}`,
      );
    }
    const fresh = randomBytes(32).toString('base64url');
    await audited(sql, { operator: name, verb: 'rotate-keys', object: 'TOKEN_SIGNING_KEY' }, async () => undefined);
    return fine(`TOKEN_SIGNING_KEY=${fresh},${old}`);
  },
};
