import type { AggregateRegistration } from '@nowahala/platform';
import { apiKeyList } from '../../database/api-key.projection.js';
import { apiKey } from '../../domain/api-key.js';
import type { ApiKey, ApiKeyEvent } from '../../domain/api-key.js';

/** API keys with their read model and the messages about them. */
export const apiKeys: AggregateRegistration<ApiKey | undefined, ApiKeyEvent> = {
  aggregate: apiKey,
  projections: [apiKeyList],
  publications: (event, key) => {
    const message = { keyId: event.id, userId: key!.userId };
    switch (event.type) {
      case 'ApiKeyIssued':
        return [{ topic: 'apikey.issued', key: message.userId, message }];
      case 'ApiKeyRevoked':
        return [{ topic: 'apikey.revoked', key: message.userId, message }];
      default:
        return [];
    }
  },
};
