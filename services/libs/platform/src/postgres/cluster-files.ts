import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { EmbeddedPostgresError, explainFailure } from './embedded-postgres-problems.js';
import { copyBinaries, findPostgresBinaries, type PostgresBinaries } from './postgres-binaries.js';
import { canReach, type ServerAccount, serverAccount } from './server-account.js';

/** Everything that lives on disk for one embedded server. */
export interface ClusterFiles {
  cluster: string;
  log: string;
  portFile: string;
  ownerFile: string;
  user: string;
  password: string;
  binaries: PostgresBinaries;
  spawnAs: { uid?: number; gid?: number; cwd: string; env: NodeJS.ProcessEnv };
  keep(file: string, text: string, mode: number): void;
}

export const USER = 'nowahala';
/** Where root's database goes when its data folder lies under a home that no other account may enter. */
const SHARED_HOME = '/var/lib/nowahala';

/** Makes the folder, the password and the cluster where they do not exist yet; a half-made cluster is made again. */
export async function prepareCluster(folder: string): Promise<ClusterFiles> {
  const dataDir = resolve(folder);
  makeFolder(dataDir);
  let binaries = findPostgresBinaries();
  let cluster = join(dataDir, 'postgres');
  const account = serverAccount(cluster);
  if (account && !canReach(dataDir, account)) cluster = movedCluster(dataDir, cluster);
  if (account && !canReach(binaries.folder, account)) {
    binaries = copyBinaries(
      binaries,
      join(SHARED_HOME, `postgresql-${createHash('sha1').update(binaries.folder).digest('hex').slice(0, 8)}`),
    );
  }
  const files: ClusterFiles = {
    cluster,
    log: join(dataDir, 'postgres.log'),
    portFile: join(dataDir, 'postgres-port'),
    ownerFile: join(dataDir, 'postgres-owner'),
    user: USER,
    password: passwordIn(join(dataDir, 'postgres-password'), cluster),
    binaries,
    spawnAs: { ...account, cwd: '/', env: serverEnvironment() },
    keep,
  };
  if (!existsSync(join(cluster, 'PG_VERSION'))) await initialise(files, account);
  refuseOtherVersion(files);
  return files;
}

function makeFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o755 });
  } catch (error) {
    throw explainFailure((error as Error).message, { cluster: dataDir, port: 0 });
  }
}

/** The data folder keeps a link, so that an operator finds the database. */
function movedCluster(dataDir: string, link: string): string {
  const target = join(SHARED_HOME, `${basename(dataDir)}-${createHash('sha1').update(dataDir).digest('hex').slice(0, 8)}`, 'postgres');
  mkdirSync(join(target, '..'), { recursive: true, mode: 0o755 });
  if (!lstatSync(link, { throwIfNoEntry: false })) {
    // The data folder was deleted and made again: what it pointed to is put aside, not used with a password that is lost.
    if (existsSync(target)) {
      rmSync(`${target}.previous`, { recursive: true, force: true });
      renameSync(target, `${target}.previous`);
    }
    symlinkSync(target, link);
  }
  return target;
}

function passwordIn(file: string, cluster: string): string {
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  if (existsSync(join(cluster, 'PG_VERSION'))) {
    throw new EmbeddedPostgresError(
      'NOT_READABLE',
      `The password of the database is missing (${file}); restore that file from a backup, it was made together with ${cluster}.`,
    );
  }
  const password = randomBytes(24).toString('base64url');
  keep(file, password, 0o600);
  return password;
}

/** Built under another name and renamed when complete, so that a crash half-way leaves nothing that looks finished. */
async function initialise(files: ClusterFiles, account: ServerAccount | undefined): Promise<void> {
  if (existsSync(files.cluster) && readdirSync(files.cluster).length > 0) {
    throw explainFailure('PG_VERSION is missing: this is not a database cluster directory', { cluster: files.cluster, port: 0 });
  }
  const half = `${files.cluster}.new`;
  const passwordFile = `${half}.password`;
  rmSync(half, { recursive: true, force: true });
  try {
    mkdirSync(half, { mode: 0o700 });
    writeFileSync(passwordFile, files.password, { mode: 0o600 });
    if (account) for (const path of [half, passwordFile]) chownSync(path, account.uid, account.gid);
    const options = [
      '-U',
      files.user,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
    ];
    const initdb = spawn(files.binaries.initdb, ['-D', half, ...options], { ...files.spawnAs, stdio: ['ignore', 'pipe', 'pipe'] });
    let printed = '';
    initdb.stdout.on('data', (chunk) => (printed += chunk));
    initdb.stderr.on('data', (chunk) => (printed += chunk));
    const [code] = (await once(initdb, 'close')) as [number | null];
    if (code !== 0) throw explainFailure(printed, { cluster: files.cluster, port: 0 });
    renameSync(half, files.cluster);
  } catch (error) {
    rmSync(half, { recursive: true, force: true });
    throw error instanceof EmbeddedPostgresError ? error : explainFailure((error as Error).message, { cluster: files.cluster, port: 0 });
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

function refuseOtherVersion({ cluster, binaries }: ClusterFiles): void {
  const made = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  if (made === binaries.major) return;
  throw new EmbeddedPostgresError(
    'OTHER_VERSION',
    `The database in ${cluster} was made by PostgreSQL ${made}, and this NoWahala brings PostgreSQL ${binaries.major}; start the NoWahala that made it, or move the folder away to begin anew.`,
  );
}

/** The server gets none of the product's settings and secrets. */
function serverEnvironment(): NodeJS.ProcessEnv {
  const passed = ['PATH', 'SystemRoot', 'TEMP', 'TMP', 'TMPDIR'];
  return {
    LC_ALL: 'C',
    TZ: 'UTC',
    ...Object.fromEntries(passed.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))),
  };
}

function keep(file: string, text: string, mode: number): void {
  const half = `${file}.new`;
  writeFileSync(half, text, { mode });
  chmodSync(half, mode);
  renameSync(half, file);
}
