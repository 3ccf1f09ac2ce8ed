/** States of a plan in which servers are checked: from payment to the end of the reduced month. See RULES.md#plans */
export const statesInForce: readonly string[] = ['active', 'grace', 'reduced'];

export const isPlanInForce = (state: string): boolean => statesInForce.includes(state);
