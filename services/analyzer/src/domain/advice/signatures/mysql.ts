/** Data: faults by what a page or a header says of them, and what to tell the owner. */
import type { Signature } from '../signature.js';

/** MySQL and MariaDB, by the words of their own error messages. */
export const mysql: Signature[] = [
  {
    id: 'mysql-too-many-connections',
    any: ['too many connections', 'sqlstate[hy000] [1040]', 'sqlstate[08004] [1040]'],
    steps: [{ ask: 0 }, { do: 0 }, 'logs'],
    call: 'host',
  },
  {
    id: 'mysql-account-connections',
    any: ["has already more than 'max_user_connections'", 'max_user_connections', 'sqlstate[hy000] [1203]', 'sqlstate[42000] [1203]'],
    steps: [{ ask: 0 }, { do: 0 }],
    call: 'host',
  },
  {
    id: 'mysql-query-limit',
    any: [
      "has exceeded the 'max_questions'",
      "has exceeded the 'max_queries_per_hour'",
      "has exceeded the 'max_connections_per_hour'",
      "has exceeded the 'max_updates'",
    ],
    steps: [{ ask: 0 }, { do: 0 }],
    call: 'host',
  },
  {
    id: 'mysql-wrong-password',
    any: ['access denied for user * (using password', 'sqlstate[hy000] [1045]', 'sqlstate[28000] [1045]'],
    steps: [{ do: 0 }, { do: 1 }, { ask: 0 }],
  },
  {
    id: 'mysql-user-without-rights',
    any: ['access denied for user * to database', 'sqlstate[hy000] [1044]', 'sqlstate[42000] [1044]', 'command denied to user'],
    steps: [{ do: 0 }, { ask: 0 }],
  },
  {
    id: 'mysql-database-missing',
    any: ["unknown database '", 'sqlstate[hy000] [1049]', 'sqlstate[42000] [1049]'],
    steps: [{ do: 0 }, { ask: 0 }],
  },
  {
    id: 'mysql-table-missing',
    any: ['base table or view not found', "table '*' doesn't exist", 'sqlstate[42s02]', 'error 1146'],
    steps: ['rollback', { do: 0 }, { ask: 0 }],
    call: 'builder',
  },
  {
    id: 'mysql-column-missing',
    any: ["unknown column '", 'column not found: 1054', 'sqlstate[42s22]'],
    steps: ['rollback', { do: 0 }],
    call: 'builder',
  },
  {
    id: 'mysql-went-away',
    any: [
      'mysql server has gone away',
      'lost connection to mysql server',
      'sqlstate[hy000]: general error: 2006',
      'sqlstate[hy000]: general error: 2013',
    ],
    steps: [{ ask: 0 }, 'logs'],
    call: 'host',
  },
  {
    id: 'mysql-not-running',
    any: [
      "can't connect to local mysql server",
      "can't connect to mysql server",
      "can't connect to local server through socket",
      'sqlstate[hy000] [2002]',
      'connect to server on * (111)',
      'econnrefused *:3306',
      'unable to connect to mysql',
    ],
    steps: [{ ask: 0 }, 'restart', 'space'],
    call: 'host',
  },
  {
    id: 'mysql-name-not-found',
    any: [
      'unknown mysql server host',
      'sqlstate[hy000] [2005]',
      'php_network_getaddresses: getaddrinfo * mysql',
      'php_network_getaddresses: getaddrinfo * failed',
    ],
    steps: [{ ask: 0 }, { do: 0 }],
  },
  {
    id: 'mysql-table-crashed',
    any: ['is marked as crashed', 'incorrect key file for table', 'got error 127 from storage engine', 'got error 145 from storage engine'],
    steps: [{ do: 0 }, 'space', { ask: 0 }],
    call: 'host',
  },
  {
    id: 'mysql-read-only',
    any: ['--read-only option', '--super-read-only option', 'running with the --read-only', 'server is running in read-only mode'],
    steps: [{ ask: 0 }, 'logs'],
    call: 'host',
  },
  {
    id: 'mysql-full',
    any: [
      "the table '*' is full",
      'error: 28 - no space left',
      'errcode: 28',
      'got error 28 from storage engine',
      'error writing file * (errcode: 28',
    ],
    steps: ['space', { ask: 0 }],
    call: 'host',
  },
  {
    id: 'mysql-lock-wait',
    any: ['lock wait timeout exceeded', 'deadlock found when trying to get lock'],
    steps: [{ do: 0 }, { ask: 0 }],
  },
  {
    id: 'mysql-host-blocked',
    any: ['is blocked because of many connection errors'],
    steps: [{ ask: 0 }, 'logs'],
    call: 'host',
  },
  {
    id: 'mysql-host-not-allowed',
    any: ['is not allowed to connect to this mysql server', 'is not allowed to connect to this mariadb server', 'sqlstate[hy000] [1130]'],
    steps: [{ do: 0 }, { ask: 0 }],
  },
  {
    id: 'mysql-packet-too-big',
    any: ["got a packet bigger than 'max_allowed_packet'"],
    steps: [{ ask: 0 }, { do: 0 }],
    call: 'host',
  },
];
