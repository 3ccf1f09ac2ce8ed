import { type KeyObject, generateKeyPairSync, sign } from 'node:crypto';

const SEQUENCE = 0x30;
const SET = 0x31;
const INTEGER = 0x02;
const BITS = 0x03;
const OBJECT = 0x06;
const TEXT = 0x0c;
const TIME = 0x17;
const VERSION = 0xa0;

const COMMON_NAME = Buffer.from('550403', 'hex');
const ECDSA_SHA256 = Buffer.from('2a8648ce3d040302', 'hex');

function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

/** A certificate that vouches for itself, made on the spot: Node can read certificates, but has no word for making one. */
export function ownCertificate(name: string): { key: string; cert: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' }) as { publicKey: KeyObject; privateKey: KeyObject };
  const algorithm = der(SEQUENCE, der(OBJECT, ECDSA_SHA256));
  const subject = der(SEQUENCE, der(SET, der(SEQUENCE, der(OBJECT, COMMON_NAME), der(TEXT, Buffer.from(name)))));
  const valid = der(SEQUENCE, der(TIME, Buffer.from('200101000000Z')), der(TIME, Buffer.from('491231235959Z')));
  const key = publicKey.export({ type: 'spki', format: 'der' });
  const version = der(VERSION, der(INTEGER, Buffer.from([2])));
  const content = der(SEQUENCE, version, der(INTEGER, Buffer.from([1])), algorithm, subject, valid, subject, key);
  const signature = der(BITS, Buffer.from([0]), sign('sha256', content, privateKey));
  const whole = der(SEQUENCE, content, algorithm, signature).toString('base64');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    cert: `-----BEGIN CERTIFICATE-----\n${whole.replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
  };
}
