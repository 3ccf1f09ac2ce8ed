/** Data: what databases say in their own words, where it is all that a page shows. */
import type { PageSign } from './page-signs.js';

const MYSQL = [
  `table '[^']{1,200}' (is marked as crashed|doesn'?t exist)`,
  `(the )?table '[^']{1,200}' is full`,
  `incorrect (key file for table|information in file)`,
  `got error \\d{1,4} .{0,60}from storage engine`,
  `unknown database '`,
  `unknown (mysql server host|storage engine) '`,
  `access denied for user '`,
  `(select|insert|update|delete|create|alter|execute) command denied to user '`,
  `user '?[^' ]{1,80}'? (has exceeded the 'max_|already has more than 'max_|has already more than 'max_)`,
  `(sqlstate\\[08004\\] )?(\\[1040\\] )?too many connections`,
  `can'?t connect to (local )?(mysql |mariadb )?server`,
  `(the )?(mysql |mariadb )?server has gone away`,
  `lost connection to (mysql |mariadb )?server`,
  `host '[^']{1,100}' is (blocked because of many|not allowed to connect)`,
  `you have an error in your sql syntax`,
  `unknown column '`,
  `the (mysql|mariadb) server is running with the --`,
  `(lock wait timeout exceeded|deadlock found when trying to get lock)`,
  `(no database selected|disk full \\(/|out of sort memory|got a packet bigger than)`,
  `\\((hy000|28000|42000|08004|42s02)/\\d{4}\\)`,
  `sqlstate\\[\\w{5}\\]`,
];
const POSTGRESQL = [
  `sorry, too many clients already`,
  `remaining connection slots are reserved`,
  `too many connections for (role|database)`,
  `(password|peer|ident|md5|scram-sha-256) authentication failed for user`,
  `(database|role|relation|schema) "[^"]{1,100}" does not exist`,
  `the database system is (starting up|shutting down|in recovery mode)`,
  `no pg_hba\\.conf entry for`,
  `unable to connect to postgresql server`,
  `connection to server (at|on socket) .{1,200}failed`,
  `could not connect to server: `,
  `server closed the connection unexpectedly`,
  `could not (extend|write to|open|read block \\d{1,10} (in|of)) (file|relation) `,
  `cannot execute \\w{1,20} in a read-only transaction`,
  `permission denied for (table|relation|schema|sequence|database) `,
];
const OTHERS = [
  `mongo(db)?[\\w\\\\ ]{0,40}(error|exception)\\W`,
  `mongoose\\w{0,30}error\\W`,
  `(no suitable servers found|server selection timed out)`,
  `(misconf|noauth|wrongpass|clusterdown|masterdown) \\w`,
  `oom command not allowed when used memory`,
  `loading redis is loading the dataset`,
  `readonly you can'?t write against a read only`,
  `(redisexception|predis\\\\\\w{1,60})\\b`,
  `redis server .{0,40}went away`,
  `connection refused \\[tcp://`,
  `err max number of clients reached`,
  `login failed for user '`,
  `cannot open database "?[\\w-]{1,80}"? requested by the login`,
  `a network-related or instance-specific error`,
  `\\[microsoft\\]\\[(odbc|sql)`,
  `microsoft ole db provider for (sql server|odbc drivers) error`,
  `invalid object name '`,
  `(the )?transaction log for database '`,
  `could not allocate space for object`,
  `database '[^']{1,80}' (cannot be opened|is being recovered|already exists)`,
  `sql server does not exist or access denied`,
  `(ora|tns)-\\d{5}: `,
  `database disk image is malformed`,
  `(database|table) is locked`,
  `attempt to write a readonly database`,
  `unable to open (the )?database file`,
  `(database or disk is full|file is not a database|no such table: )`,
];
/** What programs put before it; no word twice, so that there is one way to read it. */
export const LEAD: ReadonlySet<string> = new Set(
  [
    'notice warning fatal strict standards deprecated error errors errno exception uncaught php query statement sql',
    'mysql mysqli pdo pdoexception mariadb postgres postgresql pg oracle oci sqlite sqlite3',
    'sqlsrv odbc mongo mongodb redis database db data connection connect connecting link failed failure fail could',
    'not cannot unable impossible invalid bad wrong execute executing run select open find get the a an to in with',
    'from on of is was as server host message code number no nr type level severity occurred there problem sorry',
    'oops internal die died erreur connexion requête échec erro conexão consulta falha conexión fallo fehler',
    'verbindung abfrage hitilafu __construct prepare exec driver manager sqlstate db_connect while please try again',
    'later we cant critical unhandled rejection at',
  ].flatMap((line) => line.split(' ')),
);
const MESSAGES = [...MYSQL, ...POSTGRESQL, ...OTHERS].join('|');
export const FUNCTION = '(mysqli?|pg|oci|sqlsrv|odbc|mssql|sqlite|ibase|db2)_\\w{1,30}';
/** What begins as data does may list what went wrong elsewhere, or sell what only sounds like it. */
const OPENING = `^(?!\\{|\\[\\s?["{[])(((${[...LEAD].join('|')})|${FUNCTION})\\b|[^\\w<]|[0-9]){0,60}?(${MESSAGES})`;

