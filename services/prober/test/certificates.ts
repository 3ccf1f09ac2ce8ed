import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface KeyPair {
  key: string;
  /** With the issuers below the root, leaf first. */
  cert: string;
}

interface CertificateOptions {
  names: string[];
  /** `YYYYMMDDHHMMSSZ` */
  from?: string;
  to?: string;
  /** Signed by the intermediate, which is then part of the chain unless `withoutIntermediate`. */
  byIntermediate?: boolean;
  withoutIntermediate?: boolean;
}

/** A certificate authority made on the spot with the openssl program: root, intermediate, and leaves of every kind. */
/** A common name has 64 characters at most. */
const subjectOf = (host: string): string => `/CN=${host.length > 64 ? host.slice(-64) : host}`;

export class CertificateAuthority {
  private readonly folder = mkdtempSync(join(tmpdir(), 'prober-ca-'));
  private count = 0;
  readonly rootCertificate: string;
  readonly rootFile: string;
  private readonly intermediateCertificate: string;

  constructor(name = 'Test Root') {
    this.rootFile = this.path('root.pem');
    this.keyFor('root');
    this.openssl(
      'req',
      '-x509',
      '-new',
      '-key',
      'root.key',
      '-subj',
      `/CN=${name}`,
      '-days',
      '3650',
      '-out',
      'root.pem',
      '-addext',
      'basicConstraints=critical,CA:TRUE',
    );
    this.rootCertificate = this.read('root.pem');
    this.keyFor('middle');
    this.openssl('req', '-new', '-key', 'middle.key', '-subj', '/CN=Test Intermediate', '-out', 'middle.csr');
    this.sign('middle', 'root', 'basicConstraints=critical,CA:TRUE\nkeyUsage=keyCertSign,cRLSign', '20200101000000Z', '20451231235959Z');
    this.intermediateCertificate = this.read('middle.pem');
  }

  issue({
    names,
    from = '20200101000000Z',
    to = '20451231235959Z',
    byIntermediate = false,
    withoutIntermediate = false,
  }: CertificateOptions): KeyPair {
    const name = this.request(names);
    const issuer = byIntermediate ? 'middle' : 'root';
    const alternatives = names.map((one) => (/^[\d.]+$/.test(one) ? `IP:${one}` : `DNS:${one}`)).join(',');
    const access = byIntermediate ? '\nauthorityInfoAccess=caIssuers;URI:http://ca.test/middle.crt' : '';
    this.sign(name, issuer, `subjectAltName=${alternatives}${access}`, from, to);
    const leaf = this.read(`${name}.pem`);
    return {
      key: this.read(`${name}.key`),
      cert: byIntermediate && !withoutIntermediate ? leaf + this.intermediateCertificate : leaf,
    };
  }

  /** A certificate that vouches for itself. */
  selfSigned(host: string): KeyPair {
    const name = this.nextName();
    this.keyFor(name);
    this.openssl(
      'req',
      '-x509',
      '-new',
      '-key',
      `${name}.key`,
      '-subj',
      subjectOf(host),
      '-days',
      '30',
      '-out',
      `${name}.pem`,
      '-addext',
      `subjectAltName=DNS:${host}`,
    );
    return { key: this.read(`${name}.key`), cert: this.read(`${name}.pem`) };
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  private request(names: string[]): string {
    const name = this.nextName();
    this.keyFor(name);
    this.openssl('req', '-new', '-key', `${name}.key`, '-subj', subjectOf(names[0]!), '-out', `${name}.csr`);
    return name;
  }

  private sign(name: string, issuer: string, extensions: string, from: string, to: string): void {
    writeFileSync(this.path('index.txt'), '');
    writeFileSync(this.path('index.txt.attr'), 'unique_subject = no\n');
    writeFileSync(
      this.path('ca.cnf'),
      `[ca]\ndefault_ca=it\n[it]\ndatabase=index.txt\nnew_certs_dir=.\nrand_serial=yes\ndefault_md=sha256\npolicy=any\nunique_subject=no\n[any]\ncommonName=supplied\n[ext]\n${extensions}\n`,
    );
    this.openssl(
      'ca',
      '-batch',
      '-notext',
      '-config',
      'ca.cnf',
      '-extensions',
      'ext',
      '-in',
      `${name}.csr`,
      '-out',
      `${name}.pem`,
      '-cert',
      `${issuer}.pem`,
      '-keyfile',
      `${issuer}.key`,
      '-startdate',
      from,
      '-enddate',
      to,
    );
  }

  private keyFor(name: string): void {
    this.openssl('genpkey', '-algorithm', 'EC', '-pkeyopt', 'ec_paramgen_curve:P-256', '-out', `${name}.key`);
  }

  private nextName(): string {
    this.count += 1;
    return `leaf${this.count}`;
  }

  private openssl(...words: string[]): void {
    execFileSync('openssl', words, { cwd: this.folder, stdio: 'pipe' });
  }

  private read(file: string): string {
    return readFileSync(this.path(file), 'utf8');
  }

  private path(file: string): string {
    return join(this.folder, file);
  }
}
