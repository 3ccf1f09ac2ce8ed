export type EmbeddedPostgresProblem =
  | 'NO_BINARIES'
  | 'PORT_IN_USE'
  | 'DISK_FULL'
  | 'OTHER_VERSION'
  | 'DAMAGED_CONFIG'
  | 'DAMAGED_DATA'
  | 'NOT_READABLE'
  | 'IN_USE'
  | 'SLOW_START'
  | 'UNKNOWN';

/** Why the built-in database could not start, as one sentence that also says what to do. */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError';

  constructor(
    readonly code: EmbeddedPostgresProblem,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

interface DataFolder {
  cluster: string;
  port: number;
}

const known: { code: EmbeddedPostgresProblem; sign: RegExp; say: (place: DataFolder, detail: string) => string }[] = [
  {
    code: 'DISK_FULL',
    sign: /No space left on device|Disk quota exceeded/i,
    say: ({ cluster }) => `The disk that holds the database (${cluster}) is full; free some space and start again.`,
  },
  {
    code: 'PORT_IN_USE',
    sign: /could not bind .*(Address already in use|Only one usage)|could not create any TCP\/IP sockets/i,
    say: ({ port }) => `Port ${port}, meant for the database, is used by another program; stop that program or choose another port.`,
  },
  {
    code: 'DAMAGED_CONFIG',
    sign: /configuration file .* contains errors|syntax error in file|could not load .*pg_hba|unrecognized configuration parameter/i,
    say: ({ cluster }, detail) =>
      `The database settings in ${cluster} are damaged (${detail}); undo the last change to postgresql.conf, postgresql.auto.conf or pg_hba.conf.`,
  },
  {
    code: 'DAMAGED_DATA',
    sign: /could not locate a valid checkpoint record|invalid checkpoint record|incorrect checksum in control file|could not (open|read) file "?(global\/pg_control|base)|is not a database cluster directory|could not open directory "?pg_|could not find the database system|database files are incompatible with server/i,
    say: ({ cluster }, detail) =>
      `The database files in ${cluster} are damaged (${detail}); restore the folder from a backup, or move it away to begin anew.`,
  },
  {
    code: 'NOT_READABLE',
    sign: /Permission denied|invalid permissions|has wrong ownership|Operation not permitted/i,
    say: ({ cluster }, detail) =>
      `The database folder ${cluster} cannot be used by this account (${detail}); start as the account that made it, or set DATA_DIR to another folder.`,
  },
  {
    code: 'IN_USE',
    sign: /lock file "postmaster.pid" already exists|pre-existing shared memory block/i,
    say: ({ cluster }) => `Another database server is using ${cluster}; stop it first.`,
  },
];

/** Turns what PostgreSQL printed before it gave up into one sentence. */
export function explainFailure(output: string, place: DataFolder): EmbeddedPostgresError {
  const lines = output
    .split('\n')
    .map((line) => line.replace(/^.*?(FATAL|LOG|ERROR|PANIC|HINT|DETAIL|WARNING):\s*/, '').trim())
    .filter(Boolean);
  for (const problem of known) {
    const line = lines.find((text) => problem.sign.test(text));
    if (line) return new EmbeddedPostgresError(problem.code, problem.say(place, line));
  }
  const last = lines.at(-1) ?? 'it said nothing';
  return new EmbeddedPostgresError('UNKNOWN', `The built-in database did not start (${last}); its log is beside ${place.cluster}.`);
}
