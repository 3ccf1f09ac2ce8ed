import type { StreamDefinition } from '@nowahala/platform';
import type { ApiKey, ApiKeyEvent } from '../../domain/api-key.js';

/** Injection token of the stream below. */
export const API_KEYS = Symbol('api key streams');
export type ApiKeyStream = StreamDefinition<ApiKey | undefined, ApiKeyEvent>;
