import type { types } from '@nowahala/contracts';
import type { Explanation } from '../../domain/advice/explanation.js';

export function toExplanationMessage(explanation: Explanation): types.Explanation {
  return { ...explanation, helpedBefore: explanation.helpedBefore };
}
