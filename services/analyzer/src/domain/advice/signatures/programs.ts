/** Data: faults by what a page or a header says of them, and what to tell the owner. */
import type { Signature } from '../signature.js';

export const python: Signature[] = [
  {
    id: 'django-host-not-allowed',
    any: ['disallowedhost at', 'invalid http_host header', 'you may need to add * to allowed_hosts'],
    steps: [{ do: 0 }, 'rollback'],
    call: 'builder',
  },
  {
    id: 'django-settings',
    any: ['improperlyconfigured', 'the secret_key setting must not be empty'],
    steps: [{ do: 0 }, 'rollback'],
    call: 'builder',
  },
  {
    id: 'django-static-missing',
    any: ['missing staticfiles manifest entry'],
    steps: [{ do: 0 }, 'rollback'],
    call: 'builder',
  },
  {
    id: 'template-missing',
    any: ['templatedoesnotexist at', 'templatedoesnotexist', 'jinja2.exceptions.templatenotfound', 'templatenotfound:'],
    steps: ['rollback', 'builder'],
    call: 'builder',
  },
  {
    id: 'python-package-missing',
    any: ['modulenotfounderror', 'no module named', 'importerror: cannot import name'],
    steps: [{ do: 0 }, 'rollback'],
    call: 'builder',
  },
  {
    id: 'django-database',
    broad: true,
    any: ['operationalerror at', 'django.db.utils.operationalerror', 'psycopg2.operationalerror', 'sqlalchemy.exc.operationalerror'],
    steps: [{ ask: 0 }, 'logs'],
  },
  {
    id: 'django-database-old',
    broad: true,
    any: ['programmingerror at', 'django.db.utils.programmingerror', 'you have * unapplied migration'],
    steps: [{ do: 0 }, 'rollback'],
    call: 'builder',
  },
  {
    id: 'django-error',
    broad: true,
    any: [{ title: 'server error (500)' }, 'server error (500)'],
    all: [{ code: [500] }],
    steps: ['rollback', 'logs', 'restart'],
    call: 'builder',
  },
  {
    id: 'flask-error',
    broad: true,
    any: ['either the server is overloaded or there is an error in the application', 'werkzeug.exceptions.internalservererror'],
    steps: ['rollback', 'logs', 'restart'],
    call: 'builder',
  },
  {
    id: 'python-program-not-found',
    any: ['no python application found, check your startup logs for errors'],
    steps: ['rollback', 'logs', 'builder'],
    call: 'builder',
  },
  {
    id: 'passenger-not-started',
    broad: true,
    any: [
      'web application could not be started',
      'the application process could not be started',
      'phusion passenger',
      "we're sorry, but something went wrong. the issue has been logged for investigation",
    ],
    steps: [{ do: 0 }, 'rollback', 'logs'],
    call: 'builder',
  },
  {
    id: 'shiny-not-started',
    any: ['the application exited during initialization', 'the application failed to start * shiny'],
    steps: ['rollback', { do: 0 }],
    call: 'builder',
  },
  {
    id: 'pythonanywhere-error',
    any: [
      'there was an error loading your pythonanywhere-hosted site',
      'something went wrong :-( *pythonanywhere',
      'unhandled exception * pythonanywhere',
      'error running wsgi application',
    ],
    steps: [{ do: 0 }, 'rollback'],
    call: 'builder',
  },
  {
    id: 'python-server-error',
    broad: true,
    any: ['{"detail":"internal server error"}', 'a server error occurred. please contact the administrator'],
    steps: ['rollback', 'logs'],
    call: 'builder',
  },
];

export const ruby: Signature[] = [
  {
    id: 'rails-database-old',
    any: ['activerecord::pendingmigrationerror', 'migrations are pending'],
    steps: [{ do: 0 }, 'rollback'],
    call: 'builder',
  },
  {
    id: 'rails-database-away',
    broad: true,
    any: ['activerecord::connectionnotestablished', 'activerecord::nodatabaseerror', 'activerecord::databaseconnectionerror'],
    steps: [{ ask: 0 }, 'rollback'],
  },
  {
    id: 'rails-host-blocked',
    any: ['blocked host', 'blocked hosts:'],
    steps: [{ do: 0 }, 'rollback'],
    call: 'builder',
  },
  {
    id: 'rails-secret-missing',
    any: ['missing `secret_key_base`', "missing 'secret_key_base'", 'activesupport::messageencryptor::invalidmessage', 'rails_master_key'],
    steps: [{ do: 0 }, 'rollback'],
    call: 'builder',
  },
  {
    id: 'ruby-package-missing',
    any: [
      'bundler::gemnotfound',
      'could not find * in any of the sources',
      'could not find gem',
      'bundler could not find compatible versions',
    ],
    steps: [{ do: 0 }, 'rollback'],
    call: 'builder',
  },
  {
    id: 'puma-error',
    broad: true,
    any: ['an unhandled lowlevel error occurred', 'puma caught this error'],
    steps: ['rollback', 'logs', 'restart'],
    call: 'builder',
  },
  {
    id: 'rails-error',
    broad: true,
    any: ["we're sorry, but something went wrong (500)", "we're sorry, but something went wrong."],
    all: [{ code: [500] }],
    none: ['the issue has been logged for investigation', 'application could not be started'],
    steps: ['rollback', { do: 0 }, 'restart'],
    call: 'builder',
  },
];

