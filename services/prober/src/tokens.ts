export const PING = Symbol('the way of pinging');
export const LIMITS = Symbol('what this machine allows');
export const GAUGES = Symbol('what operators see');
