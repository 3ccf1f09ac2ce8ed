/** Data: faults where the page or a header names the program, its part or its list, and so do the sentences. */
import type { Facts } from '../facts.js';
import { holds } from '../page-marks.js';
import type { Signature } from '../signature.js';

/** A program that answers only under the names on its list: the page says so, whoever asks. */
const trusts = (program: string, list: string, file: string, rest: Pick<Signature, 'id' | 'any' | 'all' | 'none'>): Signature => ({
  ...rest,
  sentences: 'name-not-trusted',
  names: { program, list, file },
  steps: [{ do: 0 }, 'rollback'],
  notice: 'closed',
  call: 'builder',
});

const namesNotTrusted: Signature[] = [
  trusts('Drupal', 'trusted_host_patterns', 'settings.php', {
    id: 'drupal-name-not-trusted',
    any: ['the provided host name is not valid for this server'],
  }),
  trusts('Nextcloud', 'trusted_domains', 'config/config.php', {
    id: 'nextcloud-name-not-trusted',
    any: [
      'access through untrusted domain',
      'you are accessing the server from an untrusted domain',
      '"trusted_domains" setting in config',
    ],
  }),
  trusts('TYPO3', 'trustedHostsPattern', 'settings.php', {
    id: 'typo3-name-not-trusted',
    any: ['current host header value does not match the configured trusted hosts pattern', 'trustedhostspattern'],
  }),
  trusts('Symfony', 'trusted_hosts', 'framework.yaml', {
    id: 'symfony-name-not-trusted',
    any: ['untrusted host "'],
    none: ['illuminate\\'],
  }),
  trusts('Laravel', 'trustHosts', 'bootstrap/app.php', {
    id: 'laravel-name-not-trusted',
    any: ['untrusted host "'],
    all: ['illuminate\\'],
  }),
  trusts('Vite', 'allowedHosts', 'vite.config.js', {
    id: 'vite-name-not-trusted',
    any: ['blocked request. this host * is not allowed', 'blocked request. this host'],
  }),
  trusts('Webpack', 'allowedHosts', 'webpack.config.js', {
    id: 'webpack-name-not-trusted',
    any: ['invalid host header', 'invalid host/origin header'],
    all: [{ code: [403] }],
  }),
  trusts('FastAPI', 'allowed_hosts', 'TrustedHostMiddleware', {
    id: 'fastapi-name-not-trusted',
    any: ['invalid host header'],
    all: [{ code: [400] }],
  }),
  trusts('Moodle', 'wwwroot', 'config.php', {
    id: 'moodle-name-not-trusted',
    any: ['this server may be accessed only through'],
  }),
  trusts('IIS', 'Bindings', 'IIS Manager', {
    id: 'iis-name-not-bound',
    any: ['http error 400. the request hostname is invalid', 'bad request - invalid hostname'],
  }),
];

/** Shops that are switched to maintenance, by a page of their own. */
const maintenance = (rest: Pick<Signature, 'id' | 'any' | 'all' | 'none'>): Signature => ({
  ...rest,
  sentences: 'maintenance-left-on',
  steps: [{ do: 0 }, { do: 4 }],
  notice: 'work',
  call: 'builder',
});

const shopsInMaintenance: Signature[] = [
  {
    // Its page says what Apache says of too many visitors: only the way to its styles gives it away.
    id: 'magento-maintenance-page',
    sentences: 'magento-maintenance',
    any: [{ source: '/errors/default/' }],
    all: [{ code: [503] }, 'service temporarily unavailable'],
    none: ['there has been an error processing your request'],
    steps: [{ do: 0 }, 'rollback'],
    notice: 'work',
    call: 'builder',
  },
  maintenance({
    id: 'prestashop-maintenance',
    any: [{ source: 'id="maintenance"' }, { source: 'page-maintenance' }],
    all: [{ code: [503] }],
  }),
  maintenance({
    id: 'opencart-maintenance',
    any: ['we are currently performing some scheduled maintenance. we will be back as soon as possible'],
    all: [{ code: [503] }],
  }),
  maintenance({
    id: 'coming-soon-page',
    any: [{ title: 'coming soon' }, 'coming soon', 'launching soon', 'bientot en ligne', 'em breve', 'proximamente'],
    all: [{ code: [503] }],
    none: [{ recognised: ['page', 'maintenance'] }, { error: ['body_maintenance'] }],
  }),
  maintenance({
    id: 'shopware-maintenance',
    any: [{ source: 'is-ctl-maintenance' }],
    all: [{ code: [503] }],
  }),
];

