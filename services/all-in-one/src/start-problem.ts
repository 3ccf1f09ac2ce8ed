import { ConfigError } from '@nowahala/platform';

const UNTRUSTED = /CERT|UNABLE_TO_VERIFY/;

/** One clear sentence for what keeps the product from starting; undefined for a defect, which deserves its stack. */
export function startProblem(error: unknown): string | undefined {
  if (error instanceof ConfigError) return error.message;
  const { name, code, message, port } = error as { name?: string; code?: string; message?: string; port?: number };
  if (name === 'EmbeddedPostgresError' || name === 'FatalBusError') return message;
  if (UNTRUSTED.test(code ?? ''))
    return `The database shows a certificate that is not trusted: ${message}. Name its CA in NODE_EXTRA_CA_CERTS.`;
  if (code === 'EADDRINUSE')
    return `Port ${port ?? ''} is already in use. Stop the program that uses it, or choose another one: PORT=8081 npm start`;
  if (code === 'EACCES' && port) return `Port ${port} may not be opened by this user. Choose one above 1023: PORT=8080 npm start`;
  if (code === 'ENOSPC') return 'The disk is full. Make some room and start again; nothing was lost.';
  if (code === 'EROFS' || code === 'EACCES' || code === 'EPERM')
    return `A file or folder may not be written: ${message}. Set DATA_DIR to a folder that this user owns.`;
  if (name === 'RetriableBusError' || code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `The database or the bus does not answer: ${message}. Check DATABASE_URL, KAFKA_BROKERS and KAFKA_TLS.`;
  return undefined;
}
