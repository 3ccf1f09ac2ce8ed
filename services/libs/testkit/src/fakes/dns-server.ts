import { createSocket, type RemoteInfo, type Socket } from 'node:dgram';

export type DnsKind = 'A' | 'AAAA' | 'CNAME' | 'NS' | 'PTR';
type Refusal = 'nxdomain' | 'servfail' | 'refused' | 'silent' | 'nothing';

const kinds: Record<DnsKind, number> = { A: 1, NS: 2, CNAME: 5, PTR: 12, AAAA: 28 };
const refusals: Record<Exclude<Refusal, 'silent' | 'nothing'>, number> = { servfail: 2, nxdomain: 3, refused: 5 };

/** A real name server over UDP for tests: answers as configured, or refuses, or stays silent. */
export class DnsServer {
  private readonly records = new Map<string, string[]>();
  private readonly faults = new Map<string, Refusal>();
  private readonly endings = new Map<string, Refusal>();
  /** Every question asked, as `shop.test A`. */
  readonly questions: string[] = [];
  ttlSeconds = 0;

  private constructor(
    private readonly socket: Socket,
    readonly address: string,
  ) {}

  static async start(host = '127.0.0.1', port = 0): Promise<DnsServer> {
    const socket = createSocket('udp4');
    await new Promise<void>((resolve, reject) => socket.once('error', reject).bind(port, host, resolve));
    const server = new DnsServer(socket, `${host}:${socket.address().port}`);
    socket.on('message', (message, from) => server.answer(message, from));
    return server;
  }

  says(name: string, kind: DnsKind, ...values: string[]): this {
    this.faults.delete(name);
    this.records.set(`${name} ${kind}`, values);
    return this;
  }

  fails(name: string, how: Refusal): this {
    this.faults.set(name, how);
    return this;
  }

  /** All names with this ending, but those that it knows. */
  failsFor(ending: string, how: Refusal): this {
    this.endings.set(`.${ending}`, how);
    return this;
  }

  forgetQuestions(): void {
    this.questions.length = 0;
  }

  async stop(): Promise<void> {
    await new Promise<void>((resolve) => this.socket.close(() => resolve()));
  }

  private answer(message: Buffer, from: RemoteInfo): void {
    const { name, kind, end } = questionOf(message);
    const kindName = (Object.keys(kinds) as DnsKind[]).find((one) => kinds[one] === kind) ?? 'A';
    this.questions.push(`${name} ${kindName}`);
    const fault = this.faults.get(name) ?? (this.knows(name) ? undefined : this.ofEnding(name));
    if (fault === 'silent') return;
    const values = fault === undefined ? (this.records.get(`${name} ${kindName}`) ?? []) : [];
    const rcode = fault === undefined || fault === 'nothing' ? 0 : refusals[fault];
    const answers = values.map((value) => recordOf(kinds[kindName], this.ttlSeconds, dataOf(kindName, value)));
    const header = Buffer.alloc(12);
    message.copy(header, 0, 0, 2);
    header.writeUInt16BE(0x8180 | rcode, 2);
    header.writeUInt16BE(1, 4);
    header.writeUInt16BE(answers.length, 6);
    this.socket.send(Buffer.concat([header, message.subarray(12, end), ...answers]), from.port, from.address);
  }

  private ofEnding(name: string): Refusal {
    return [...this.endings].find(([ending]) => name.endsWith(ending))?.[1] ?? 'nxdomain';
  }

  private knows(name: string): boolean {
    return [...this.records.keys()].some((key) => key.startsWith(`${name} `));
  }
}

function questionOf(message: Buffer): { name: string; kind: number; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = message[at]!; length > 0; length = message[at]!) {
    labels.push(message.toString('latin1', at + 1, at + 1 + length));
    at += length + 1;
  }
  return { name: labels.join('.').toLowerCase(), kind: message.readUInt16BE(at + 1), end: at + 5 };
}

function recordOf(kind: number, ttl: number, data: Buffer): Buffer {
  const head = Buffer.alloc(12);
  head.writeUInt16BE(0xc00c, 0);
  head.writeUInt16BE(kind, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt32BE(ttl, 6);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}

function dataOf(kind: DnsKind, value: string): Buffer {
  if (kind === 'A') return Buffer.from(value.split('.').map(Number));
  if (kind === 'AAAA') return ipv6Bytes(value);
  const labels = value.split('.').map((label) => Buffer.concat([Buffer.from([label.length]), Buffer.from(label, 'latin1')]));
  return Buffer.concat([...labels, Buffer.from([0])]);
}

function ipv6Bytes(address: string): Buffer {
  const [left = '', right] = address.split('::');
  const groups = (half: string): string[] => (half === '' ? [] : half.split(':'));
  const head = groups(left);
  const tail = right === undefined ? [] : groups(right);
  const middle = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  const bytes = Buffer.alloc(16);
  [...head, ...middle, ...tail].forEach((group, index) => bytes.writeUInt16BE(Number.parseInt(group, 16), index * 2));
  return bytes;
}
