/**
 * Sizes that a service enforces and a form announces, the same number in both. `<service>/src/domain` refuses by it,
 * `libs/api/src/<area>.ts` for the gateway; where forms are: `services/README.md`. Texts are counted in characters.
 */
export const limits = {
  workspaceName: { max: 80 },
  serverName: { max: 100 },
  fullName: { max: 120 },
  username: { min: 2, max: 40 },
  password: { min: 10, max: 128 },
  apiKeyName: { max: 80 },
  website: { max: 2_048 },
  wantedText: { max: 200 },
  /** Minutes. */
  checkInterval: { min: 1, max: 60 },
  /** `atOnce`: of a workspace, running or planned. */
  maintenance: { minMinutes: 1, maxMinutes: 1_440, aheadDays: 30, atOnce: 20 },
  /** Minutes. */
  heartbeatEvery: { min: 1, max: 527_040 },
  heartbeatGrace: { min: 1, max: 43_200 },
  cron: { max: 100 },
  ownDateName: { max: 60 },
  /** Of a server. */
  ownDates: { atOnce: 20 },
  /** Name and subject. */
  supportLine: { max: 120 },
  supportMessage: { max: 10_000 },
} as const;
