/** Data: faults by what a page or a header says of them, and what to tell the owner. */
import type { Signature } from '../signature.js';

export const postgresql: Signature[] = [
  {
    id: 'postgresql-too-many-connections',
    any: [
      'sorry, too many clients already',
      'remaining connection slots are reserved',
      'too many connections for role',
      'too many connections for database',
    ],
    steps: ['restart', { do: 0 }, 'logs'],
  },
  {
    id: 'postgresql-wrong-password',
    any: [
      'password authentication failed for user',
      'fatal: password authentication failed',
      'sqlstate[08006] [7] * password authentication failed',
    ],
    steps: [{ do: 0 }, 'rollback'],
    call: 'builder',
  },
  {
    id: 'postgresql-database-missing',
    any: ['fatal: database "*" does not exist', 'database "*" does not exist'],
    steps: [{ do: 0 }, { ask: 0 }],
  },
  {
    id: 'postgresql-role-missing',
    any: ['fatal: role "*" does not exist', 'role "*" does not exist'],
    steps: [{ do: 0 }, 'builder'],
    call: 'builder',
  },
  {
    id: 'postgresql-table-missing',
    any: ['relation "*" does not exist', 'undefinedtable', 'pg::undefinedtable'],
    steps: [{ do: 0 }, 'rollback'],
    call: 'builder',
  },
  {
    id: 'postgresql-column-missing',
    any: ['column *.* does not exist', 'column "*" does not exist', 'pg::undefinedcolumn', 'undefinedcolumn'],
    steps: [{ do: 0 }, 'rollback'],
    call: 'builder',
  },
  {
    id: 'postgresql-not-running',
    any: [
      'could not connect to server: connection refused',
      'connection to server * failed: connection refused',
      'econnrefused *:5432',
      'is the server running on',
      'connection to server on socket * failed',
      "can't reach database server at",
    ],
    steps: [{ do: 0 }, 'invoices', { ask: 0 }],
    call: 'host',
  },
  {
    id: 'postgresql-starting',
    any: [
      'the database system is starting up',
      'the database system is in recovery mode',
      'the database system is not yet accepting connections',
    ],
    steps: [{ do: 0 }, 'logs', { ask: 0 }],
    call: 'host',
  },
  {
    id: 'postgresql-stopping',
    any: ['the database system is shutting down', 'terminating connection due to administrator command'],
    steps: [{ do: 0 }, { ask: 0 }],
    call: 'host',
  },
  {
    id: 'postgresql-read-only',
    any: ['in a read-only transaction', 'cannot execute insert in a read-only', 'cannot execute update in a read-only'],
    steps: [{ ask: 0 }, 'space'],
    call: 'host',
  },
  {
    id: 'postgresql-not-let-in',
    any: ['no pg_hba.conf entry for host'],
    steps: [{ do: 0 }, { do: 1 }],
    call: 'builder',
  },
  {
    id: 'postgresql-full',
    any: ['could not extend file', 'could not write to file * no space left'],
    steps: [{ do: 0 }, 'space'],
    call: 'host',
  },
  {
    id: 'postgresql-without-rights',
    any: [
      'permission denied for table',
      'permission denied for relation',
      'permission denied for schema',
      'permission denied for sequence',
    ],
    steps: [{ do: 0 }, 'rollback'],
    call: 'builder',
  },
  {
    id: 'postgresql-too-slow',
    any: [
      'canceling statement due to statement timeout',
      'canceling statement due to lock timeout',
      'canceling statement due to conflict with recovery',
    ],
    steps: ['restart', 'logs'],
    notice: 'slow',
    call: 'builder',
  },
  {
    id: 'postgresql-name-not-found',
    any: [
      'could not translate host name',
      'getaddrinfo enotfound * postgres',
      'getaddrinfo enotfound * rds.amazonaws.com',
      'getaddrinfo enotfound * supabase',
    ],
    steps: [{ do: 0 }, 'invoices'],
    call: 'builder',
  },
];

