/** Data: what an error page is about, by words near each other, where nobody has written its very wording down. */
import type { Facts } from '../facts.js';
import type { Clue, Signature } from '../signature.js';
import { AWAY, CACHES, DATABASES, FULL, MAILERS, NOT_THERE, QUEUES, SEARCHES, SUSPENDED, UNPAID, WAITED } from './vocabulary.js';

/** Companies whose services websites of businesses call, by how programs name them in their errors. */
const PARTNERS: Record<string, readonly string[]> = {
  Paystack: ['api.paystack.co'],
  Flutterwave: ['api.flutterwave.com', 'flutterwave.com/v3'],
  Monnify: ['monnify.com'],
  Interswitch: ['interswitchng.com', 'interswitchgroup.com'],
  Remita: ['remita.net'],
  'Safaricom (M-PESA)': ['safaricom.co.ke'],
  Pesapal: ['pesapal.com'],
  PayFast: ['payfast.co.za'],
  Yoco: ['yoco.com'],
  Stripe: ['api.stripe.com'],
  PayPal: ['paypal.com'],
  Twilio: ['api.twilio.com'],
  'Africa’s Talking': ['africastalking.com'],
  Termii: ['termii.com'],
  SendGrid: ['sendgrid.com', 'sendgrid.net'],
  Mailgun: ['mailgun.net', 'mailgun.org'],
  OpenAI: ['api.openai.com'],
  Google: ['googleapis.com'],
  Facebook: ['graph.facebook.com'],
};

function partnerIn({ page }: Facts): { partner: string } {
  const text = `${page.title} ${page.headings} ${page.text}`;
  const found = Object.entries(PARTNERS).find(([, hosts]) => hosts.some((host) => text.includes(host)));
  return { partner: found?.[0] ?? Object.keys(PARTNERS)[0]! };
}

const fails: Clue = { code: [500, 502, 503, 504] };

