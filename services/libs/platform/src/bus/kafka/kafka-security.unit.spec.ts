import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';
import { parseConfig, platformSettings } from '../../config/config.js';
import { kafkaSecurityOf } from './kafka-security.js';

const here = fileURLToPath(import.meta.url);
const far = { KAFKA_BROKERS: 'kafka.example.com:9094' };
const login = { KAFKA_USERNAME: 'nowahala', KAFKA_PASSWORD: 'secret' };

it.each([
  [{ KAFKA_SASL_MECHANISM: 'gssapi' }, 'KAFKA_SASL_MECHANISM: must be one of plain, scram-sha-256, scram-sha-512'],
  [{ KAFKA_SASL_MECHANISM: 'plain', KAFKA_TLS: 'true' }, 'KAFKA_SASL_MECHANISM: needs KAFKA_USERNAME and KAFKA_PASSWORD'],
  [{ KAFKA_SASL_MECHANISM: 'plain', KAFKA_TLS: 'true', KAFKA_USERNAME: 'nowahala' }, 'KAFKA_SASL_MECHANISM: needs KAFKA_USERNAME and'],
  [login, 'KAFKA_SASL_MECHANISM: must say how KAFKA_USERNAME is proved: plain, scram-sha-256, scram-sha-512'],
  [{ ...login, KAFKA_SASL_MECHANISM: 'plain' }, 'KAFKA_TLS: must be true with KAFKA_SASL_MECHANISM=plain'],
  [{ KAFKA_TLS: 'true', KAFKA_CA_FILE: '/no/such/ca.pem' }, 'KAFKA_CA_FILE: names a file that cannot be read: /no/such/ca.pem'],
  [{ KAFKA_CA_FILE: here }, 'KAFKA_CA_FILE: is set, and KAFKA_TLS is not true'],
  [{ KAFKA_TLS: 'true', KAFKA_CERT_FILE: here }, 'KAFKA_CERT_FILE: and KAFKA_KEY_FILE belong together'],
])('%j is refused at the start', (settings, sentence) => {
  expect(() => parseConfig(platformSettings, { ...far, ...settings })).toThrow(sentence);
});

it.each(['127.0.0.1:9092', 'localhost:9092,[::1]:9092'])('a password may go in plain words to %s', (brokers) => {
  const settings = parseConfig(platformSettings, { ...login, KAFKA_BROKERS: brokers, KAFKA_SASL_MECHANISM: 'plain' });
  expect(kafkaSecurityOf(settings)).toEqual({ ssl: false, sasl: { mechanism: 'plain', username: 'nowahala', password: 'secret' } });
});

it('files are handed over as they are, and without them the CAs that Node knows count', () => {
  const tls = { ...far, KAFKA_TLS: 'true' };
  expect(kafkaSecurityOf(parseConfig(platformSettings, tls))).toEqual({ ssl: {} });
  const text = expect.stringContaining('files are handed over');
  const files = { KAFKA_CA_FILE: here, KAFKA_CERT_FILE: here, KAFKA_KEY_FILE: here };
  expect(kafkaSecurityOf(parseConfig(platformSettings, { ...tls, ...files }))).toEqual({ ssl: { ca: text, cert: text, key: text } });
  expect(kafkaSecurityOf(parseConfig(platformSettings, far))).toEqual({ ssl: false });
});
