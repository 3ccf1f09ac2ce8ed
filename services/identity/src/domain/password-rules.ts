import { limits } from '@nowahala/kernel';
import { isCommonPassword } from './common-passwords.js';
import { sentences } from './refusals.js';

/** Why a password is refused, or undefined. Length and lists count, not which characters are mixed. */
export function passwordProblem(password: string, owner: { email?: string; username?: string } = {}): string | undefined {
  const characters = [...password].length;
  if (characters < limits.password.min) return sentences.passwordShort;
  if (characters > limits.password.max) return sentences.passwordLong;
  const folded = password.toLowerCase();
  const ownNames = [owner.email, owner.email?.split('@')[0], owner.username].filter((name) => name !== undefined && name !== '');
  if (ownNames.some((name) => name!.toLowerCase() === folded)) return sentences.passwordIsYou;
  return isCommonPassword(folded) ? sentences.passwordCommon : undefined;
}

/** The bytes that are hashed. NFKC, because keyboards compose the same character differently. */
export const passwordBytes = (password: string): Buffer => Buffer.from(password.normalize('NFKC'), 'utf8');
