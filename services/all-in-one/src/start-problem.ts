import { ConfigError, isUntrustedCertificate, parseConfig, platformSettings } from '@nowahala/platform';

/** One clear sentence for what keeps the product from starting; undefined for a defect, which is logged with its stack. */
export function startProblem(error: unknown, env: NodeJS.ProcessEnv): string | undefined {
  if (error instanceof ConfigError) return error.message;
  const { name, code, message, port } = error as { name?: string; code?: string; message?: string; port?: number };
  if (name === 'EmbeddedPostgresError' || name === 'FatalBusError') return message;
  if (isUntrustedCertificate({ code }))
    return `The database shows a certificate that is not trusted: ${message}. Name its CA in NODE_EXTRA_CA_CERTS.`;
  if (code === 'EADDRINUSE')
    return `Port ${port ?? ''} is already in use. Stop the program that uses it, or choose another one: ${otherPort(port, env)} npm start`;
  if (code === 'EACCES' && port)
    return `Port ${port} may not be opened by this user. Choose one above 1023: ${otherPort(port, env)} npm start`;
  if (code === 'ENOSPC') return 'The disk is full. Make some room and start again; nothing was lost.';
  if (code === 'EROFS' || code === 'EACCES' || code === 'EPERM')
    return `A file or folder may not be written: ${message}. Set DATA_DIR to a folder that this user owns.`;
  if (name === 'RetriableBusError' || code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `The database or the bus does not answer: ${message}. Check DATABASE_URL, KAFKA_BROKERS and KAFKA_TLS.`;
  return undefined;
}

const examples = { METRICS_PORT: 9465, GRPC_PORT: 50_052, PORT: 8081 } as const;

/** `PORT=8081`: the setting that chose this port, with another one. */
function otherPort(port: number | undefined, env: NodeJS.ProcessEnv): string {
  const settings = parseConfig(platformSettings, env);
  const name = (Object.keys(examples) as (keyof typeof examples)[]).find((setting) => settings[setting] === port) ?? 'PORT';
  return `${name}=${examples[name]}`;
}
