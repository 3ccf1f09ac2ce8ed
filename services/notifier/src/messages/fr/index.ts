import type { Draft } from '../catalogue.js';
import * as outage from './outage.js';
import { frame } from './phrases.js';
import * as quiet from './quiet.js';

/** Every sentence this service says to customers in French. */
export const french: Draft = {
  mail: { ...outage, frame },
  quiet,
};
