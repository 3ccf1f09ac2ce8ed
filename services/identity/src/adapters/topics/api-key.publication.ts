import { eventSourced } from '@nowahala/platform';
import { apiKey } from '../../domain/api-key.js';
import { apiKeyList } from '../../database/api-key.projection.js';

/** API keys with their list, and what the gateways are told of them. */
export const apiKeys = eventSourced({
  aggregate: apiKey,
  projections: [apiKeyList],
  publish: (event, key) => {
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
});
