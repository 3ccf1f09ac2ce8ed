/** Data: faults by what a page or a header says of them, and what to tell the owner. */
import type { Signature } from '../signature.js';

export const php: Signature[] = [
  {
    id: 'php-extension-missing',
    any: [
      'call to undefined function mysql',
      'call to undefined function curl_',
      'call to undefined function mb_',
      'call to undefined function imagecreate',
      'call to undefined function json_',
      'call to undefined function simplexml',
      'call to undefined function gzinflate',
      'call to undefined function openssl_',
      'your php installation appears to be missing the mysql extension',
      'could not find driver',
      'class "pdo" not found',
      'class "ziparchive" not found',
      'class "intldateformatter" not found',
      'class "imagick" not found',
      'requires the * php extension',
    ],
    steps: [{ do: 0 }, { ask: 0 }],
    call: 'host',
  },
  {
    id: 'php-function-missing',
    broad: true,
    any: [
      'call to undefined function',
      'call to undefined method',
      'call to a member function * on null',
      'call to a member function * on bool',
    ],
    steps: ['plugins', 'rollback', 'logs'],
    call: 'builder',
  },
  {
    id: 'php-class-missing',
    any: [
      'uncaught error: class "*" not found',
      "uncaught error: class '*' not found",
      'fatal error: class "*" not found',
      "class '*' not found in",
      'trait "*" not found',
      'interface "*" not found',
    ],
    steps: ['rollback', 'plugins', 'logs'],
    call: 'builder',
  },
  {
    id: 'php-parse-error',
    any: ['parse error: syntax error', 'parse error: unexpected', 'parse error: unclosed', 'uncaught parseerror', 'parse error:'],
    steps: [{ do: 0 }, 'rollback', 'logs'],
    call: 'builder',
  },
  {
    id: 'php-packages-missing',
    any: ['vendor/autoload.php', 'failed opening required * vendor/'],
    steps: [{ do: 0 }, 'rollback'],
    call: 'builder',
  },
  {
    id: 'php-file-missing',
    none: ['vendor/autoload.php'],
    any: ['failed opening required', 'failed to open stream: no such file or directory', 'failed opening * for inclusion'],
    steps: ['rollback', { ask: 0 }, 'logs'],
    call: 'builderThenHost',
  },
  {
    id: 'php-file-not-allowed',
    any: [
      'failed to open stream: permission denied',
      'unable to create the directory',
      'mkdir(): permission denied',
      'file_put_contents(*): failed to open stream',
    ],
    steps: [{ ask: 0 }, 'logs'],
    call: 'host',
  },
  {
    id: 'php-took-too-long',
    any: ['maximum execution time of'],
    steps: ['plugins', { ask: 0 }, 'logs'],
    notice: 'slow',
  },
  {
    id: 'php-version-wrong',
    any: [
      'composer detected issues in your platform',
      'your php version does not satisfy',
      'requires php version',
      'requires a php version',
      'your server is running php version * but wordpress',
      'this version of * requires php',
      'php version * or higher is required',
    ],
    steps: [{ do: 0 }, { ask: 0 }],
    call: 'host',
  },
  {
    id: 'php-session-folder',
    any: ['session_start(): failed', 'session_start(): open(', 'failed to read session data', 'failed to write session data'],
    steps: ['space', { ask: 0 }],
    call: 'host',
  },
  {
    id: 'php-folder-fence',
    any: ['open_basedir restriction in effect'],
    steps: [{ ask: 0 }, 'logs'],
    call: 'host',
  },
  {
    id: 'php-declared-twice',
    any: ['cannot redeclare', 'cannot declare class'],
    steps: ['plugins', 'rollback'],
    call: 'builder',
  },
  {
    id: 'php-wrong-kind',
    any: [
      'uncaught typeerror',
      'uncaught valueerror',
      'uncaught argumentcounterror',
      'unsupported operand types',
      'uncaught divisionbyzeroerror',
    ],
    steps: [{ do: 0 }, 'plugins', 'logs'],
    call: 'builder',
  },
  {
    id: 'ioncube-missing',
    any: ['ioncube loader', 'ioncube php loader', 'php loader needs to be installed', 'ioncube protected', 'sourceguardian'],
    steps: [{ do: 0 }, { ask: 0 }],
    call: 'host',
  },
  {
    id: 'php-program-not-started',
    any: ['no input file specified', 'file not found.', 'primary script unknown'],
    all: [{ code: [404, 500, 502] }],
    steps: [{ ask: 0 }, { do: 0 }],
    call: 'host',
  },
];

export const laravel: Signature[] = [
  {
    id: 'laravel-key-missing',
    any: ['no application encryption key has been specified', 'missingappkeyexception', 'unsupported cipher or incorrect key length'],
    steps: [{ do: 0 }, 'rollback'],
    call: 'builder',
  },
  {
    id: 'laravel-cannot-write',
    any: [
      'laravel.log" could not be opened',
      'storage/logs/laravel.log" could not be opened in append mode',
      'could not be opened in append mode',
      'please provide a valid cache path',
      'storage/framework/* failed to open stream',
      'bootstrap/cache directory must be present and writable',
    ],
    steps: [{ ask: 0 }, 'builder'],
  },
  {
    id: 'laravel-assets-missing',
    any: [
      'vite manifest not found',
      'the mix manifest does not exist',
      'unable to locate file in vite manifest',
      'unable to locate mix file',
    ],
    steps: [{ do: 0 }, 'rollback'],
    call: 'builder',
  },
  {
    id: 'laravel-piece-missing',
    any: [
      'view [*] not found',
      'target class [*] does not exist',
      'route [*] not defined',
      'illuminate\\contracts\\container\\bindingresolutionexception',
    ],
    steps: ['rollback', { do: 0 }],
    call: 'builder',
  },
  {
    id: 'laravel-maintenance',
    broad: true,
    any: [{ title: 'service unavailable' }],
    all: [{ code: [503] }, { recognised: ['framework', 'laravel'] }],
    steps: [{ do: 0 }, 'rollback'],
    notice: 'work',
    call: 'builder',
  },
  {
    id: 'laravel-old-session-key',
    any: ['the mac is invalid', 'the payload is invalid.'],
    steps: [{ do: 0 }, 'rollback'],
    call: 'builder',
  },
];

export const phpFrameworks: Signature[] = [
  {
    id: 'codeigniter-database',
    any: ['unable to connect to your database server using the provided settings', 'unable to connect to the database.'],
    steps: [{ ask: 0 }, { do: 0 }],
  },
  {
    id: 'codeigniter-folder',
    any: [
      'your system folder path does not appear to be set correctly',
      'your application folder path does not appear to be set correctly',
    ],
    steps: [{ do: 0 }, 'rollback'],
    call: 'builder',
  },
  {
    id: 'cakephp-database',
    any: ['missing database connection', 'missing connection', 'a database connection using * was missing'],
    steps: [{ ask: 0 }, 'logs'],
  },
  {
    id: 'symfony-error',
    broad: true,
    any: ['oops! an error occurred the server returned a "5', 'the server returned a "500 internal server error"'],
    steps: ['rollback', { do: 0 }],
    call: 'builder',
  },
  {
    id: 'yii-error',
    broad: true,
    any: ['an internal server error occurred. the above error occurred while the web server was processing your request'],
    steps: ['rollback', { do: 0 }],
    call: 'builder',
  },
];