/** What a page says where a part of PHP is missing, by the name of the part. */
const databaseParts: Record<string, readonly string[]> = {
  mysqli: [
    'call to undefined function mysqli_',
    'class "mysqli" not found',
    "class 'mysqli' not found",
    'missing the mysql extension',
    'mysqli extension',
    'mysqli php extension',
    'dynamic library * mysqli',
  ],
  pdo_mysql: [
    'could not find driver (connection: mysql',
    'pdo_mysql extension',
    'requires pdo_mysql',
    'extension pdo_mysql',
    'ext-pdo_mysql',
    'dynamic library * pdo_mysql',
  ],
  pgsql: ['call to undefined function pg_connect', 'call to undefined function pg_', 'pgsql extension', 'ext-pgsql'],
  sqlsrv: ['call to undefined function sqlsrv_', 'sqlsrv extension'],
  pdo_pgsql: ['could not find driver (connection: pgsql', 'pdo_pgsql extension', 'ext-pdo_pgsql'],
  mongodb: ['class "mongodb\\driver\\manager" not found', 'ext-mongodb'],
  PDO: ['could not find driver', 'class "pdo" not found', "class 'pdo' not found"],
};
const otherParts: Record<string, readonly string[]> = {
  curl: ['call to undefined function curl_', 'curl extension', 'ext-curl'],
  mbstring: ['call to undefined function mb_', 'mbstring extension', 'ext-mbstring'],
  gd: ['call to undefined function imagecreate', 'gd extension', 'ext-gd', 'gd library'],
  intl: [
    'class "locale" not found',
    'class "collator" not found',
    'class "normalizer" not found',
    'class "intldateformatter" not found',
    'class "numberformatter" not found',
    'intl extension',
    'ext-intl',
  ],
  zip: ['class "ziparchive" not found', "class 'ziparchive' not found", 'the zip extension', 'ext-zip'],
  imagick: ['class "imagick" not found', 'imagick extension', 'ext-imagick'],
  soap: ['class "soapclient" not found', "class 'soapclient' not found", 'ext-soap'],
  dom: ['class "domdocument" not found', "class 'domdocument' not found", 'ext-dom'],
  simplexml: ['call to undefined function simplexml', 'ext-simplexml'],
  bcmath: ['call to undefined function bcadd', 'call to undefined function bcmul', 'bcmath extension', 'ext-bcmath'],
  openssl: ['call to undefined function openssl_', 'ext-openssl'],
  redis: ['class "redis" not found', "class 'redis' not found"],
  exif: ['call to undefined function exif_'],
  fileinfo: ['class "finfo" not found', "class 'finfo' not found", 'call to undefined function finfo_'],
  iconv: ['call to undefined function iconv'],
  imap: ['call to undefined function imap_'],
  ldap: ['call to undefined function ldap_'],
  gmp: ['call to undefined function gmp_'],
  sodium: ['call to undefined function sodium_'],
  xsl: ['class "xsltprocessor" not found'],
  xml: ['call to undefined function xml_', 'call to undefined function utf8_'],
  ctype: ['call to undefined function ctype_'],
  json: ['call to undefined function json_'],
  calendar: ['call to undefined function cal_'],
  memcached: ['class "memcached" not found', "class 'memcached' not found"],
  apcu: ['call to undefined function apcu_'],
  mcrypt: ['call to undefined function mcrypt_'],
  tokenizer: ['call to undefined function token_'],
  posix: ['call to undefined function posix_'],
  pcntl: ['call to undefined function pcntl_'],
};

/** How programs of every kind ask for a part, beside what PHP itself says of it. */
const asked = (parts: Record<string, readonly string[]>): Record<string, readonly string[]> =>
  Object.fromEntries(Object.entries(parts).map(([part, clues]) => [part, [...new Set([...clues, ...asksFor(part.toLowerCase())])]]));

const asksFor = (part: string): string[] => [
  `ext-${part}`,
  `${part} extension`,
  `extension ${part} `,
  `extension: ${part}`,
  `php-${part} `,
  `php module ${part}`,
  `extension(s) * loaded: ${part}`,
];

