/** Data: faults by what a page or a header says of them, and what to tell the owner. */
import type { Signature } from '../signature.js';

export const dotnet: Signature[] = [
  {
    id: 'iis-settings-file',
    any: ['http error 500.19', 'the requested page cannot be accessed because the related configuration data for the page is invalid'],
    steps: [{ do: 0 }, 'rollback', { ask: 0 }],
  },
  {
    id: 'aspnet-core-not-started',
    any: [
      'http error 500.30',
      'http error 500.32',
      'http error 500.33',
      'http error 500.35',
      'http error 500.37',
      'http error 500.0 - ancm',
      'asp.net core app failed to start',
    ],
    steps: ['rollback', { do: 0 }, 'restart'],
    call: 'builder',
  },
  {
    id: 'aspnet-core-crashed',
    any: ['http error 502.5', '502.5 - process failure', '502.5 process failure'],
    steps: ['rollback', { ask: 0 }],
    call: 'builderThenHost',
  },
  {
    id: 'iis-pool-stopped',
    any: ['http error 503. the service is unavailable'],
    steps: [{ do: 0 }, { ask: 0 }],
    call: 'host',
  },
  {
    id: 'iis-no-start-page',
    any: ['http error 403.14', '403.14 - forbidden', 'the web server is configured to not list the contents of this directory'],
    steps: [{ do: 0 }, 'rollback'],
    call: 'builder',
  },
  {
    id: 'iis-no-page',
    any: [
      'http error 404.0',
      '404 - file or directory not found',
      'the resource you are looking for has been removed, had its name changed',
    ],
    all: [{ code: [404] }],
    steps: [{ do: 0 }, 'rollback'],
    call: 'builder',
  },
  {
    id: 'aspnet-error',
    broad: true,
    any: ["server error in '/* application", 'runtime error * customerrors'],
    steps: ['rollback', 'logs', 'restart'],
    call: 'builder',
  },
  {
    id: 'aspnet-part-missing',
    any: ['could not load file or assembly', "could not load type '"],
    steps: ['rollback', { do: 0 }],
    call: 'builder',
  },
  {
    id: 'aspnet-database-address',
    any: [
      'the connectionstring property has not been initialized',
      'format of the initialization string does not conform',
      "connectionstring' cannot be null",
    ],
    steps: [{ do: 0 }, 'rollback'],
    call: 'builder',
  },
  {
    id: 'aspnet-form-key',
    any: ['validation of viewstate mac failed', 'the antiforgery token could not be decrypted'],
    steps: [{ do: 0 }, 'restart'],
    call: 'builder',
  },
  {
    id: 'azure-app-stopped',
    any: [
      'error 403 - this web app is stopped',
      'the web app you have attempted to reach is currently stopped',
      'this web app has been stopped',
    ],
    steps: [{ do: 0 }, { do: 1 }],
    notice: 'closed',
    call: 'builder',
  },
  {
    id: 'azure-app-error',
    any: [
      ':( application error * if you are the application administrator',
      'if you are the application administrator, you can access the diagnostic resources',
    ],
    steps: [{ do: 0 }, 'rollback', { do: 1 }],
    call: 'builder',
  },
];
