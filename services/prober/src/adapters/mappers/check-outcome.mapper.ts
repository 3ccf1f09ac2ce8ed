import { types } from '@nowahala/contracts';
import type { Outcome } from '../../domain/error-class.js';

const OUTCOMES: Record<Outcome, types.CheckOutcome> = {
  success: types.CheckOutcome.CHECK_OUTCOME_SUCCESS,
  error: types.CheckOutcome.CHECK_OUTCOME_ERROR,
  failure: types.CheckOutcome.CHECK_OUTCOME_FAILURE,
  timeout: types.CheckOutcome.CHECK_OUTCOME_TIMEOUT,
  unknown: types.CheckOutcome.CHECK_OUTCOME_UNKNOWN,
};

export const toCheckOutcome = (outcome: Outcome): types.CheckOutcome => OUTCOMES[outcome];
