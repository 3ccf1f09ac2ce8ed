/** Data: what an error page says of the website as a whole (paid, moved, closed, guarded), by words near each other: see `families.ts`. */
import type { Clue, Signature } from '../signature.js';
import { DATABASES, ENDED, TURNED_AWAY } from './vocabulary.js';

const away: Clue = { code: [500, 502, 503, 504] };
const DOMAINS = [
  ...['domain', 'domain name', 'domain registration', 'registration of this domain', 'nom de domaine', 'domaine', 'dominio'],
  ...['kikoa', 'jina la kikoa', 'النطاق', 'الدومين', 'نطاق'],
];
const COUNTRIES = [
  ...['your country', 'this country', 'your region', 'your area', 'your location', 'countries', 'votre pays', 'seu pais', 'su pais'],
  ...['nchi yako', 'kasarku', 'your kontri', 'بلدك', 'منطقتك'],
];

/** From the specific to the general: of two that fit equally well the earlier is said. */
export const stateFamilies: Signature[] = [
  {
    id: 'says-domain-ended',
    sentences: 'domain-ended',
    any: [{ says: [DOMAINS, [...ENDED, 'run out', 'grace period', 'redemption', 'pending delete', 'pending deletion']] }],
    none: ['certificate', 'licen', 'session'],
    steps: ['domain', { do: 0 }, { do: 1 }],
    notice: 'own',
    call: 'domainCompany',
  },
  {
    id: 'says-domain-parked',
    sentences: 'domain-parked',
    any: [
      {
        says: [
          DOMAINS,
          [
            ...[
              'for sale',
              'to buy',
              'buy this',
              'buy similar',
              'make an offer',
              'make offer',
              'could be yours',
              'backorder',
              'awaiting content',
            ],
            ...['parked', 'parking', 'similar domains', 'a vendre', 'a venda', 'en venta', 'inauzwa', 'للبيع'],
          ],
        ],
      },
      {
        says: [
          ['could be yours', 'is for sale', 'est a vendre', 'esta a venda'],
          ['make an offer', 'offer', 'buy', 'broker', 'price', 'inquire'],
        ],
      },
    ],
    steps: ['domain', { do: 0 }, { do: 1 }],
    notice: 'own',
    call: 'domainCompany',
  },
  {
    id: 'says-hosting-ended',
    sentences: 'hosting-ended',
    any: [
      {
        says: [
          [
            ...[
              'hosting',
              'web hosting',
              'hosting plan',
              'hosting subscription',
              'subscription',
              'package',
              'trial',
              'free trial',
              'membership',
            ],
            ...['hebergement', 'abonnement', 'hospedagem', 'assinatura', 'alojamiento', 'suscripcion'],
            ...['usajili', 'huduma', 'الاستضافة', 'الاشتراك'],
          ],
          ENDED,
        ],
      },
    ],
    none: ['certificate', 'licen', 'session', 'domain', 'token', 'link'],
    steps: ['invoices', { ask: 0 }],
    notice: 'closed',
    call: 'host',
  },
  {
    id: 'says-traffic',
    sentences: 'traffic-used-up',
    any: [
      {
        says: [
          [
            ...['bandwidth', 'traffic', 'data allowance', 'monthly transfer', 'transfer limit', 'bande passante', 'trafic', 'trafego'],
            ...['largura de banda', 'trafico', 'ancho de banda', 'kipimo data'],
          ],
          [
            ...[
              'exceeded',
              'used up',
              'has used',
              'used its',
              'used all',
              'exhausted',
              'allowance',
              'quota',
              'limit reached',
              'over the limit',
            ],
            ...['monthly limit', 'depasse', 'depassee', 'epuise', 'epuisee', 'atteinte', 'excedid~', 'agotad~', 'esgotad~', 'imekwisha'],
          ],
        ],
      },
    ],
    all: [{ code: [402, 403, 500, 502, 503, 509] }],
    none: ['too many requests', 'too much traffic', 'high traffic', 'heavy traffic'],
    steps: [{ ask: 0 }, { do: 1 }],
    notice: 'closed',
    call: 'host',
  },
  {
    id: 'says-account-limit',
    sentences: 'account-at-its-limit',
    any: [
      {
        says: [
          [
            'cpu',
            'cpu time',
            'cpu seconds',
            'entry processes',
            'resource usage',
            'resource limit',
            'resource limits',
            'server resources',
            'resources',
          ],
          ['exceeded', 'exceeds', 'limit', 'throttled', 'used up', 'reached', 'overuse', 'too many', 'over its'],
        ],
      },
    ],
    all: [{ code: [403, 500, 503, 508] }],
    steps: [{ ask: 0 }, { do: 1 }],
    notice: 'slow',
    call: 'host',
  },
  {
    id: 'says-country-refused',
    sentences: 'country-refused',
    any: [
      {
        says: [
          COUNTRIES,
          [
            ...TURNED_AWAY,
            'not open',
            'not available',
            'unavailable',
            'not accessible',
            'not offered',
            'not served',
            'not serve',
            'pas accessible',
          ],
        ],
      },
    ],
    steps: [{ do: 0 }, { do: 1 }],
    notice: 'some',
  },
  {
    id: 'says-prove-humans',
    sentences: 'prove-you-are-human',
    any: [
      ...[
        'are you human',
        'are you a human',
        'not a robot',
        'you are human',
        'are you a robot',
        'pas un robot',
        'nao e um robo',
        'no soy un robot',
      ],
      {
        says: [
          ['human', 'humans', 'robot', 'robots', 'bot', 'captcha', 'humain', 'humano', 'robo', 'binadamu', 'roboti', 'روبوت'],
          [
            'verify',
            'verifying',
            'verification',
            'confirm',
            'checking',
            'prove',
            'challenge',
            'complete the',
            'verifiez',
            'verificar',
            'thibitisha',
            'solve',
          ],
        ],
      },
      { says: [['your browser'], ['checking', 'verifying', 'security check']] },
    ],
    all: [{ code: [403, 405, 406, 409, 429, 503] }],
    none: ['policy violation', 'your access to this site', { recognised: ['page', 'bot_challenge'] }],
    steps: [{ do: 0 }, { ask: 0 }],
    notice: 'own',
    call: 'host',
  },
  {
    id: 'says-visits-limited',
    sentences: 'visits-limited',
    any: [
      {
        says: [
          ['too many', 'rate limit', 'rate limited', 'request limit', 'trop de', 'muitos', 'demasiad~', 'nyingi mno'],
          ['requests', 'attempts', 'exceeded', 'reached', 'hits', 'requetes', 'pedidos', 'solicitudes', 'maombi', 'slow down'],
        ],
      },
    ],
    all: [{ code: [400, 403, 405, 409, 420, 429, 503] }],
    none: ['api.openai.com'],
    steps: [{ do: 0 }, 'logs'],
    notice: 'slow',
    call: 'host',
  },
  {
    id: 'says-name-unknown',
    sentences: 'no-such-app',
    any: [
      ...['nothing is published at this address', 'nothing is published here', 'nothing lives here', 'no site is published'],
      {
        says: [
          ['hostname', 'host name', 'virtual host', 'vhost', 'this domain', 'your domain', 'domain name', 'this name'],
          [
            ...[
              'no app',
              'no application',
              'no website',
              'no web site',
              'no site',
              'nothing is',
              'not configured',
              'not linked',
              'not connected',
            ],
            ...[
              'not registered',
              'unclaimed',
              'not set up',
              'not known',
              'unknown',
              'not recognised',
              'not recognized',
              'connect it',
              'not mapped',
            ],
            ...[
              'no deployment',
              'no project',
              'not assigned',
              'no route',
              'no service',
              'no backend',
              'not pointed',
              'not served',
              'not hosted',
            ],
          ],
        ],
      },
    ],
    all: [{ code: [400, 404, 410, 421, 502, 503] }],
    none: ['database', 'certificate', 'dns'],
    steps: [{ do: 0 }, 'invoices'],
    notice: 'closed',
    call: 'builder',
  },
  {
    id: 'says-behind-not-trusted',
    sentences: 'behind-not-trusted',
    any: [
      {
        says: [
          ['certificate', 'ssl certificate', 'tls certificate', 'x509'],
          [
            'expired',
            'invalid',
            'not valid',
            'untrusted',
            'not trusted',
            'verify failed',
            'self-signed',
            'self signed',
            'mismatch',
            'not match',
            'unknown authority',
          ],
        ],
      },
    ],
    all: [
      { code: [502, 503, 504] },
      {
        says: [
          ['upstream', 'origin', 'backend', 'back end', 'back-end', 'server behind'],
          ['certificate', 'x509', 'ssl', 'tls', 'handshake', 'dialing', 'dialling', 'connecting'],
        ],
      },
    ],
    steps: [{ do: 0 }, 'rollback', 'logs'],
  },
  {
    id: 'says-turned-away',
    sentences: 'visit-not-accepted',
    any: [
      {
        says: [
          ['ip', 'ips', 'ip address', 'ip addresses', 'your address', 'your network', 'adresse ip', 'endereco ip', 'direccion ip'],
          [...TURNED_AWAY, 'too many', 'allowed'],
        ],
      },
      {
        says: [
          [
            ...['firewall', 'waf', 'ddos', 'anti-ddos', 'security rule', 'security rules', 'security policy', 'security system', 'threat'],
            ...['security service', 'protection', 'attack', 'malicious', 'suspicious', 'pare-feu', 'usalama', 'الحماية'],
          ],
          [...TURNED_AWAY, 'incident', 'detected', 'triggered', 'exceeded'],
        ],
      },
    ],
    all: [{ code: [400, 403, 405, 406, 409, 418, 429, 503] }],
    none: [{ says: [DATABASES, TURNED_AWAY] }, 'capacity problems', 'upstream', 'origin'],
    steps: [{ do: 0 }, { ask: 0 }],
    notice: 'some',
    call: 'host',
  },
  {
    id: 'edge-gets-nothing',
    sentences: 'squid-page',
    any: [{ code: [520, 521, 522, 523, 530] }],
    steps: ['restart', { ask: 0 }, 'logs'],
    call: 'host',
  },
  {
    id: 'edge-waits',
    sentences: 'haproxy-too-slow',
    any: [{ code: [524] }],
    steps: ['restart', 'logs'],
    notice: 'slow',
  },
  {
    id: 'edge-does-not-trust',
    sentences: 'behind-not-trusted',
    any: [{ code: [525, 526] }],
    steps: [{ do: 0 }, 'logs'],
    call: 'host',
  },
  {
    id: 'says-starting',
    sentences: 'program-starting',
    any: [
      {
        says: [
          [
            ...[
              'application',
              'app',
              'program',
              'server',
              'service',
              'site',
              'website',
              'system',
              'platform',
              'jira',
              'confluence',
              'jenkins',
            ],
            ...['gitlab', 'instance', 'node', 'container', 'please wait', 'tafadhali subiri', 'veuillez patienter', 'aguarde'],
          ],
          [
            ...[
              'starting up',
              'is starting',
              'still starting',
              'are starting',
              'warming up',
              'getting ready',
              'booting',
              'boot up',
              'initialising',
            ],
            ...[
              'initializing',
              'spinning up',
              'waking up',
              'is loading',
              'being restarted',
              'is restarting',
              'restarting',
              'demarrage',
              'demarre',
            ],
            ...[
              'redemarre',
              'iniciando',
              'a iniciar',
              'reiniciando',
              'inaanza',
              'inawashwa',
              'yana farawa',
              'dey start',
              'dey load',
              'جار التشغيل',
            ],
          ],
        ],
      },
    ],
    all: [{ code: [500, 502, 503, 504] }],
    none: ['may not have been started'],
    steps: [{ do: 0 }, 'restart', 'logs'],
    notice: 'work',
  },
  {
    id: 'says-new-version',
    sentences: 'maintenance-left-on',
    any: [
      {
        says: [
          ['deployed', 'deploying', 'deployment', 'release', 'new version', 'rollout'],
          ['being', 'in progress', 'is running', 'we are', 'wait'],
        ],
      },
    ],
    all: [{ code: [503] }],
    steps: [{ do: 0 }, { do: 4 }],
    notice: 'work',
    call: 'builder',
  },
  {
    id: 'says-back-soon',
    sentences: 'maintenance-left-on',
    any: [
      {
        says: [
          [
            ...[
              'back',
              'be back',
              'come back',
              'return',
              'see you',
              'retour',
              'revenons',
              'revenez',
              'rudi',
              'tutarudi',
              'dawo',
              'voltamos',
              'volte',
            ],
            ...['volvemos', 'vuelva', 'pada', 'نعود', 'عد'],
          ],
          [
            ...[
              'soon',
              'shortly',
              'later',
              'minutes',
              'hour',
              'hours',
              'tomorrow',
              'moment',
              'am',
              'pm',
              'bientot',
              'plus tard',
              'baadaye',
            ],
            ...['hivi karibuni', 'anjima', 'daga baya', 'breve', 'mais tarde', 'pronto', 'mas tarde', 'laipe', 'قريبا', 'لاحقا'],
          ],
        ],
      },
      {
        says: [
          ['we', 'our', 'us', 'site', 'website', 'shop', 'store', 'nous', 'tovuti', 'shafin', 'shafi', 'di site', 'الموقع'],
          [
            ...[
              'under construction',
              'under maintenance',
              'in maintenance',
              'maintenance',
              'making things better',
              'working on',
              'rebuilding',
            ],
            ...[
              'redesigning',
              'improving',
              'sprucing',
              'en travaux',
              'travaux',
              'matengenezo',
              'marekebisho',
              'gyara',
              'em manutencao',
              'a melhorar',
            ],
            ...['en mantenimiento', 'dey fix', 'dey work on', 'dey repair', 'tun aaye', 'atunse', 'صيانة', 'الصيانة'],
          ],
        ],
      },
    ],
    all: [{ code: [503] }],
    none: [
      ...[
        'too many',
        'busy',
        'overload',
        'capacity',
        'high traffic',
        'high demand',
        'technical',
        'unexpected',
        'problem',
        'trouble',
        'failed',
      ],
      ...['upstream', 'origin', 'backend'],
      { error: ['body_maintenance'] },
      { recognised: ['page', 'maintenance'] },
    ],
    broad: true,
    steps: [{ do: 0 }, { do: 4 }],
    notice: 'work',
    call: 'builder',
  },
  {
    id: 'says-database-trouble',
    sentences: 'database-away',
    any: [
      {
        says: [
          DATABASES,
          [
            ...[
              'error',
              'errors',
              'problem',
              'problems',
              'failure',
              'failed',
              'fault',
              'issue',
              'issues',
              'trouble',
              'down',
              'not working',
            ],
            ...['erreur', 'probleme', 'erro', 'falha', 'problema', 'fallo', 'hitilafu', 'tatizo', 'kuskure', 'matsala', 'wahala', 'fehler'],
            ...['خطأ', 'مشكلة'],
          ],
        ],
      },
    ],
    all: [away],
    none: ['exception', '\\database', 'traceback', 'stack trace', 'maintenance', 'sqlstate'],
    broad: 'program',
    steps: [{ ask: 0 }, 'logs'],
    call: 'host',
  },
];
