/**
 * Data: words for the things of a website and for what became of them, for `families.ts` and `state-families.ts`: English,
 * French, Portuguese, Spanish, Swahili, Hausa, Pidgin, Yoruba and Arabic, as error pages of our users write them.
 */
import type { Clue } from '../signature.js';

export const DATABASES = [
  ...[
    'database',
    'databases',
    'db',
    'sql',
    'sql server',
    'sqlserver',
    'mssql',
    'mysql~',
    'mariadb',
    'postgres~',
    'pg',
    'mongo~',
    'couchdb',
    'oracle',
  ],
  ...['cassandra', 'clickhouse', 'dynamodb', 'firestore', 'supabase', 'planetscale', 'vttablet', 'libsql~', 'rds'],
  ...['datasource', 'data source', 'data store', 'jdbc', 'dbal', 'dbconnection~', 'prisma'],
  ...[
    'base de donnees',
    'connexion a la base',
    'banco de dados',
    'base de dados',
    'base de datos',
    'hifadhidata',
    'kanzidata',
    'datenbank',
  ],
  ...['قاعدة البيانات', 'قاعدة بيانات', 'rumbun bayanai'],
];

/** Where a thing does not answer. */
export const AWAY = [
  ...['unreachable', 'not reachable', 'no longer reachable', 'not available', 'unavailable', 'inaccessible', 'not accessible', 'is down'],
  ...['offline', 'is off', 'switched off', 'turned off', 'stopped', 'not running', 'not ready', 'not started', 'not connected', 'is dead'],
  ...['not responding', 'not respond', "doesn't respond", "didn't respond", 'did not respond', 'no response', 'no answer', 'not answering'],
  ...['not answer', "doesn't answer", "isn't answering", "isn't responding", 'refused', 'timed out', 'timeout', 'no route to host'],
  ...['connection failed', 'connection failure', 'connection error', 'connection problem', 'connection issue', 'connection lost'],
  ...[
    'connection was closed',
    'connection closed',
    'closed the connection',
    'connection could not be',
    'connection to',
    'connect failed',
    'nok',
  ],
  ...[
    'lost connection',
    'lost the connection',
    'lost contact',
    'no connection',
    'failed connection',
    'disconnected',
    'gone away',
    'went away',
  ],
  ...['error connecting', 'error establishing', 'problem connecting', 'trouble connecting', 'talk to', 'talking to', 'get through to'],
  ...['unable to connect', 'unable to reach', 'unable to establish', 'unable to open', 'unable to contact', 'unable to access'],
  ...['cannot connect', 'cannot reach', 'cannot open', 'cannot contact', 'cannot access', "can't connect", "can't reach", "can't access"],
  ...['could not connect', 'could not reach', 'could not open', 'could not contact', 'could not be reached', 'could not be contacted'],
  ...["couldn't connect", "couldn't reach", 'failed to connect', 'failed to reach', 'failed to open', 'failed to initialize'],
  ...['ne repond pas', 'ne repond plus', 'injoignable', 'indisponible', 'impossible', 'connexion refusee', 'hors service', 'hors ligne'],
  ...[
    'arretee',
    'arrete',
    'en panne',
    'perdue',
    'echoue',
    'echec de connexion',
    'echec de la connexion',
    'pas joignable',
    'pas disponible',
  ],
  ...['nao responde', 'indisponivel', 'nao foi possivel', 'inacessivel', 'fora do ar', 'sem resposta', 'falha ao conectar', 'falhou'],
  ...['falha na conexao', 'falha na ligacao', 'recusada', 'nao esta disponivel', 'nao conseguimos', 'desligado', 'desligada'],
  ...['no responde', 'no disponible', 'no esta disponible', 'no se pudo', 'no se puede', 'caida', 'rechazada', 'nicht erreichbar'],
  ...['haipatikani', 'haijibu', 'imeshindwa', 'imeshindikana', 'haifanyi kazi', 'imezimwa', 'imezima', 'haiwezi', 'hatuwezi', 'imesimama'],
  ...['ba ya amsa', 'baya amsa', 'ba ta amsa', 'ba ya aiki', 'baya aiki', 'ba ta aiki', 'an kasa', 'ya kasa', 'ta kasa', 'ba a samu'],
  ...['no dey work', 'no dey answer', 'no dey respond', 'no dey gree', 'no gree', 'no fit reach', 'no fit connect', 'no fit open'],
  ...['don die', 'don off', 'don stop', 'don spoil', 'don go down', 'ko dahun', 'ko sise', 'ko le'],
  ...['لا يمكن الاتصال', 'تعذر الاتصال', 'فشل الاتصال', 'غير متاح~', 'غير متوفر~', 'لا تستجيب', 'لا يستجيب', 'متوقف~', 'انقطع~'],
];

