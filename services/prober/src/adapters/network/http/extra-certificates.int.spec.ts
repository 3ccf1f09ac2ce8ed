import { spawn } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CertificateAuthority } from '../../../../test/certificates.js';
import { type TestServer, answer, serve } from '../../../../test/sockets.js';

/** Sources as they are: types are stripped by Node, and `.js` in imports means the `.ts` beside it. */
const program = (source: string, port: number): string => `
import { registerHooks } from 'node:module';
import { connect } from 'node:net';
registerHooks({ resolve: (name, context, next) => next(name.startsWith('.') ? name.replace(/\\.js$/, '.ts') : name, context) });
const { startTls } = await import(${JSON.stringify(source)});
const raw = connect(${port}, '127.0.0.1');
await new Promise((resolve) => raw.once('connect', resolve));
const secured = await startTls(raw, { host: 'shop.test', isName: true, timeoutMs: 15000 });
process.stdout.write(secured.ok ? 'trusted' : secured.error);
secured.socket.destroy();
`;

describe('NODE_EXTRA_CA_CERTS', () => {
  let authority: CertificateAuthority;
  let server: TestServer;

  beforeAll(async () => {
    authority = new CertificateAuthority();
    server = await serve(answer('200 OK'), { tls: authority.issue({ names: ['shop.test'], byIntermediate: true }) });
  });

  afterAll(async () => {
    await server.stop();
    authority.remove();
  });

  async function answerWith(env: Record<string, string>): Promise<string> {
    const source = new URL('tls-session.ts', import.meta.url).href;
    const child = spawn(process.execPath, ['--no-warnings', '--input-type=module', '-e', program(source, server.port)], {
      env: { ...process.env, NODE_OPTIONS: '', ...env },
    });
    let output = '';
    child.stdout.on('data', (bytes: Buffer) => (output += bytes.toString()));
    child.stderr.on('data', (bytes: Buffer) => (output += bytes.toString()));
    await new Promise((resolve) => child.once('close', resolve));
    return output;
  }

  it('makes an issuer of our own trusted', async () =>
    expect(await answerWith({ NODE_EXTRA_CA_CERTS: authority.rootFile })).toBe('trusted'));
  it('is needed for that', async () => expect(await answerWith({})).toBe('tls_untrusted'));
});
