/** Sizes that a service enforces and a form announces: the same number for both. Texts are counted in characters. */
export const limits = {
  workspaceName: { max: 80 },
  serverName: { max: 100 },
  fullName: { max: 120 },
  username: { min: 2, max: 40 },
  password: { min: 10, max: 128 },
  apiKeyName: { max: 80 },
} as const;