export const WAITED = [
  ...['econnrefused', 'etimedout', 'enotfound', 'econnreset', 'eai_again'],
  ...['timed out after', 'could not resolve host', 'max retries exceeded'],
];

export const NOT_THERE = [
  ...['does not exist', "doesn't exist", 'do not exist', 'not found', 'not be found', 'cannot find', "can't find", 'could not find'],
  ...['unable to find', 'missing', 'unknown', 'no such', 'undefined', 'not there', 'is gone'],
  ...["n'existe pas", 'introuvable', 'nao existe', 'nao encontrad~', 'no existe', 'no encontrad~', 'haipo', 'haijapatikana', 'غير موجود~'],
];

export const FULL = [
  ...[
    'full',
    'exceeded',
    'no space',
    'no free',
    'no room',
    'not enough',
    'insufficient',
    'out of',
    'run out',
    'ran out',
    'used up',
    'no more',
  ],
  ...[
    'no space left',
    '0 bytes free',
    'is down',
    'is critical',
    'plein',
    'pleine',
    'sature',
    'saturee',
    'insuffisant~',
    'sem',
    'sin',
    'cheio',
    'cheia',
  ],
  ...[
    'esgotad~',
    'insuficiente',
    'lleno',
    'llena',
    'agotad~',
    'imejaa',
    'umejaa',
    'haitoshi',
    'imekwisha',
    'ya cika',
    'ta cika',
    'don full',
  ],
  ...['don finish', 'ممتلئ~', 'نفدت', 'امتلأ~'],
];

/** Of what was paid for a time. */
export const ENDED = [
  ...['expired', 'has ended', 'have ended', 'ended on', 'is over', 'has run out', 'have run out', 'ran out', 'lapsed', 'has lapsed'],
  ...['not renewed', 'not been renewed', 'to renew', 'renew it', 'renew to', 'renew your', 'renew now', 'please renew'],
  ...['a expire', 'est expire', 'expiree', 'arrive a echeance', 'arrivee a echeance', 'echue', 'expirou', 'expirad~', 'venceu', 'vencid~'],
  ...[
    'caducad~',
    'ha caducado',
    'ha expirado',
    'imekwisha',
    'umekwisha',
    'umeisha',
    'imeisha',
    'muda wake',
    'ya kare',
    'ta kare',
    'ya wuce',
  ],
  ...['don expire', 'don finish', 'don end', 'ti pari', 'انتهت', 'انتهى', 'منتهي~'],
];

/** Of a bill. */
export const UNPAID = [
  ...[
    'unpaid',
    'overdue',
    'past due',
    'not paid',
    'not been paid',
    'never paid',
    'outstanding',
    'unsettled',
    'not settled',
    'not been settled',
  ],
  ...[
    'payment required',
    'payment failed',
    'failed payment',
    'late payment',
    'missed payment',
    'payment to restore',
    'payment to reactivate',
    'payment is due',
    'awaiting payment',
    'pending payment',
    'lack of payment',
    'non-payment',
    'nonpayment',
  ],
  ...['billing team', 'billing department', 'billing issue', 'arrears'],
  ...['impaye', 'impayee', 'impayes', 'non paye', 'non payee', 'non-paiement', 'defaut de paiement', 'en retard de paiement'],
  ...['falta de pagamento', 'nao pago', 'nao paga', 'em atraso', 'inadimpl~', 'falta de pago', 'impago', 'no pagad~', 'pago pendiente'],
  ...['kutolipa', 'kutolipwa', 'haijalipwa', 'hujalipa', 'lipia', 'deni', 'rashin biyan', 'ba a biya', 'ba ka biya', 'never pay', 'no pay'],
  ...['no dey pay', 'money never', 'عدم السداد', 'عدم الدفع', 'غير مدفوع~', 'لم يتم الدفع', 'متأخر~'],
];

