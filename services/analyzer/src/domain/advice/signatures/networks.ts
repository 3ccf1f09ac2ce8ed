/** Data: faults by what a page or a header says of them, and what to tell the owner. */
import type { Signature } from '../signature.js';

function cloudflare(code: number, rest: Omit<Signature, 'id' | 'any'>): Signature {
  return {
    id: `cloudflare-${code}`,
    any: [`error ${code}`, `error code: ${code}`, `error ${code} *ray id`, { title: `*| ${code}:` }],
    ...rest,
  };
}

/** Cloudflare's own numbers: developers.cloudflare.com/support/troubleshooting/http-status-codes/cloudflare-1xxx-errors. */
export const cloudflareErrors: Signature[] = [
  cloudflare(1000, {
    steps: [{ do: 0 }, { ask: 0 }],
    call: 'builder',
  }),
  cloudflare(1001, {
    steps: [{ do: 0 }, 'domain'],
    call: 'builder',
  }),
  cloudflare(1003, {
    steps: [{ do: 0 }, 'phone'],
    call: 'builder',
  }),
  ...[1006, 1007, 1008].map((code) =>
    cloudflare(code, {
      sentences: 'cloudflare-1006',
      steps: ['phone', { do: 0 }],
      notice: 'some',
      call: 'builder',
    }),
  ),
  cloudflare(1009, {
    steps: ['phone', { do: 0 }],
    notice: 'some',
    call: 'builder',
  }),
  cloudflare(1010, {
    steps: ['phone', { do: 0 }],
    notice: 'some',
    call: 'builder',
  }),
  cloudflare(1012, {
    steps: ['phone', { do: 0 }],
    notice: 'some',
    call: 'builder',
  }),
  cloudflare(1013, {
    steps: ['rollback', 'builder'],
    call: 'builder',
  }),
  cloudflare(1014, {
    steps: [{ do: 0 }, { ask: 0 }],
    call: 'host',
  }),
  cloudflare(1015, {
    steps: ['phone', { do: 0 }],
    notice: 'some',
    call: 'builder',
  }),
  cloudflare(1016, {
    steps: [{ do: 0 }, { do: 1 }],
    call: 'builder',
  }),
  cloudflare(1018, {
    steps: [{ do: 0 }, 'builder'],
    call: 'builder',
  }),
  cloudflare(1019, {
    steps: [{ do: 0 }, 'builder'],
    call: 'builder',
  }),
  cloudflare(1020, {
    steps: ['phone', { do: 0 }],
    notice: 'some',
    call: 'builder',
  }),
  cloudflare(1027, {
    steps: [{ do: 0 }, 'builder'],
    notice: 'closed',
    call: 'builder',
  }),
  cloudflare(1033, {
    steps: [{ do: 0 }, 'restart'],
    call: 'builder',
  }),
  cloudflare(1034, {
    steps: [{ do: 0 }, 'builder'],
    call: 'builder',
  }),
  cloudflare(1101, {
    steps: [{ do: 0 }, { do: 1 }],
    call: 'builder',
  }),
  cloudflare(1102, {
    steps: [{ do: 0 }, { do: 1 }],
    call: 'builder',
  }),
  cloudflare(1200, {
    steps: ['restart', 'logs', { do: 0 }],
    notice: 'slow',
  }),
];

