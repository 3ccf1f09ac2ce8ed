/** An id in an address; `:id` stays as it is, so that the router's patterns are made here too. */
const segment = (id: string): string => (id.startsWith(':') ? id : encodeURIComponent(id));

/** Every address of the product. Nothing else spells one. */
export const paths = {
  home: '/',
  features: '/features',
  plans: '/plans',
  login: '/login',
  signup: '/signup',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  verifyEmail: '/verify-email',
  undoChange: '/undo-change',
  releaseNotes: '/release-notes',
  terms: '/terms-of-service',
  privacy: '/privacy',
  docs: '/docs',
  apiDocs: '/api/docs',
  overview: '/dashboard/overview',
  logs: '/dashboard/logs',
  billing: '/dashboard/billing',
  settings: '/dashboard/settings',
  notifications: '/dashboard/notifications',
  history: (serverId: string) => `/dashboard/history/${segment(serverId)}`,
  incident: (incidentId: string) => `/dashboard/incidents/${segment(incidentId)}`,
  editServer: (serverId: string) => `/edit-server/${segment(serverId)}`,
  isItMe: (serverId: string) => `/is-it-me/${segment(serverId)}`,
  addServer: '/server/add/page-1',
  addServerAlerts: '/server/add/page-2',
  addServerReview: '/server/add/page-3',
  pricing: '/pricing',
  devComponents: '/dev/components',
} as const;