/** Of a website that somebody switched off. */
export const SUSPENDED = [
  ...[
    'suspended',
    'suspension',
    'suspend',
    'deactivated',
    'terminated',
    'on hold',
    'frozen',
    'paused',
    'locked',
    'taken down',
    'taken offline',
  ],
  ...['has been disabled', 'was disabled', 'is disabled', 'has been blocked', 'was blocked', 'is blocked', 'switched off by', 'closed by'],
  ...['suspendu~', 'desactive~', 'bloque par', 'suspens~', 'desativad~', 'suspendid~', 'desactivad~', 'imesimamishwa', 'imefungwa'],
  ...['imezuiwa', 'an dakatar', 'dakatar', 'an rufe', 'an kulle', 'don suspend', 'don block', 'don close', 'don lock', 'ti daduro'],
  ...['موقوف~', 'إيقاف', 'تعليق', 'معلق~', 'محظور~'],
];

/** Of visitors who are not let in. */
export const TURNED_AWAY = [
  ...['blocked', 'denied', 'rejected', 'refused', 'forbidden', 'banned', 'restricted', 'prohibited', 'not allowed', 'not permitted'],
  ...[
    'not authorised',
    'not authorized',
    'turned away',
    'no access',
    'cannot access',
    "can't access",
    'may not open',
    'whitelist~',
    'allowlist~',
  ],
  ...['blacklist~', 'blocklist~', 'bloque', 'bloquee', 'refuse', 'refusee', 'interdit', 'interdite', 'bloquead~', 'negado', 'negada'],
  ...[
    'denegado',
    'denegada',
    'prohibid~',
    'proibid~',
    'imezuiwa',
    'umezuiwa',
    'hairuhusiwi',
    'an hana',
    'don block',
    'no fit enter',
    'محظور~',
    'مرفوض~',
    'ممنوع~',
  ],
];

/** The parts of a website that have a family of their own. */
export const CACHES = [
  ...['redis', 'valkey', 'memcache', 'memcached', 'cache server', 'cache service', 'cache store', 'cache cluster', 'object cache'],
  ...['session store', 'session server', 'short-term memory'],
];
export const SEARCHES = [
  ...['elasticsearch', 'opensearch', 'solr', 'meilisearch', 'typesense', 'sphinx', 'algolia'],
  ...['search engine', 'search server', 'search service', 'search cluster', 'search index', 'search backend', 'moteur de recherche'],
];
export const QUEUES = [
  ...['rabbitmq', 'rabbit', 'amqp', 'kafka', 'activemq', 'nats', 'broker', 'brokers', 'message queue', 'message bus', 'queue server'],
  ...['queue service', 'job queue', 'task queue', 'queue worker', 'queue workers', 'celery', 'sidekiq', 'horizon'],
];
export const MAILERS = [
  ...['smtp', 'mail server', 'mail service', 'mail host', 'mail gateway', 'mail account', 'mailer', 'email service', 'email server'],
  ...['e-mail server', 'e-mail service', 'sendmail', 'serveur de messagerie', 'serveur mail', 'servidor de e-mail', 'servidor de correo'],
];

/** A part that has a family of its own is named: then no more general wording is right. */
export const namedPartAway: Clue = {
  says: [
    [...DATABASES, ...CACHES, ...SEARCHES, ...QUEUES, ...MAILERS],
    [...AWAY, ...WAITED],
  ],
};

/** Then it is no matter of rights that nothing can be written. */
export const noSpace: Clue = {
  says: [
    ['disk', 'storage', 'space', 'drive', 'volume', 'quota'],
    ['full', 'no space', 'exceeded', 'no room', 'run out', 'ran out'],
  ],
};
