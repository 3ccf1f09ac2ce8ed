import { randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const LIVE = 'nw_live_';
const SHAPE = /^nw_live_([0-9A-Za-z]{10})_([0-9A-Za-z]{43})_([0-9A-Za-z]{6})$/;

export interface ApiKeySecret {
  /** Ten characters by which the key is found; shown in lists. */
  publicId: string;
  /** 256 bits, shown to the owner once. */
  secret: string;
}

export const newPublicId = (): string => randomText(10);
export const newSecret = (): string => randomText(43);

/** `nw_live_<id>_<secret>_<checksum>`: secret scanners know the prefix, mistyped text fails the checksum, a double click selects all of it. */
export function formatKey({ publicId, secret }: ApiKeySecret): string {
  const body = `${LIVE}${publicId}_${secret}`;
  return `${body}_${checksum(body)}`;
}

/** The parts of a well-formed key, or undefined; malformed text costs no lookup. */
export function parseKey(text: string): ApiKeySecret | undefined {
  const [, publicId, secret, sum] = SHAPE.exec(text) ?? [];
  if (!publicId || !secret) return undefined;
  return checksum(`${LIVE}${publicId}_${secret}`) === sum ? { publicId, secret } : undefined;
}

export const keyPrefix = (publicId: string): string => `${LIVE}${publicId}`;

function checksum(body: string): string {
  let rest = crc32(body);
  let text = '';
  for (let place = 0; place < 6; place += 1) {
    text = ALPHABET[rest % 62]! + text;
    rest = Math.floor(rest / 62);
  }
  return text;
}

const randomText = (length: number): string => Array.from({ length }, () => ALPHABET[randomInt(62)]!).join('');
