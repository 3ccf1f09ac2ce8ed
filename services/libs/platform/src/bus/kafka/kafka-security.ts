import { readFileSync } from 'node:fs';
import type { KafkaConfig } from 'kafkajs';

export const saslMechanisms = ['plain', 'scram-sha-256', 'scram-sha-512'] as const;

/** How Kafka is spoken to, as the settings say it. */
export interface KafkaSecuritySettings {
  KAFKA_BROKERS: string[];
  KAFKA_TLS: boolean;
  KAFKA_CA_FILE?: string | undefined;
  KAFKA_CERT_FILE?: string | undefined;
  KAFKA_KEY_FILE?: string | undefined;
  KAFKA_SASL_MECHANISM?: (typeof saslMechanisms)[number] | undefined;
  KAFKA_USERNAME?: string | undefined;
  KAFKA_PASSWORD?: string | undefined;
}

export type KafkaSecurity = Pick<KafkaConfig, 'ssl' | 'sasl'>;

const FILES = ['KAFKA_CA_FILE', 'KAFKA_CERT_FILE', 'KAFKA_KEY_FILE'] as const;
const LOOPBACK = /^(localhost|127(\.\d+){3}|\[?::1\]?):\d+$/;

export function kafkaSecurityOf(settings: KafkaSecuritySettings): KafkaSecurity {
  const [ca, cert, key] = FILES.map((name) => settings[name] && readFileSync(settings[name], 'utf8'));
  const { KAFKA_TLS: tls, KAFKA_SASL_MECHANISM: mechanism, KAFKA_USERNAME: username = '', KAFKA_PASSWORD: password = '' } = settings;
  return {
    ssl: tls && { ...(ca && { ca }), ...(cert && key && { cert, key }) },
    ...(mechanism && { sasl: { mechanism, username, password } as NonNullable<KafkaConfig['sasl']> }),
  };
}

/** What of it cannot work: the setting, and a sentence about it. */
export function kafkaSecurityFaults(settings: KafkaSecuritySettings): [keyof KafkaSecuritySettings, string][] {
  const { KAFKA_TLS: tls, KAFKA_SASL_MECHANISM: mechanism, KAFKA_USERNAME: username, KAFKA_PASSWORD: password } = settings;
  const faults: ReturnType<typeof kafkaSecurityFaults> = [];
  if (mechanism && !(username && password)) faults.push(['KAFKA_SASL_MECHANISM', 'needs KAFKA_USERNAME and KAFKA_PASSWORD']);
  if (!mechanism && (username || password))
    faults.push(['KAFKA_SASL_MECHANISM', `must say how KAFKA_USERNAME is proved: ${saslMechanisms.join(', ')}`]);
  if (mechanism === 'plain' && !tls && !settings.KAFKA_BROKERS.every((broker) => LOOPBACK.test(broker)))
    faults.push(['KAFKA_TLS', 'must be true with KAFKA_SASL_MECHANISM=plain: the password would cross the network for everybody to read']);
  if (!settings.KAFKA_CERT_FILE !== !settings.KAFKA_KEY_FILE) faults.push(['KAFKA_CERT_FILE', 'and KAFKA_KEY_FILE belong together']);
  for (const name of FILES) {
    const path = settings[name];
    if (!path) continue;
    if (!tls) faults.push([name, 'is set, and KAFKA_TLS is not true']);
    else if (!isReadable(path)) faults.push([name, `names a file that cannot be read: ${path}`]);
  }
  return faults;
}

function isReadable(path: string): boolean {
  try {
    readFileSync(path);
    return true;
  } catch {
    return false;
  }
}