const namedIn =
  (parts: Record<string, readonly string[]>) =>
  ({ page }: Facts): { part: string } => {
    const text = `${page.title} ${page.headings} ${page.text}`;
    const found = Object.entries(parts).find(([, clues]) => clues.some((words) => holds(text, words)));
    return { part: found?.[0] ?? Object.keys(parts)[0]! };
  };

const partsOfPhp: Signature[] = [
  {
    id: 'php-database-part-missing',
    any: Object.values(asked(databaseParts)).flat(),
    all: [{ code: [200, 500, 503] }],
    names: namedIn(asked(databaseParts)),
    steps: [{ say: 'situations/php-part-missing/steps/0' }, { ask: 0 }],
    call: 'host',
  },
  {
    id: 'php-part-missing',
    any: Object.values(asked(otherParts)).flat(),
    all: [{ code: [200, 500, 503] }],
    names: namedIn(asked(otherParts)),
    steps: [{ do: 0 }, { ask: 0 }],
    call: 'host',
  },
];

const needs = (program: string, id: string, any: readonly string[]): Signature => ({
  id,
  sentences: 'version-missing',
  any,
  names: { program },
  steps: [{ ask: 0 }, { do: 0 }, 'rollback'],
});

const versionsMissing: Signature[] = [
  needs('.NET', 'dotnet-version-missing', [
    'http error 500.31',
    'failed to load asp.net core runtime',
    'the specified version of microsoft.netcore.app or microsoft.aspnetcore.app was not found',
    'you must install or update .net to run this application',
    'the required library hostfxr.dll could not be found',
  ]),
  needs('Java', 'java-version-missing', [
    'unsupportedclassversionerror',
    'has been compiled by a more recent version of the java runtime',
    'unsupported major.minor version',
  ]),
  needs('Node.js', 'node-version-missing', [
    'you are using node.js * required',
    'the engine "node" is incompatible',
    'requires node.js version',
  ]),
  needs('Ruby', 'ruby-version-missing', ['your ruby version is * but your gemfile specified']),
];

/** Why what stands in front does not get through, as it tells it: mostly in the words of its system. */
const proxies: Signature[] = [
  {
    id: 'behind-refuses',
    any: [
      { header: 'x-squid-error', has: 'err_connect_fail 111' },
      '(111) connection refused',
      'upstream connect error or disconnect/reset before headers * delayed connect error: 111',
      'upstream connect error or disconnect/reset before headers * connection refused',
      'upstream connect error or disconnect/reset before headers * connect error: connection refused',
      'failed to connect to upstream: connection refused',
      'connect() failed (111: connection refused) while connecting to upstream',
      'error occurred while trying to proxy * econnrefused',
    ],
    all: [{ code: [500, 502, 503, 504] }],
    steps: [{ do: 0 }, 'logs', 'rollback'],
    notice: 'closed',
  },
  {
    id: 'behind-silent',
    sentences: 'squid-page',
    any: [
      { header: 'x-squid-error', has: 'err_connect_fail 110' },
      { header: 'x-squid-error', has: 'err_read_timeout' },
      { header: 'x-squid-error', has: 'err_connect_fail 113' },
      '(110) connection timed out',
      '(113) no route to host',
      'upstream connect error or disconnect/reset before headers * connection timeout',
    ],
    all: [{ code: [500, 502, 503, 504] }],
    steps: ['restart', 'firewall', 'logs'],
  },
  {
    id: 'behind-speaks-plain',
    any: [
      'upstream connect error or disconnect/reset before headers * wrong_version_number',
      'upstream connect error or disconnect/reset before headers * http_request',
      'wrong version number * while ssl handshaking to upstream',
      'tls: first record does not look like a tls handshake',
      'server gave http response to https client',
    ],
    all: [{ code: [500, 502, 503, 504] }],
    steps: [{ do: 0 }, 'rollback', 'logs'],
    call: 'builder',
  },
];

const stoppedInPanel: Signature[] = [
  {
    id: 'panel-site-stopped',
    any: [
      '该站点已经被管理员停止运行',
      '站点已暂停',
      'this site has been stopped by the administrator',
      'the site has been stopped by the administrator',
    ],
    steps: [{ do: 0 }, { do: 1 }],
    notice: 'closed',
  },
];

export const namedPrograms: Signature[] = [
  ...namesNotTrusted,
  ...shopsInMaintenance,
  ...partsOfPhp,
  ...versionsMissing,
  ...proxies,
  ...stoppedInPanel,
];