export const smallDatabases: Signature[] = [
  {
    id: 'sqlite-locked',
    any: ['database is locked', 'sqlite_busy'],
    steps: ['restart', 'builder'],
    call: 'builder',
  },
  {
    id: 'sqlite-read-only',
    any: ['attempt to write a readonly database', 'sqlite_readonly'],
    steps: [{ ask: 0 }, 'rollback'],
    call: 'builder',
  },
  {
    id: 'sqlite-missing',
    any: ['unable to open database file', 'sqlite_cantopen', 'database file at path * does not exist'],
    steps: [{ do: 0 }, 'rollback', 'builder'],
    call: 'builder',
  },
  {
    id: 'sqlite-damaged',
    any: ['database disk image is malformed', 'file is not a database', 'sqlite_corrupt'],
    steps: [{ ask: 0 }, 'space', 'builder'],
    call: 'builder',
  },
  {
    id: 'sqlite-full',
    any: ['database or disk is full', 'sqlite_full'],
    steps: ['space', 'restart'],
    call: 'host',
  },
  {
    id: 'sqlite-table-missing',
    any: ['no such table:', 'no such column:'],
    steps: [{ do: 0 }, 'rollback'],
    call: 'builder',
  },
  {
    id: 'mongodb-not-running',
    any: [
      'econnrefused *:27017',
      'mongoserverselectionerror',
      'mongonetworkerror',
      'no suitable servers found',
      'serverselectiontimeouterror',
    ],
    none: ["isn't whitelisted", 'ip that isn'],
    steps: [{ do: 0 }, { do: 1 }, 'restart'],
    call: 'builder',
  },
  {
    id: 'mongodb-not-let-in',
    any: ["isn't whitelisted", 'could not connect to any servers in your mongodb atlas cluster'],
    steps: [{ do: 0 }, { do: 1 }],
    call: 'builder',
  },
  {
    id: 'mongodb-wrong-password',
    any: [
      'mongoservererror: authentication failed',
      'mongoservererror: bad auth',
      'bad auth: authentication failed',
      'bad auth: authentication failed',
    ],
    steps: [{ do: 0 }, 'rollback'],
    call: 'builder',
  },
  {
    id: 'mongodb-full',
    any: ['you are over your space quota', 'over your space quota'],
    steps: [{ do: 0 }, 'builder'],
    call: 'builder',
  },
  {
    id: 'lucee-datasource-missing',
    any: ["datasource * doesn't exist", 'datasource * could not be found'],
    steps: [{ do: 0 }, 'rollback'],
    call: 'builder',
  },
  {
    id: 'redis-not-running',
    any: [
      'econnrefused *:6379',
      'connection refused [tcp://*:6379]',
      'redis * connection refused',
      'error 111 connecting to *:6379',
      'could not connect to redis',
      'redisexception: connection refused',
    ],
    steps: [{ ask: 0 }, 'restart', 'invoices'],
  },
  {
    id: 'redis-wrong-password',
    any: ['noauth authentication required', 'wrongpass invalid username-password pair', 'err invalid password'],
    steps: [{ do: 0 }, 'rollback'],
    call: 'builder',
  },
  {
    id: 'redis-full',
    any: ["oom command not allowed when used memory > 'maxmemory'", 'oom command not allowed'],
    steps: [{ ask: 0 }, 'builder'],
  },
  {
    id: 'redis-cannot-save',
    any: ['misconf redis is configured to save rdb snapshots'],
    steps: ['space', { ask: 0 }],
  },
  {
    id: 'redis-read-only',
    any: ["readonly you can't write against a read only replica", "readonly you can't write against a read only slave"],
    steps: ['restart', { ask: 0 }],
  },
  {
    id: 'redis-loading',
    any: ['loading redis is loading the dataset in memory'],
    steps: [{ do: 0 }, 'logs'],
    notice: 'slow',
  },
  {
    id: 'sqlserver-sign-in-failed',
    any: ["login failed for user '", 'cannot open database "*" requested by the login'],
    steps: [{ do: 0 }, 'rollback'],
    call: 'builder',
  },
  {
    id: 'sqlserver-not-reached',
    any: ['a network-related or instance-specific error occurred', 'the server was not found or was not accessible'],
    steps: [{ ask: 0 }, 'restart', 'logs'],
    call: 'host',
  },
  {
    id: 'oracle-database-not-reached',
    any: ['ora-12541', 'ora-12514', 'ora-12170', 'ora-01034'],
    steps: [{ ask: 0 }, 'logs'],
    call: 'host',
  },
  {
    id: 'oracle-database-password-ended',
    any: ['ora-28001', 'ora-28000', 'ora-01017'],
    steps: [{ ask: 0 }, 'builder'],
  },
  {
    id: 'search-engine-away',
    any: ['no alive nodes found in your cluster', 'nonodesavailableexception', 'econnrefused *:9200'],
    steps: [{ ask: 0 }, 'space', 'logs'],
  },
  {
    id: 'message-queue-away',
    any: ['econnrefused *:5672', 'amqpconnectionexception', 'could not connect to any rabbitmq', 'kombu.exceptions.operationalerror'],
    steps: [{ ask: 0 }, 'restart', 'logs'],
  },
];
