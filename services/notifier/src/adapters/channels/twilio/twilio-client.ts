import { createRequire } from 'node:module';
import type { Twilio } from 'twilio';
import type { TwilioConfig } from '../../../notifier.config.js';

const TIMEOUT_MS = 10_000;
const API = 'https://api.twilio.com';

/**
 * Twilio's own client, loaded when the first message leaves (100 ms, 21 MB). It has no setting for another address, so
 * its requests are turned to TWILIO_API_BASE_URL where one is set.
 */
export function twilioClient(config: TwilioConfig): Twilio {
  // `require` loads the package's CommonJS build at once; `import()` would load its 900 files one by one.
  const twilio = createRequire(import.meta.url)('twilio') as typeof import('twilio');
  const { RequestClient } = twilio;
  class TurnedRequestClient extends RequestClient {
    override request<T>(options: Parameters<InstanceType<typeof RequestClient>['request']>[0]) {
      const uri = config.baseUrl ? options.uri.replace(API, config.baseUrl) : options.uri;
      return super.request<T>({ ...options, uri } as never);
    }
  }
  return twilio(config.accountSid, config.authTokens[0], {
    httpClient: new TurnedRequestClient({ timeout: TIMEOUT_MS }),
    autoRetry: false,
  });
}