/** From the specific to the general: of two that fit equally well the earlier is said. */
export const families: Signature[] = [
  {
    id: 'says-disk-full',
    sentences: 'disk-full',
    any: [
      {
        says: [
          [
            ...['disk', 'disks', 'disk space', 'hard disk', 'hard drive', 'drive', 'storage', 'storage space', 'filesystem', 'file system'],
            ...[
              'volume',
              'space',
              'inodes',
              'tablespace',
              'espace disque',
              'disque',
              'disco',
              'espaco',
              'espacio',
              'diski',
              'nafasi',
              'faifai',
            ],
            ...['القرص', 'المساحة', 'مساحة'],
          ],
          FULL,
        ],
      },
    ],
    all: [{ code: [500, 502, 503, 504, 507] }],
    none: ['color space', 'address space', 'name space'],
    steps: ['space', 'restart', { do: 0 }],
    notice: 'own',
    call: 'host',
  },
  {
    id: 'says-memory-gone',
    sentences: 'machine-out-of-memory',
    any: [
      {
        says: [
          ['memory', 'heap', 'memory heap', 'ram', 'swap', 'memoire', 'memoria', 'kumbukumbu', 'الذاكرة'],
          [
            ...[
              'exhausted',
              'out of',
              'not enough',
              'insufficient',
              'exceeded',
              'cannot allocate',
              'unable to allocate',
              'failed to allocate',
            ],
            ...[
              'limit',
              'killed',
              'ran out',
              'run out',
              'full',
              'is down',
              'more than',
              'used up',
              'too much',
              'terminated',
              'insuffisant~',
            ],
            ...[
              'epuisee',
              'saturee',
              'esgotad~',
              'insuficiente',
              'agotad~',
              'imejaa',
              'haitoshi',
              'imekwisha',
              'نفدت',
              'don finish',
              'don full',
            ],
          ],
        ],
      },
    ],
    all: [fails],
    none: ['invalid memory address'],
    steps: ['restart', { do: 0 }, 'logs'],
    call: 'host',
  },
  {
    id: 'says-database-password',
    sentences: 'postgresql-wrong-password',
    any: [
      {
        says: [
          DATABASES,
          [
            ...[
              'authentication failed',
              'authentication failure',
              'failed to authenticate',
              'access denied',
              'wrong password',
              'bad password',
            ],
            ...[
              'invalid password',
              'incorrect password',
              'password is',
              'password incorrect',
              'username or password',
              'user name or password',
            ],
            ...[
              'user or password',
              'credentials',
              'login failed',
              'login rejected',
              'rejected the login',
              'refused the login',
              'not authorized',
            ],
            ...['unauthorized', 'not permitted', 'mot de passe', 'acces refuse', 'identifiants', 'senha', 'acesso negado', 'credenciais'],
            ...['contrasena', 'acceso denegado', 'nywila', 'neno la siri', 'kalmar sirri', 'كلمة المرور', 'كلمة السر'],
          ],
        ],
      },
    ],
    all: [fails],
    steps: [{ do: 0 }, 'rollback'],
    call: 'builder',
  },
  {
    id: 'says-database-full',
    sentences: 'postgresql-full',
    any: [
      {
        says: [
          DATABASES,
          [
            'is full',
            'no space',
            'out of space',
            'size limit',
            'size quota',
            'storage limit',
            'storage quota',
            'maximum size',
            'imejaa',
            'don full',
          ],
        ],
      },
    ],
    all: [fails],
    steps: ['space', { do: 0 }, 'logs'],
    call: 'host',
  },
  {
    id: 'says-database-read-only',
    sentences: 'mysql-read-only',
    any: [
      {
        says: [
          DATABASES,
          ['read-only', 'read only', 'readonly', 'no writes', 'not accept writes', 'lecture seule', 'somente leitura', 'solo lectura'],
        ],
      },
    ],
    all: [fails],
    none: ['file system', 'filesystem', 'disk'],
    steps: [{ ask: 0 }, 'logs'],
    call: 'host',
  },
  {
    id: 'says-database-crowded',
    sentences: 'postgresql-too-many-connections',
    any: [
      {
        says: [
          [...DATABASES, 'connection pool', 'pool', 'connections'],
          [
            'too many',
            'exhausted',
            'maximum number',
            'maximum connections',
            'max connections',
            'connection limit',
            'limit of connections',
            'connection slots',
            'no free connection~',
            'no available connection~',
            'no connections available',
            'all connections',
            'connections are in use',
            'connections in use',
            'are busy',
            'all busy',
            'trop de connexions',
            'muitas conexoes',
            'demasiadas conexiones',
            'miunganisho mingi',
          ],
        ],
      },
    ],
    all: [fails],
    steps: ['restart', { do: 0 }, 'logs'],
  },
  {
    id: 'says-database-missing',
    sentences: 'postgresql-database-missing',
    any: [
      {
        says: [
          ['database', 'db', 'catalog', 'keyspace', 'base de donnees', 'base de dados', 'banco de dados', 'base de datos', 'hifadhidata'],
          [
            ...['does not exist', "doesn't exist", 'no such database', 'unknown database', 'not found', 'not there', 'is gone'],
            ...['was deleted', 'has been deleted', 'was dropped', 'has been dropped', "n'existe pas", 'nao existe', 'no existe', 'haipo'],
          ],
        ],
      },
    ],
    all: [{ code: [500] }],
    none: ['table', 'relation', 'column', 'server not found'],
    steps: [{ do: 0 }, { ask: 0 }],
  },
  {
    id: 'says-database-old',
    sentences: 'postgresql-column-missing',
    any: [
      {
        says: [
          ['table', 'tables', 'relation', 'column', 'columns', 'schema', 'migration', 'migrations'],
          [...NOT_THERE, 'invalid', 'pending', 'not applied', 'not run', 'outdated', 'out of date', 'mismatch'],
        ],
      },
      { says: [DATABASES, ['outdated', 'out of date', 'needs to be updated', 'needs to be upgraded', 'needs an update', 'wrong version']] },
    ],
    all: [{ code: [500] }],
    steps: [{ do: 0 }, 'rollback'],
    call: 'builder',
  },
  {
    id: 'says-cache-away',
    sentences: 'redis-not-running',
    any: [{ says: [CACHES, [...AWAY, ...WAITED]] }, { says: [['cache'], ['is down']] }],
    all: [fails],
    steps: ['restart', { ask: 0 }, 'logs'],
  },
  {
    id: 'says-search-away',
    sentences: 'search-engine-away',
    any: [{ says: [SEARCHES, [...AWAY, ...WAITED, 'no alive', 'no living', 'is red']] }, { says: [['search'], ['is down']] }],
    all: [fails],
    steps: [{ ask: 0 }, 'space', 'logs'],
  },
  {
    id: 'says-queue-away',
    sentences: 'message-queue-away',
    any: [{ says: [QUEUES, [...AWAY, ...WAITED]] }, { says: [['queue', 'queues'], ['is down']] }],
    all: [fails],
    steps: [{ ask: 0 }, 'restart', 'logs'],
  },
  {
    id: 'says-mail-away',
    sentences: 'mail-not-sent',
    any: [
      { says: [MAILERS, [...AWAY, ...WAITED, 'rejected', 'denied', 'authentication', 'login', 'password', 'failed', 'not sent', 'limit']] },
      {
        says: [
          ['mail', 'email', 'e-mail'],
          ['is down', 'could not be sent', 'not be sent', 'failed to send', 'unable to send', 'cannot send'],
        ],
      },
    ],
    all: [fails],
    steps: [{ do: 0 }, { do: 1 }, 'logs'],
    call: 'builder',
  },
  {
    id: 'says-database-away',
    sentences: 'database-away',
    any: [{ says: [DATABASES, [...AWAY, ...WAITED]] }],
    all: [fails],
    none: [
      { recognised: ['page', 'database_error'] },
      { error: ['body_database_error'] },
      { says: [DATABASES, ['upgrading', 'updating', 'migrating', 'maintenance']] },
    ],
    steps: [{ ask: 0 }, 'logs'],
    call: 'host',
  },
  {
    id: 'outside-company-refuses',
    any: Object.values(PARTNERS).flat(),
    all: [
      fails,
      {
        says: [
          ['key', 'keys', 'api key', 'secret', 'authorization', 'token', 'credentials', 'account', 'response', 'merchant', 'client error'],
          [
            ...['401', '403', 'unauthorized', 'unauthorised', 'not authorized', 'forbidden', 'invalid', 'wrong', 'incorrect', 'expired'],
            ...['revoked', 'disabled', 'deactivated', 'rejected', 'denied'],
          ],
        ],
      },
    ],
    none: [
      {
        says: [
          ['curl error', 'connect', 'connection', 'operation', 'request'],
          ['timed out', 'timeout', 'could not resolve host', 'econnrefused'],
        ],
      },
    ],
    names: partnerIn,
    steps: [{ do: 0 }, { do: 1 }, 'logs'],
    call: 'builder',
  },
  {
    id: 'outside-company-away',
    any: Object.values(PARTNERS).flat(),
    all: [
      fails,
      {
        says: [
          ['curl', 'error', 'exception', 'connect', 'connection', 'operation', 'request', 'getaddrinfo'],
          [...AWAY, ...WAITED],
        ],
      },
    ],
    names: partnerIn,
    steps: [{ do: 0 }, { do: 1 }, 'logs'],
    call: 'builder',
  },
  {
    id: 'plan-limit-used-up',
    any: [
      'exceeded the compute time quota',
      'exceeded the data transfer quota',
      'exceeded your current quota',
      'reached the limit of your plan',
      'upgrade your plan to',
      'plan limit reached',
    ],
    all: [{ code: [402, 500, 502, 503, 504, 507, 509] }],
    steps: [{ do: 0 }, 'logs'],
    notice: 'closed',
    call: 'builder',
  },
  {
    id: 'says-plan-limit',
    sentences: 'plan-limit-used-up',
    any: [
      {
        says: [
          ['plan', 'quota', 'monthly limit', 'free tier', 'credits', 'usage limit', 'allowance', 'subscription limit', 'data transfer'],
          ['exceeded', 'reached', 'used up', 'exhausted', 'ran out', 'over the limit', 'depleted', 'upgrade'],
        ],
      },
    ],
    all: [{ code: [402, 500, 502, 503, 504] }],
    none: ['disk quota', 'storage quota'],
    steps: [{ do: 0 }, 'logs'],
    notice: 'closed',
    call: 'builder',
  },
  {
    id: 'says-bill-open',
    sentences: 'account-suspended-bill',
    any: [
      {
        says: [
          [
            ...[
              'account',
              'subscription',
              'invoice',
              'invoices',
              'bill',
              'billing',
              'plan',
              'hosting',
              'service',
              'services',
              'website',
              'web site',
            ],
            ...[
              'site',
              'package',
              'workspace',
              'tenant',
              'balance',
              'store',
              'shop',
              'compte',
              'facture',
              'hebergement',
              'abonnement',
              'conta',
            ],
            ...['fatura', 'hospedagem', 'cuenta', 'factura', 'alojamiento', 'akaunti', 'tovuti', 'huduma', 'ankara', 'shafi', 'asusu'],
            ...['الموقع', 'الحساب', 'الاستضافة', 'الفاتورة', 'فاتورة'],
          ],
          UNPAID,
        ],
      },
      {
        says: [
          ['suspended', 'paused', 'deactivated', 'disabled', 'stopped', 'switched off', 'locked', 'closed', 'blocked'],
          ['billing', 'invoice', 'invoices', 'unpaid', 'late payment', 'payment', 'overdue'],
        ],
      },
    ],
    none: ['payment gateway', 'payment provider', 'payment page', 'payment link'],
    steps: ['invoices', { ask: 0 }],
    notice: 'closed',
    call: 'host',
  },
  {
    id: 'says-suspended',
    sentences: 'account-suspended',
    any: [
      {
        says: [
          [
            'account',
            'site',
            'website',
            'service',
            'project',
            'application',
            'app',
            'deployment',
            'store',
            'shop',
            'tenant',
            'workspace',
            'subscription',
            'hosting',
            'instance',
            ...[
              'web site',
              'page',
              'compte',
              'hebergement',
              'conta',
              'cuenta',
              'sitio',
              'akaunti',
              'tovuti',
              'huduma',
              'shafi',
              'shafin',
              'asusu',
            ],
            ...['الموقع', 'الحساب', 'الاستضافة'],
          ],
          SUSPENDED,
        ],
      },
    ],
    none: [
      { recognised: ['page', 'stopped'] },
      {
        says: [
          ['access', 'ip', 'request', 'requests', 'visit', 'visits', 'country', 'countries', 'address', 'connection'],
          ['blocked', 'locked', 'bloque'],
        ],
      },
    ],
    steps: ['invoices', { ask: 0 }, { do: 0 }],
    notice: 'closed',
    call: 'host',
  },
  {
    id: 'says-licence-ended',
    sentences: 'licence-ended',
    any: [
      {
        says: [
          ['license', 'licence', 'licenses', 'licensing'],
          ['expired', 'invalid', 'not valid', 'ended', 'missing', 'not found', 'revoked', 'could not be verified', 'no valid', 'exceeded'],
        ],
      },
    ],
    steps: [{ do: 0 }, 'builder'],
    notice: 'closed',
    call: 'builder',
  },
  {
    id: 'says-maintenance',
    sentences: 'maintenance-left-on',
    any: [
      {
        says: [
          ['maintenance', 'upgrade', 'upgrades', 'upgrading', 'upgraded', 'updating', 'updated', 'improvements', 'planned work'],
          [
            'we',
            'our',
            'site',
            'website',
            'shop',
            'store',
            'system',
            'platform',
            'back',
            'soon',
            'shortly',
            'mode',
            'scheduled',
            'undergoing',
          ],
        ],
      },
    ],
    all: [{ code: [503] }],
    none: ['capacity problems', { recognised: ['page', 'maintenance'] }, { error: ['body_maintenance'] }],
    steps: [{ do: 0 }, { do: 4 }],
    notice: 'work',
    call: 'builder',
  },
  {
    id: 'says-files-not-allowed',
    sentences: 'own-files-not-allowed',
    any: [
      {
        says: [
          ['file', 'files', 'folder', 'directory', 'path', 'storage', 'uploads', 'logs', 'cache', 'disk', '/var', '/home', '/srv', '/app'],
          [
            'may not read',
            'may not write',
            'not readable',
            'not allowed to',
            'no right',
            'no rights',
            'permission denied',
            'permissions',
            'not writable',
            'not writeable',
            'unwritable',
            'cannot write',
            'could not write',
            'unable to write',
            'failed to write',
            'read-only',
            'access is denied',
            'eacces',
          ],
        ],
      },
    ],
    all: [fails],
    steps: [{ ask: 0 }, 'rollback', 'logs'],
  },
  {
    id: 'says-setting-missing',
    sentences: 'setting-missing',
    any: [
      {
        says: [
          [
            'environment',
            'env',
            'setting',
            'settings',
            'config',
            'configuration',
            'api key',
            'secret',
            'secret key',
            'access key',
            'connection string',
          ],
          [
            'missing',
            'not set',
            'is required',
            'undefined',
            'not configured',
            'is empty',
            'must be set',
            'must not be empty',
            'not defined',
            'not found',
            'not provided',
            'no value',
            'unset',
          ],
        ],
      },
    ],
    all: [fails],
    steps: [{ do: 0 }, 'rollback'],
    call: 'builder',
  },
  {
    id: 'says-part-missing',
    sentences: 'php-file-missing',
    any: [
      {
        says: [
          ['module', 'package', 'class', 'library', 'dependency', 'assembly', 'component', 'template', 'file', 'files', 'manifest'],
          [...NOT_THERE, 'could not load', 'cannot load', 'failed to load', 'unable to load', 'not installed'],
        ],
      },
    ],
    all: [{ code: [500, 502, 503] }],
    steps: ['rollback', { ask: 0 }, 'logs'],
    call: 'builderThenHost',
  },
  {
    id: 'says-outside-away',
    sentences: 'node-service-away',
    any: [
      {
        says: [
          [
            'payment gateway',
            'payment provider',
            'external service',
            'third-party',
            'third party',
            'remote service',
            'remote api',
            'auth service',
            'identity provider',
            'curl error',
          ],
          AWAY,
        ],
      },
    ],
    all: [fails],
    steps: ['restart', 'logs', 'rollback'],
    call: 'builder',
  },
  {
    id: 'says-program-off',
    sentences: 'proxy-got-no-answer',
    any: [
      {
        says: [
          [
            'application',
            'app',
            'program',
            'container',
            'containers',
            'worker',
            'workers',
            'process',
            'pod',
            'pods',
            'instance',
            'instances',
            'replicas',
            'backend',
            'backends',
            'back-end',
            'upstream',
            'upstreams',
            'origin',
            'node',
            'nodes',
            'servers',
          ],
          [
            ...AWAY,
            'not started',
            'failed to start',
            'could not be started',
            'crashed',
            'exited',
            'not healthy',
            'unhealthy',
            'no healthy',
            'no available',
            'none available',
            'no live',
            'failed to respond',
            'not listening',
          ],
        ],
      },
    ],
    all: [{ code: [502, 503, 504] }],
    steps: ['restart', 'logs', 'rollback'],
  },
];
