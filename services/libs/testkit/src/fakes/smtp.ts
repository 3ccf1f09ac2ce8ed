import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import type { Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface CaughtMail {
  envelope: { from: string; to: string[] };
  /** Bytes as they came. */
  raw: string;
  mail: Email;
}

export interface FakeSmtp {
  url: string;
  /** Mails taken, in order of arrival. */
  mails: CaughtMail[];
  /** Refuses every recipient the function names a reason for. */
  refuse(answer: ((address: string) => { code: number; message: string } | undefined) | undefined): void;
  /** Refuses everybody at this point of the conversation. */
  trouble: { when: 'greeting' | 'MAIL' | 'DATA'; code: number; message: string } | undefined;
  /** Takes the next mails but loses the connection before the answer. */
  loseAnswers(count: number, onLost?: () => void): void;
  /** Waits this long before the answer to a mail. */
  delayMs: number;
  /** Called before a mail is taken, when it is taken, and when its answer has left; what it promises is waited for before we go on. */
  at: ((moment: 'asked' | 'taken' | 'answered', address: string) => void | Promise<void>) | undefined;
  stop(): Promise<void>;
}

/** A real SMTP server on this machine that keeps what it gets. */
export async function startFakeSmtp(port = 0): Promise<FakeSmtp> {
  const mails: CaughtMail[] = [];
  let refusal: ((address: string) => { code: number; message: string } | undefined) | undefined;
  let lose = 0;
  let isLost: (() => void) | undefined;
  const troubleWhen = (when: 'greeting' | 'MAIL' | 'DATA') =>
    fake.trouble?.when === when ? Object.assign(new Error(fake.trouble.message), { responseCode: fake.trouble.code }) : undefined;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onConnect: (_session, done) => done(troubleWhen('greeting')),
    onMailFrom: (_address, _session, done) => done(troubleWhen('MAIL')),
    onRcptTo: (address, _session, done) => {
      const line = refusal?.(address.address);
      void Promise.resolve(fake.at?.('asked', address.address)).then(() =>
        done(line ? Object.assign(new Error(line.message), { responseCode: line.code }) : undefined),
      );
    },
    onData: (stream, session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const trouble = troubleWhen('DATA');
        if (trouble) return done(trouble);
        const raw = Buffer.concat(parts);
        void PostalMime.parse(raw).then(async (mail) => {
          const { mailFrom, rcptTo } = session.envelope;
          mails.push({
            envelope: { from: mailFrom ? mailFrom.address : '', to: rcptTo.map((to) => to.address) },
            raw: raw.toString('utf8'),
            mail,
          });
          if (lose > 0) {
            lose -= 1;
            isLost?.();
            for (const connection of (server as unknown as { connections: Set<{ _socket: { destroy(): void }; id: string }> }).connections)
              if (connection.id === session.id) connection._socket.destroy();
            return;
          }
          const to = rcptTo[0]?.address ?? '';
          await fake.at?.('taken', to);
          setTimeout(() => {
            done();
            setImmediate(() => void fake.at?.('answered', to));
          }, fake.delayMs);
        });
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  const fake: FakeSmtp = {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mails,
    refuse: (answer) => {
      refusal = answer;
    },
    loseAnswers: (count, onLost) => {
      lose = count;
      isLost = onLost;
    },
    trouble: undefined,
    delayMs: 0,
    at: undefined,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return fake;
}
