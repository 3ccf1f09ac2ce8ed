/** The broker of .ci/kafka/start.sh: away while it is frozen, and with a certificate that is over. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import kafkajs from 'kafkajs';

const BROKER_RESOURCE = 4;
/** The broker may be frozen meanwhile. */
const PATIENTLY = { initialRetryTime: 300, maxRetryTime: 2_000, retries: 60 };
const KEYSTORE = 'listener.name.secure.ssl.keystore.location';

/** Services speak TLS and prove who they are where the broker has that; the settings for them. */
export function brokerSettings({ KAFKA_BROKERS, KAFKA_SECURE_BROKERS, KAFKA_SECURE_CA }) {
  if (!KAFKA_BROKERS) return {};
  if (!KAFKA_SECURE_BROKERS) return { KAFKA_BROKERS };
  return {
    KAFKA_BROKERS: KAFKA_SECURE_BROKERS,
    KAFKA_TLS: 'true',
    KAFKA_CA_FILE: KAFKA_SECURE_CA,
    KAFKA_SASL_MECHANISM: 'scram-sha-512',
    KAFKA_USERNAME: 'nowahala',
    KAFKA_PASSWORD: 'open sesame',
  };
}

/** What can be done to it; undefined what cannot. */
export function brokerOf({ KAFKA_BROKERS, KAFKA_BROKER_PID, KAFKA_SECURE_BROKERS, KAFKA_SECURE_CA }, folder) {
  if (!KAFKA_BROKERS) return {};
  const pid = Number(KAFKA_BROKER_PID);
  return {
    ...(pid && { freeze: () => (process.kill(pid, 'SIGSTOP'), () => process.kill(pid, 'SIGCONT')) }),
    ...(KAFKA_SECURE_BROKERS && { expire: () => expire(KAFKA_BROKERS, dirname(KAFKA_SECURE_CA), folder) }),
  };
}

/** New connections are shown a certificate that ended yesterday, until the answer of this is called. */
async function expire(brokers, certificates, folder) {
  const of = (name) => join(certificates, name);
  const extension = join(folder, 'expired.extension');
  writeFileSync(extension, 'subjectAltName=DNS:localhost,IP:127.0.0.1');
  const signing = ['x509', '-req', '-in', of('broker.csr'), '-CA', of('ca.pem'), '-CAkey', of('ca.key'), '-CAcreateserial'];
  const expired = execFileSync('openssl', [...signing, '-days', '-1', '-extfile', extension], { stdio: ['ignore', 'pipe', 'ignore'] });
  const keystore = join(folder, 'expired.pem');
  const key = readFileSync(of('broker.key'));
  writeFileSync(keystore, Buffer.concat([key, expired]));
  await show(brokers, keystore);
  return () => show(brokers, of('keystore.pem'));
}

async function show(brokers, keystore) {
  const log = { logLevel: kafkajs.logLevel.NOTHING };
  const kafka = new kafkajs.Kafka({ clientId: 'gameday', brokers: brokers.split(','), requestTimeout: 5_000, retry: PATIENTLY, ...log });
  const admin = kafka.admin();
  await admin.connect();
  try {
    const configEntries = [{ name: KEYSTORE, value: keystore }];
    await admin.alterConfigs({ validateOnly: false, resources: [{ type: BROKER_RESOURCE, name: '1', configEntries }] });
  } finally {
    await admin.disconnect();
  }
}