export const balancers: Signature[] = [
  {
    id: 'aws-balancer-no-machine',
    any: [{ header: 'server', has: 'awselb' }],
    all: [{ code: [503] }],
    steps: [{ do: 0 }, 'rollback'],
    call: 'builder',
  },
  {
    id: 'aws-balancer-bad-answer',
    any: [{ header: 'server', has: 'awselb' }],
    all: [{ code: [502] }],
    steps: ['rollback', 'restart', { do: 0 }],
    call: 'builder',
  },
  {
    id: 'aws-balancer-too-slow',
    any: [{ header: 'server', has: 'awselb' }],
    all: [{ code: [504] }],
    steps: ['restart', { do: 0 }, 'logs'],
    notice: 'slow',
    call: 'builder',
  },
  {
    id: 'aws-api-not-found',
    broad: true,
    any: ['{"message":"missing authentication token"}', '{"message":"not found"}', '{"message":"forbidden"}'],
    all: [{ code: [403, 404] }],
    steps: [{ do: 0 }, 'rollback'],
    call: 'builder',
  },
  {
    id: 'aws-function-failed',
    broad: true,
    any: ['{"message":"internal server error"}', '{"message": "internal server error"}'],
    steps: [{ do: 0 }, 'rollback'],
    call: 'builder',
  },
  {
    id: 'cloudfront-no-server',
    any: [
      "cloudfront wasn't able to connect to the origin",
      'cloudfront attempted to establish a connection with the origin',
      "we can't connect to the server for this app or website at this time",
    ],
    steps: ['restart', { do: 0 }, 'certificate'],
    call: 'builder',
  },
  {
    id: 'cloudfront-name-unknown',
    any: [
      'the distribution is not configured to allow the http request method',
      'the request could not be satisfied * bad request',
      'cname for this distribution',
      'alternate domain name',
    ],
    steps: [{ do: 0 }, 'builder'],
    call: 'builder',
  },
  {
    id: 'cloudfront-refused',
    any: ['the request could not be satisfied * request blocked', 'request blocked. we can'],
    steps: [{ do: 0 }, { do: 1 }],
    notice: 'some',
    call: 'builder',
  },
  {
    id: 's3-bucket-missing',
    any: ['nosuchbucket', 'the specified bucket does not exist'],
    steps: [{ do: 0 }, 'builder'],
    notice: 'closed',
    call: 'builder',
  },
  {
    id: 's3-not-public',
    any: ['accessdenied * access denied', '<code>accessdenied</code>', 'code: accessdenied'],
    all: [{ code: [403] }],
    steps: [{ do: 0 }, { do: 1 }],
    call: 'builder',
  },
  {
    id: 's3-file-missing',
    any: ['nosuchkey', 'the specified key does not exist'],
    steps: [{ do: 0 }, 'rollback'],
    call: 'builder',
  },
  {
    id: 'google-balancer-error',
    any: [
      'the server encountered a temporary error and could not complete your request',
      "we're sorry, but something went wrong. please try again in 30 seconds",
    ],
    steps: ['rollback', { do: 0 }, 'logs'],
    call: 'builder',
  },
  {
    id: 'cloud-run-private',
    any: ['your client does not have permission to get url'],
    steps: [{ do: 0 }, 'rollback'],
    call: 'builder',
  },
  {
    id: 'google-over-quota',
    any: ['this application is temporarily over its serving quota', 'over quota'],
    all: [{ code: [429, 503] }],
    steps: [{ do: 0 }, 'builder'],
    notice: 'closed',
    call: 'builder',
  },
  {
    id: 'azure-storage-no-page',
    any: [{ header: 'x-ms-error-code', has: 'webcontentnotfound' }, 'webcontentnotfound'],
    steps: [{ do: 0 }, 'rollback'],
    call: 'builder',
  },
  {
    id: 'azure-front-door-certificate',
    any: [{ header: 'x-azure-externalerror', has: 'certificate' }],
    steps: [{ do: 0 }, { do: 1 }],
    call: 'builder',
  },
  {
    id: 'azure-front-door-error',
    any: ["our services aren't available right now", "we're working to restore all services as soon as possible"],
    none: [{ header: 'x-azure-externalerror', has: 'certificate' }],
    steps: [{ do: 0 }, 'restart', { do: 1 }],
    call: 'builder',
  },
  {
    id: 'azure-gateway-error',
    any: [{ header: 'server', has: 'microsoft-azure-application-gateway' }, 'microsoft-azure-application-gateway'],
    all: [{ code: [502, 504] }],
    steps: [{ do: 0 }, 'rollback', 'restart'],
    call: 'builder',
  },
  {
    id: 'fastly-server-slow',
    any: ['error 503 first byte timeout', 'first byte timeout'],
    steps: ['restart', 'logs'],
    notice: 'slow',
  },
  {
    id: 'fastly-server-away',
    any: [
      'error 503 connection timed out',
      'error 503 backend unavailable',
      'backend.max_conn reached',
      'error 503 connection refused',
      'error 503 all backends failed',
      'backend is unhealthy',
    ],
    steps: ['restart', 'firewall', 'logs'],
  },
  {
    id: 'fastly-name-unknown',
    any: ['fastly error: unknown domain'],
    steps: [{ do: 0 }, 'builder'],
    call: 'builder',
  },
  {
    id: 'akamai-refused',
    any: ["you don't have permission to access * on this server. reference #", 'errors.edgesuite.net'],
    all: [{ code: [403] }],
    steps: [{ do: 0 }, { ask: 0 }],
    notice: 'some',
    call: 'builder',
  },
  {
    id: 'akamai-name-not-found',
    any: ['service unavailable - dns failure'],
    steps: [{ do: 0 }, { names: 1 }],
    call: 'builder',
  },
  {
    id: 'akamai-server-away',
    any: ['service unavailable - zero size object', 'an error occurred while processing your request. reference #'],
    steps: ['restart', { names: 0 }],
  },
  {
    id: 'sucuri-server-away',
    any: ['backend or gateway connection timeout', 'backend or gateway timeout', 'sucuri website firewall - backend'],
    steps: ['restart', { ask: 0 }],
    call: 'host',
  },
  {
    id: 'sucuri-refused',
    any: ['access denied - sucuri website firewall', 'sucuri website firewall'],
    none: ['backend or gateway'],
    steps: [{ do: 0 }, { do: 1 }],
    notice: 'some',
    call: 'builder',
  },
  {
    id: 'imperva-refused',
    any: ['request unsuccessful. incapsula incident id', 'incapsula incident id'],
    steps: [{ do: 0 }, { do: 1 }],
    notice: 'some',
    call: 'builder',
  },
  {
    id: 'bunny-suspended',
    any: ['domain suspended or not configured'],
    steps: ['invoices', { do: 0 }],
    notice: 'closed',
    call: 'builder',
  },
];