/** PHP 8 throws what PHP 7 only warned of. */
const UNREACHED =
  '(no such file or directory|connection refused|connection timed out|operation timed out|no route to host|network is unreachable|connection reset by peer|no connection could be made|a connection attempt failed|php_network_getaddresses|connection to server |could not connect to server|no suitable servers|server selection|access denied for user|unknown database|too many connections|(mysql )?server has gone away|lost connection to|can.t connect to|host .{1,100} is (blocked|not allowed)|user .{1,80} (has exceeded|already has more))';

export const thrownByPhp: PageSign = {
  page: 'database_error',
  confidence: 0.97,
  source: new RegExp(
    `<b>Fatal error</b>:\\s{1,3}Uncaught (exception ')?(mysqli_sql_exception|PDOException|RedisException|MongoDB\\\\Driver\\\\Exception\\\\\\w{1,60}Exception|Doctrine\\\\[\\w\\\\]{1,80}Exception)[^<]{0,20}?:? (SQLSTATE\\[\\w{5}\\] )?(\\[\\d{1,5}\\] )?${UNREACHED}`,
    'i',
  ),
};

export const RAW_MESSAGE_SIGNS: readonly PageSign[] = [
  { page: 'database_error', confidence: 0.95, text: new RegExp(OPENING, 'i'), atMost: 1500, isNoArticle: true },
  {
    // A page that broke off there, and not the end of an article.
    page: 'database_error',
    confidence: 0.93,
    text: new RegExp(
      `\\b(error|errors|failed|failure|warning|notice|fatal|exception|query|sql|erreur|erro|fehler)\\b[^.!?]{0,40}?(${MESSAGES}).{0,160}$`,
      'i',
    ),
    source: /^(?!\s{0,50}[[{])(?![^]*<(\/html|pre|code|article|blockquote)\b)/i,
    atMost: 3000,
  },
  {
    // All that a program of somebody's own prints before it ends.
    page: 'database_error',
    confidence: 0.92,
    text: /^(sorry|error|fatal|oops|warning|mysql|db|\d|\W){0,12}(unable to connect to (the |our )?(\w{1,20} )?database|(could not|cannot|can't|couldn't|failed to) (be )?connect(ed)? (to|with) (the |our )?(\w{1,20} )?(database|db)|(database|db) (connection )?(error|problem|failed|failure|is down|not connected|not available|unavailable|could not be (reached|selected))|(connection|connexion|conexão|conexión) (to|à|a|ao|con) (the |la |o )?(database|base de données|base de datos|banco de dados) (failed|échou\w*|impossible|falhou|fallida|refused|refusée)|(no|not) database (connection(?! (errors?|problems?|failures?|issues?)\b)|selected)|erreur de connexion (à|avec) (la )?base de données|erro (ao|na) (conectar|conexão) (ao|com|com o|do) banco de dados|error (al|de) (conectar|conexión) (a|con|de) la base de datos|imeshindwa kuunganisha? (na|kwenye) (hifadhidata|database))\b(?!\W{0,3}((0|none|nil|never|false|ok|logs?|history)\b|no\W{0,3}$))/i,
    source: /^(?!\s{0,50}<(!doctype|html|head)\b)/i,
    atMost: 200,
  },
  {
    // Boards and shops in their own words.
    page: 'database_error',
    confidence: 0.95,
    text: /^.{0,60}\bsorry, smf was unable to connect to the database|^.{0,80}\bmybb has experienced an internal sql error|^.{0,60}\bgeneral error sql error \[ |^.{0,80}\bthe [\w .'-]{1,60} database has encountered a problem|\(cannot access the database(: |\))|^\W{0,5}(error: )?could not make a database link using|^.{0,80}\bmicrosoft (ole db provider for [\w ]{3,40}|jet database engine) error '8[0-9a-f]{7}'/i,
    atMost: 1500,
  },
  {
    page: 'database_error',
    confidence: 0.95,
    text: new RegExp(`^(php )?(fatal error|exception)\\s?:\\s{1,3}uncaught (mysqli_sql_exception|pdoexception): ${UNREACHED}`, 'i'),
    atMost: 4000,
  },
];
