/** Data: what programs report about themselves, and what to say about it. */
import { BUILDER, HOST, type Pattern, customers } from './pattern.js';

const SOME = 'All who use this part of your program.';
const ALL = 'All who use your program, until it is repaired.';

/** From the specific to the general: the first that matches is used. */
export const patterns: Pattern[] = [
  {
    id: 'app-disk-full',
    confidence: 'high',
    words: /ENOSPC|no space left on device|disk (?:is )?full|disk quota exceeded|could not extend file/i,
    advice: {
      whatHappened: 'The disk is full. Your program cannot store anything any more.',
      whoIsAffected: `${ALL} New orders and messages may be lost.`,
      likelyCause: 'Old backups, log files or uploads have filled the disk.',
      doNow: [
        'Delete old backups and old log files until a tenth of the disk is free.',
        'Restart the program.',
        'If it fills up again within days, take a bigger disk.',
      ],
      tellCustomers: 'Our service has trouble today. If you ordered something, please message us so that we can check.',
      whoToCall: HOST,
    },
  },
  {
    id: 'app-out-of-memory',
    confidence: 'high',
    words: /heap out of memory|OutOfMemoryError|allowed memory size|out of memory|cannot allocate memory|OOMKilled|MemoryError/i,
    advice: {
      whatHappened: 'Your program needed more memory than it may use, and stopped.',
      whoIsAffected: ALL,
      likelyCause: 'A big file or a long list was loaded at once, or the program keeps what it no longer needs.',
      doNow: [
        'Restart the program.',
        'Give it more memory in the settings of your hosting company.',
        'Ask the builder what was loaded at that minute.',
      ],
      tellCustomers: customers.broken,
      whoToCall: BUILDER,
    },
  },
  {
    id: 'app-database-password',
    confidence: 'high',
    words:
      /password authentication failed|access denied for user|authentication failed.*(?:mongo|database)|SQLSTATE\[(?:28000|HY000\] \[1045)|role ".*" does not exist/i,
    advice: {
      whatHappened: 'The database (the store of your data) does not let your program in.',
      whoIsAffected: ALL,
      likelyCause: 'The password was changed in one place and not in the other.',
      doNow: [
        'Open the settings of your program and compare the database name, user and password with those of the database.',
        'Restart the program after a change.',
      ],
      tellCustomers: customers.broken,
      whoToCall: BUILDER,
    },
  },
  {
    id: 'app-database-crowded',
    confidence: 'high',
    words:
      /too many (?:connections|clients)|remaining connection slots|connection pool (?:exhausted|timeout)|max_user_connections|QueuePool limit/i,
    advice: {
      whatHappened: 'The database (the store of your data) has no free place for one more talk.',
      whoIsAffected: 'More and more visitors: pages load for long and then fail.',
      likelyCause: 'Many visitors at once, or a program that does not hang up when it is done.',
      doNow: [
        'Restart the program: that frees the places.',
        'If it comes back, take a bigger database plan, or ask the builder to use fewer places.',
      ],
      tellCustomers: customers.slow,
      whoToCall: BUILDER,
    },
  },
  {
    id: 'app-database-away',
    confidence: 'high',
    words:
      /can't reach database|(?:ECONNREFUSED|ENOTFOUND|ETIMEDOUT|connection refused|could not connect|can't connect|server has gone away|connection terminated|SQLSTATE\[(?:HY000|08006)\]).*(?:5432|3306|27017|1433|mysql|postgres|mongo|database|sql)|(?:mysql|postgres|mongo|database|prisma|sequelize|pg).*(?:ECONNREFUSED|connection refused|could not connect|can't connect|can't reach|gone away|unreachable)/is,
    advice: {
      whatHappened: 'Your program cannot reach its database (the store of your data).',
      whoIsAffected: ALL,
      likelyCause: 'The database is off, is being restarted, or has a new address.',
      doNow: [
        'Sign in where the database runs and see if it is on. If not, press “Start” or “Restart”.',
        'Check that the address in the settings of your program is still right.',
      ],
      tellCustomers: customers.broken,
      whoToCall: HOST,
    },
  },
  {
    id: 'app-database-locked',
    confidence: 'medium',
    words: /deadlock|lock wait timeout|database is locked|could not serialize access/i,
    advice: {
      whatHappened: 'Two tasks in the database (the store of your data) blocked each other, and one was stopped.',
      whoIsAffected: 'A few people: what they did just then was not stored.',
      likelyCause: 'Two people, or two tasks, changed the same thing at the same moment.',
      doNow: ['If it happened once, ask those people to try again. Nothing is broken.', 'If it happens often, send this to the builder.'],
      tellCustomers: 'If your last step was not stored, please do it again.',
      whoToCall: BUILDER,
    },
  },
  {
    id: 'app-table-missing',
    confidence: 'high',
    words:
      /relation ".*" does not exist|table .*(?:doesn't exist|does not exist|not found)|no such table|unknown column|column .* does not exist|undefined (?:table|column)/i,
    advice: {
      whatHappened: 'Your program looks for something in its database (the store of your data) that is not there.',
      whoIsAffected: SOME,
      likelyCause: 'A new version went live, and the change to the database that belongs to it was not made.',
      doNow: [
        'Go back to the version before, if something went live today.',
        'Ask the builder to run the “migrations” of the new version.',
      ],
      tellCustomers: customers.broken,
      whoToCall: BUILDER,
    },
  },
  {
    id: 'app-module-missing',
    confidence: 'high',
    words:
      /cannot find module|ERR_MODULE_NOT_FOUND|ModuleNotFoundError|no module named|class ['"].*['"] not found|ClassNotFoundException|failed opening required|LoadError/i,
    advice: {
      whatHappened: 'Your program cannot start, because a part of it is missing.',
      whoIsAffected: ALL,
      likelyCause: 'The last version went live without one of its parts.',
      doNow: ['Go back to the version before.', 'Ask the builder to install all parts and put it live again.'],
      tellCustomers: customers.broken,
      whoToCall: BUILDER,
    },
  },
  {
    id: 'app-setting-missing',
    confidence: 'high',
    words:
      /missing (?:required )?(?:env|environment|config|api key)|environment variable .*(?:not set|missing|required)|KeyError: '[A-Z_]{4,}'|no application encryption key|is not defined in (?:env|environment)|invalid api key/i,
    advice: {
      whatHappened: 'Your program misses a setting that it cannot work without.',
      whoIsAffected: ALL,
      likelyCause: 'A secret value or name was not carried over, often in a move or a new version.',
      doNow: [
        'Open the settings of your program (“Environment” or “Config Vars”) and compare them with the ones before.',
        'Add the missing one and restart the program.',
      ],
      tellCustomers: customers.broken,
      whoToCall: BUILDER,
    },
  },
  {
    id: 'app-door-taken',
    confidence: 'high',
    words: /EADDRINUSE|address already in use|port \d+ is (?:already )?in use/i,
    advice: {
      whatHappened: 'Your program cannot start, because another one already uses its door (port).',
      whoIsAffected: ALL,
      likelyCause: 'An old copy of the program was not stopped.',
      doNow: ['Stop the old copy, or restart the whole machine.', 'See that the program starts once only.'],
      tellCustomers: customers.broken,
      whoToCall: BUILDER,
    },
  },
  {
    id: 'app-not-allowed-to-write',
    confidence: 'high',
    words: /EACCES|EPERM|permission denied|read-only file system|failed to open stream/i,
    advice: {
      whatHappened: 'Your program may not open or change a file that it needs.',
      whoIsAffected: SOME,
      likelyCause: 'The rights of a folder changed, often after files were copied by hand.',
      doNow: ['Ask your hosting company to give the program its rights back: “Please reset file permissions.”', 'Try again what failed.'],
      tellCustomers: customers.broken,
      whoToCall: HOST,
    },
  },
  {
    id: 'app-payment-refused',
    confidence: 'medium',
    words:
      /(?:paystack|flutterwave|stripe|monnify|interswitch|paypal|payment).*(?:fail|error|declined|invalid|timeout|unauthori[sz]ed|rejected|refused)/is,
    advice: {
      whatHappened: 'A payment could not be made: your program and the payment company did not agree.',
      whoIsAffected: 'Customers who want to pay.',
      likelyCause: 'A card was turned down. If it is all of them: a wrong key, or trouble at the payment company.',
      doNow: [
        'Sign in to your payment company and see if other payments went through.',
        'If none did, look at their status page and check your keys in “Settings”, then “API Keys”.',
      ],
      tellCustomers: customers.pay,
      whoToCall: 'The support of your payment company; after that the person who built your program.',
    },
  },
  {
    id: 'app-mail-not-sent',
    confidence: 'medium',
    words:
      /(?:smtp|nodemailer|mailer|sendmail|mailgun|sendgrid).*(?:fail|error|refused|denied|timeout|invalid)|EAUTH|535[ -]5\.7|relay access denied/is,
    advice: {
      whatHappened: 'Your program could not send a mail.',
      whoIsAffected: 'People who wait for a mail: receipts, codes, new passwords.',
      likelyCause: 'The mail password was changed, or the mail company blocks your program.',
      doNow: [
        'Check the mail user and password in the settings of your program.',
        'Sign in to your mail company and see if sending is blocked.',
      ],
      tellCustomers: customers.mail,
      whoToCall: 'The support of your mail company.',
    },
  },
  {
    id: 'app-too-many-calls',
    confidence: 'high',
    words: /\b429\b|too many requests|rate limit|quota exceeded|throttl/i,
    advice: {
      whatHappened: 'Your program asked another company’s service too often, and is told to wait.',
      whoIsAffected: SOME,
      likelyCause: 'More visitors than usual, a loop in the program, or a plan that is too small.',
      doNow: ['Wait an hour: such limits open again by themselves.', 'Sign in to that company and see how much of your plan is used.'],
      tellCustomers: customers.slow,
      whoToCall: BUILDER,
    },
  },
  {
    id: 'app-certificate',
    confidence: 'high',
    words:
      /CERT_HAS_EXPIRED|certificate (?:has expired|verify failed)|UNABLE_TO_VERIFY_LEAF|self[- ]signed certificate|SSL routines|PKIX path/i,
    advice: {
      whatHappened:
        'Your program does not trust another service it talks to: the security certificate (the file behind the padlock) there is not good.',
      whoIsAffected: SOME,
      likelyCause: 'It has ended over there, or your machine’s list of trusted makers is old.',
      doNow: ['Look at the status page of that service.', 'Ask the builder to update the machine.'],
      tellCustomers: customers.broken,
      whoToCall: BUILDER,
    },
  },
  {
    id: 'app-name-not-found',
    confidence: 'high',
    words: /ENOTFOUND|EAI_AGAIN|getaddrinfo|name or service not known|could not resolve host|UnknownHostException/i,
    advice: {
      whatHappened: 'Your program cannot find another service by its name.',
      whoIsAffected: SOME,
      likelyCause: 'The name is misspelt in the settings, or the machine has no way to the internet.',
      doNow: ['Check the address of that service in the settings of your program.', 'If many names fail, restart the machine.'],
      tellCustomers: customers.broken,
      whoToCall: BUILDER,
    },
  },
  {
    id: 'app-no-answer',
    confidence: 'medium',
    words: /ETIMEDOUT|ESOCKETTIMEDOUT|timed? ?out|deadline exceeded|TimeoutError|maximum execution time/i,
    advice: {
      whatHappened: 'Your program waited for something too long and gave up.',
      whoIsAffected: `${SOME} They wait and then see an error.`,
      likelyCause: 'Another service or the database is slow, or one task is too big.',
      doNow: [
        'Look at the status pages of the services that your program uses.',
        'If it lasts, restart the program and send this to the builder.',
      ],
      tellCustomers: customers.slow,
      whoToCall: BUILDER,
    },
  },
  {
    id: 'app-other-side-closed',
    confidence: 'medium',
    words: /ECONNREFUSED|ECONNRESET|EPIPE|socket hang up|connection (?:refused|reset|closed)|broken pipe/i,
    advice: {
      whatHappened: 'Your program wanted to talk to another one, and that one hung up or did not answer.',
      whoIsAffected: SOME,
      likelyCause: 'The other program is off or being restarted.',
      doNow: ['See if the other parts of your system run, and start what is off.', 'If it was a minute only, nothing more is needed.'],
      tellCustomers: customers.broken,
      whoToCall: BUILDER,
    },
  },
  {
    id: 'app-sign-in-refused',
    confidence: 'medium',
    words: /\b401\b|\b403\b|unauthori[sz]ed|forbidden|jwt (?:expired|malformed)|invalid token|invalid signature|TokenExpiredError/i,
    advice: {
      whatHappened: 'Somebody, or another service, was not let in.',
      whoIsAffected: 'Often one person only. If it is all of them, nobody can sign in.',
      likelyCause: 'A session or key has ended, or a secret value was changed.',
      doNow: [
        'Try to sign in yourself. If it works, it was one person’s old session.',
        'If not, check the keys and secret values in the settings of your program.',
      ],
      tellCustomers: 'If you cannot sign in, please sign out once and sign in again.',
      whoToCall: BUILDER,
    },
  },
  {
    id: 'app-unreadable-answer',
    confidence: 'medium',
    words: /unexpected token .* JSON|JSON\.parse|SyntaxError.*JSON|JSONDecodeError|unexpected end of (?:JSON )?input|invalid json/i,
    advice: {
      whatHappened: 'Your program got an answer that it could not read.',
      whoIsAffected: SOME,
      likelyCause: 'Another service sent an error page where data was expected.',
      doNow: ['Look at the status page of the service that your program asked.', 'Send this to the builder if it happens again.'],
      tellCustomers: customers.broken,
      whoToCall: BUILDER,
    },
  },
  {
    id: 'app-php-fatal',
    confidence: 'high',
    words: /PHP (?:fatal|parse) error|uncaught (?:error|typeerror|exception).*\.php|call to (?:undefined|a member) function/i,
    advice: {
      whatHappened: 'Your program (written in PHP) stopped in the middle of its work.',
      whoIsAffected: SOME,
      likelyCause: 'A plugin, a theme or a new PHP version does not fit the rest.',
      doNow: [
        'If you updated something today, switch that one off or go back to the version before.',
        'Send this to the builder: the line in the log names the file.',
      ],
      tellCustomers: customers.broken,
      whoToCall: BUILDER,
    },
  },
  {
    id: 'app-nothing-there',
    confidence: 'medium',
    words:
      /cannot read propert(?:y|ies) of (?:undefined|null)|undefined is not|is not a function|NullPointerException|NoneType' object|nil pointer|undefined method .* for nil|null reference/i,
    advice: {
      whatHappened: 'Your program expected something that was not there, and stopped this task.',
      whoIsAffected: SOME,
      likelyCause: 'A fault in the program: an empty field or a missing answer was not foreseen.',
      doNow: [
        'Note what people did just before: it helps to find the fault.',
        'Send this to the builder. If it began today, go back to the version before.',
      ],
      tellCustomers: customers.broken,
      whoToCall: BUILDER,
    },
  },
  {
    id: 'app-unhandled',
    confidence: 'low',
    words: /unhandled|uncaught|panic:|fatal|segmentation fault|SIGKILL|SIGSEGV|traceback|exception/i,
    advice: {
      whatHappened: 'Your program met an error that it was not ready for.',
      whoIsAffected: SOME,
      likelyCause: 'A fault in the program. If it began today, the last change is the first suspect.',
      doNow: ['If something new went live today, go back to the version before.', 'Send this to the builder.'],
      tellCustomers: customers.broken,
      whoToCall: BUILDER,
    },
  },
];

export const somethingInTheProgram: Pattern = {
  id: 'app-something-else',
  confidence: 'low',
  words: /(?:)/,
  advice: {
    whatHappened: 'Your program reported an error.',
    whoIsAffected: 'We cannot tell from here: perhaps one person, perhaps all.',
    likelyCause: 'A fault in the program. Its own words are in the message.',
    doNow: ['Try the part of your program that the words name.', 'Send this to the builder.'],
    tellCustomers: customers.broken,
    whoToCall: BUILDER,
  },
};
