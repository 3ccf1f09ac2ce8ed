import { Injectable } from '@nestjs/common';
import { Semaphore } from '@nowahala/platform';
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { passwordBytes } from '../../domain/password-rules.js';
import { refusals } from '../../domain/refusals.js';

interface Cost {
  /** KiB. */
  memory: number;
  passes: number;
  parallelism: number;
}

const COST: Cost = { memory: 19_456, passes: 2, parallelism: 1 };
const TAG_BYTES = 32;
const SALT_BYTES = 16;
/** Node's thread pool has four threads; one stays free for files. */
const THREADS = 3;
const MAX_WAITING = 24;

/** A processor stays free for everything that is no log-in. */
export const hashesAtOnce = (processors: number): number => Math.max(1, Math.min(THREADS, processors - 1));

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

const derive = promisify(argon2);

export interface PasswordCheck {
  right: boolean;
  /** The stored hash has weaker parameters than new hashes. */
  outdated: boolean;
}

/** argon2id at OWASP's minimum, in the PHC string form, so that parameters can be raised later. */
@Injectable()
export class PasswordHasher {
  private readonly queue = new Semaphore(hashesAtOnce(availableParallelism()), { maxWaiting: MAX_WAITING, tooBusy: refusals.busy });
  private readonly nobody = `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${unpadded(randomBytes(SALT_BYTES))}$${unpadded(randomBytes(TAG_BYTES))}`;

  async hash(password: string): Promise<string> {
    const salt = randomBytes(SALT_BYTES);
    const tag = await this.queue.run(() => digest(password, salt, COST, TAG_BYTES));
    return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${unpadded(salt)}$${unpadded(tag)}`;
  }

  /** Without a stored hash the password is hashed too, so that the time does not reveal whether an account exists. */
  async verify(password: string, stored: string | undefined): Promise<PasswordCheck> {
    const parts = PHC.exec(stored ?? this.nobody);
    if (!parts) throw new Error('a stored password hash has an unknown form');
    const cost = { memory: Number(parts[1]), passes: Number(parts[2]), parallelism: Number(parts[3]) };
    const expected = Buffer.from(parts[5]!, 'base64');
    const given = await this.queue.run(() => digest(password, Buffer.from(parts[4]!, 'base64'), cost, expected.length));
    const right = timingSafeEqual(given, expected) && stored !== undefined;
    return { right, outdated: cost.memory < COST.memory || cost.passes < COST.passes };
  }
}

const digest = async (password: string, salt: Buffer, cost: Cost, bytes: number): Promise<Buffer> =>
  derive('argon2id', {
    message: passwordBytes(password),
    nonce: salt,
    memory: cost.memory,
    passes: cost.passes,
    parallelism: cost.parallelism,
    tagLength: bytes,
  });

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');
