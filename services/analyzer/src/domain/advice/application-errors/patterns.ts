/** Data: what programs report about themselves. */
import type { Pattern } from './pattern.js';

/** From the specific to the general: the first that matches is used. */
export const patterns: Pattern[] = [
  {
    id: 'app-disk-full',
    confidence: 'high',
    words: /ENOSPC|no space left on device|disk (?:is )?full|disk quota exceeded|could not extend file/i,
    who: 'own',
    notice: 'own',
    call: 'host',
  },
  {
    id: 'app-out-of-memory',
    confidence: 'high',
    words: /heap out of memory|OutOfMemoryError|allowed memory size|out of memory|cannot allocate memory|OOMKilled|MemoryError/i,
    who: 'all',
    notice: 'broken',
    call: 'builder',
  },
  {
    id: 'app-database-password',
    confidence: 'high',
    words:
      /password authentication failed|access denied for user|authentication failed.*(?:mongo|database)|SQLSTATE\[(?:28000|HY000\] \[1045)|role ".*" does not exist/i,
    who: 'all',
    notice: 'broken',
    call: 'builder',
  },
  {
    id: 'app-database-crowded',
    confidence: 'high',
    words:
      /too many (?:connections|clients)|remaining connection slots|connection pool (?:exhausted|timeout)|max_user_connections|QueuePool limit/i,
    who: 'own',
    notice: 'slow',
    call: 'builder',
  },
  {
    id: 'app-database-away',
    confidence: 'high',
    words:
      /can't reach database|(?:ECONNREFUSED|ENOTFOUND|ETIMEDOUT|connection refused|could not connect|can't connect|server has gone away|connection terminated|SQLSTATE\[(?:HY000|08006)\]).*(?:5432|3306|27017|1433|mysql|postgres|mongo|database|sql)|(?:mysql|postgres|mongo|database|prisma|sequelize|pg).*(?:ECONNREFUSED|connection refused|could not connect|can't connect|can't reach|gone away|unreachable)/is,
    who: 'all',
    notice: 'broken',
    call: 'host',
  },
  {
    id: 'app-database-locked',
    confidence: 'medium',
    words: /deadlock|lock wait timeout|database is locked|could not serialize access/i,
    who: 'own',
    notice: 'own',
    call: 'builder',
  },
  {
    id: 'app-table-missing',
    confidence: 'high',
    words:
      /relation ".*" does not exist|table .*(?:doesn't exist|does not exist|not found)|no such table|unknown column|column .* does not exist|undefined (?:table|column)/i,
    who: 'some',
    notice: 'broken',
    call: 'builder',
  },
  {
    id: 'app-module-missing',
    confidence: 'high',
    words:
      /cannot find module|ERR_MODULE_NOT_FOUND|ModuleNotFoundError|no module named|class ['"].*['"] not found|ClassNotFoundException|failed opening required|LoadError/i,
    who: 'all',
    notice: 'broken',
    call: 'builder',
  },
  {
    id: 'app-setting-missing',
    confidence: 'high',
    words:
      /missing (?:required )?(?:env|environment|config|api key)|environment variable .*(?:not set|missing|required)|KeyError: '[A-Z_]{4,}'|no application encryption key|is not defined in (?:env|environment)|invalid api key/i,
    who: 'all',
    notice: 'broken',
    call: 'builder',
  },
  {
    id: 'app-door-taken',
    confidence: 'high',
    words: /EADDRINUSE|address already in use|port \d+ is (?:already )?in use/i,
    who: 'all',
    notice: 'broken',
    call: 'builder',
  },
  {
    id: 'app-not-allowed-to-write',
    confidence: 'high',
    words: /EACCES|EPERM|permission denied|read-only file system|failed to open stream/i,
    who: 'some',
    notice: 'broken',
    call: 'host',
  },
  {
    id: 'app-payment-refused',
    confidence: 'medium',
    words:
      /(?:paystack|flutterwave|stripe|monnify|interswitch|paypal|payment).*(?:fail|error|declined|invalid|timeout|unauthori[sz]ed|rejected|refused)/is,
    who: 'own',
    notice: 'pay',
    call: 'own',
  },
  {
    id: 'app-mail-not-sent',
    confidence: 'medium',
    words:
      /(?:smtp|nodemailer|mailer|sendmail|mailgun|sendgrid).*(?:fail|error|refused|denied|timeout|invalid)|EAUTH|535[ -]5\.7|relay access denied/is,
    who: 'own',
    notice: 'mail',
    call: 'own',
  },
  {
    id: 'app-too-many-calls',
    confidence: 'high',
    words: /\b429\b|too many requests|rate limit|quota exceeded|throttl/i,
    who: 'some',
    notice: 'slow',
    call: 'builder',
  },
  {
    id: 'app-certificate',
    confidence: 'high',
    words:
      /CERT_HAS_EXPIRED|certificate (?:has expired|verify failed)|UNABLE_TO_VERIFY_LEAF|self[- ]signed certificate|SSL routines|PKIX path/i,
    who: 'some',
    notice: 'broken',
    call: 'builder',
  },
  {
    id: 'app-name-not-found',
    confidence: 'high',
    words: /ENOTFOUND|EAI_AGAIN|getaddrinfo|name or service not known|could not resolve host|UnknownHostException/i,
    who: 'some',
    notice: 'broken',
    call: 'builder',
  },
  {
    id: 'app-no-answer',
    confidence: 'medium',
    words: /ETIMEDOUT|ESOCKETTIMEDOUT|timed? ?out|deadline exceeded|TimeoutError|maximum execution time/i,
    who: 'own',
    notice: 'slow',
    call: 'builder',
  },
  {
    id: 'app-other-side-closed',
    confidence: 'medium',
    words: /ECONNREFUSED|ECONNRESET|EPIPE|socket hang up|connection (?:refused|reset|closed)|broken pipe/i,
    who: 'some',
    notice: 'broken',
    call: 'builder',
  },
  {
    id: 'app-sign-in-refused',
    confidence: 'medium',
    words: /\b401\b|\b403\b|unauthori[sz]ed|forbidden|jwt (?:expired|malformed)|invalid token|invalid signature|TokenExpiredError/i,
    who: 'own',
    notice: 'own',
    call: 'builder',
  },
  {
    id: 'app-unreadable-answer',
    confidence: 'medium',
    words: /unexpected token .* JSON|JSON\.parse|SyntaxError.*JSON|JSONDecodeError|unexpected end of (?:JSON )?input|invalid json/i,
    who: 'some',
    notice: 'broken',
    call: 'builder',
  },
  {
    id: 'app-php-fatal',
    confidence: 'high',
    words: /PHP (?:fatal|parse) error|uncaught (?:error|typeerror|exception).*\.php|call to (?:undefined|a member) function/i,
    who: 'some',
    notice: 'broken',
    call: 'builder',
  },
  {
    id: 'app-nothing-there',
    confidence: 'medium',
    words:
      /cannot read propert(?:y|ies) of (?:undefined|null)|undefined is not|is not a function|NullPointerException|NoneType' object|nil pointer|undefined method .* for nil|null reference/i,
    who: 'some',
    notice: 'broken',
    call: 'builder',
  },
  {
    id: 'app-unhandled',
    confidence: 'low',
    words: /unhandled|uncaught|panic:|fatal|segmentation fault|SIGKILL|SIGSEGV|traceback|exception/i,
    who: 'some',
    notice: 'broken',
    call: 'builder',
  },
];

export const somethingInTheProgram: Pattern = {
  id: 'app-something-else',
  confidence: 'low',
  words: /(?:)/,
  who: 'own',
  notice: 'broken',
  call: 'builder',
};