export const node: Signature[] = [
  {
    id: 'node-package-missing',
    any: ['cannot find module', 'err_module_not_found', 'module_not_found'],
    steps: [{ do: 0 }, 'rollback'],
    call: 'builder',
  },
  {
    id: 'node-out-of-memory',
    any: ['javascript heap out of memory', 'err_worker_out_of_memory', 'reached heap limit'],
    steps: ['restart', { do: 0 }, 'rollback'],
  },
  {
    id: 'nextjs-server-error',
    any: ['application error: a server-side exception has occurred'],
    steps: ['rollback', { do: 0 }, 'logs'],
    call: 'builder',
  },
  {
    id: 'nextjs-client-error',
    any: ['application error: a client-side exception has occurred'],
    steps: ['rollback', 'builder'],
    call: 'builder',
  },
  {
    id: 'nextjs-error',
    broad: true,
    any: [{ title: '500: internal server error' }, '500: internal server error'],
    steps: ['rollback', 'logs'],
    call: 'builder',
  },
  {
    id: 'nuxt-error',
    broad: true,
    any: [
      'nuxt * server error',
      'an error occurred in the application and your page could not be served',
      'an error occured while server rendering',
    ],
    steps: ['rollback', 'logs'],
    call: 'builder',
  },
  {
    id: 'express-no-page',
    any: ['cannot get /', 'cannot head /'],
    all: [{ code: [404] }],
    steps: [{ do: 0 }, 'rollback'],
    call: 'builder',
  },
  {
    id: 'prisma-not-ready',
    any: ['prismaclientinitializationerror', 'prisma client could not locate', '@prisma/client did not initialize yet'],
    steps: [{ do: 0 }, 'rollback', 'builder'],
    call: 'builder',
  },
  {
    id: 'node-service-away',
    broad: true,
    any: ['econnrefused', 'connect etimedout', 'getaddrinfo eai_again', 'getaddrinfo enotfound', 'fetch failed'],
    all: [{ code: [500, 502, 503, 504] }],
    steps: ['restart', 'logs', 'rollback'],
    call: 'builder',
  },
  {
    id: 'node-api-error',
    broad: true,
    any: ['{"statuscode":500,"message":"internal server error"', '{"statuscode":500,"error":"internal server error"'],
    steps: ['rollback', 'logs'],
    call: 'builder',
  },
];

export const java: Signature[] = [
  {
    id: 'java-out-of-memory',
    any: ['java.lang.outofmemoryerror', 'gc overhead limit exceeded', 'java heap space'],
    steps: ['restart', { do: 0 }, 'logs'],
  },
  {
    id: 'java-database-pool',
    any: [
      'connection is not available, request timed out after',
      'unable to acquire jdbc connection',
      'cannot get a connection, pool error',
      'could not open jdbc connection',
    ],
    steps: ['restart', { ask: 0 }, 'logs'],
  },
  {
    id: 'java-database-away',
    any: [
      'communications link failure',
      'jdbcconnectionexception',
      'the connection attempt failed',
      'io error: the network adapter could not establish the connection',
    ],
    steps: [{ ask: 0 }, 'restart', 'logs'],
  },
  {
    id: 'java-class-missing',
    any: ['noclassdeffounderror', 'classnotfoundexception', 'nosuchmethoderror'],
    steps: ['rollback', 'builder'],
    call: 'builder',
  },
  {
    id: 'spring-error',
    broad: true,
    any: ['whitelabel error page'],
    all: [{ code: [500, 502, 503] }],
    steps: ['rollback', 'logs', 'restart'],
    call: 'builder',
  },
  {
    id: 'spring-no-page',
    any: ['whitelabel error page'],
    all: [{ code: [404] }],
    steps: [{ do: 0 }, 'rollback'],
    call: 'builder',
  },
  {
    id: 'tomcat-no-program',
    broad: true,
    any: ['http status 404', 'the origin server did not find a current representation'],
    all: [{ code: [404] }],
    steps: [{ do: 0 }, 'logs', 'rollback'],
    call: 'builder',
  },
  {
    id: 'tomcat-error',
    broad: true,
    any: [
      'http status 500',
      'the server encountered an unexpected condition that prevented it from fulfilling the request',
      'the server encountered an internal error that prevented it from fulfilling this request',
    ],
    all: [{ code: [500] }],
    steps: ['rollback', 'logs', 'restart'],
    call: 'builder',
  },
  {
    id: 'java-program-stopped',
    broad: true,
    any: ['http status 503', 'this application is not currently available', 'error 503 service unavailable * jetty', 'powered by jetty'],
    all: [{ code: [503] }],
    steps: ['restart', 'rollback', 'logs'],
    call: 'builder',
  },
];
