/** Sizes that a service enforces and a form announces: the same number for both. Texts are counted in characters. */
export const limits = {
  workspaceName: { max: 80 },
  serverName: { max: 100 },
} as const;
