/** The menu button is there on narrow screens only. */
async function openMenu(page) {
  const button = page.getByRole('button', { name: 'Menu' });
  if (await button.isVisible()) await button.click();
}

/** Every page of the product, for screenshots, axe and the horizontal-scroll check. `before` brings a page into a state worth looking at. */
export const publicPages = [
  { name: 'landing', path: '/' },
  {
    name: 'landing-menu',
    path: '/',
    before: openMenu,
  },
  { name: 'features', path: '/features' },
  { name: 'plans', path: '/plans' },
  { name: 'login', path: '/login' },
  { name: 'signup', path: '/signup' },
  { name: 'signup-errors', path: '/signup', before: (page) => page.getByRole('button', { name: 'Create my account' }).click() },
  { name: 'forgot-password', path: '/forgot-password' },
  { name: 'reset-password', path: '/reset-password?token=some-token' },
  { name: 'verify-email', path: '/verify-email?token=not-a-token' },
  { name: 'verify-email-allow', path: '/verify-email?token=some-token&ask=1' },
  { name: 'undo-change', path: '/undo-change?token=some-token' },
  { name: 'release-notes', path: '/release-notes' },
  { name: 'terms-of-service', path: '/terms-of-service' },
  { name: 'privacy', path: '/privacy' },
  { name: 'docs', path: '/docs' },
  { name: 'not-found', path: '/no-such-page' },
  { name: 'components', path: '/dev/components' },
];

/** The pages of one account; ids for the addresses come from the API. */
export async function signedInPages(base, token) {
  const get = async (path) => (await fetch(`${base}/api${path}`, { headers: { authorization: `Bearer ${token}` } })).json();
  const { data: user } = await get('/user/');
  const workspace = await get(`/workspace/${user._id}`);
  const incidents = await get(`/incident/list/${user._id}?page=1`);
  const heartbeats = await get(`/heartbeat/list/${user._id}`);
  const serverId = workspace.servers?.[0]?.serverId._id;
  const incidentId = incidents.data?.[0]?._id;
  const heartbeatId = heartbeats.data?.find(({ lastBeatAt }) => lastBeatAt)?._id;
  const pages = [
    { name: 'overview', path: '/dashboard/overview' },
    { name: 'logs', path: '/dashboard/logs' },
    { name: 'notifications', path: '/dashboard/notifications' },
    { name: 'billing', path: '/dashboard/billing' },
    { name: 'settings', path: '/dashboard/settings' },
    { name: 'pricing', path: '/pricing' },
    { name: 'add-server-1', path: '/server/add/page-1' },
    { name: 'heartbeats', path: '/heartbeats' },
    { name: 'add-heartbeat', path: '/heartbeats/add' },
    ...(serverId
      ? [
          { name: 'history', path: `/dashboard/history/${serverId}` },
          { name: 'edit-server', path: `/edit-server/${serverId}` },
          { name: 'is-it-me', path: `/is-it-me/${serverId}` },
        ]
      : []),
    ...(incidentId ? [{ name: 'incident', path: `/dashboard/incidents/${incidentId}` }] : []),
    ...(heartbeatId ? [{ name: 'heartbeat', path: `/heartbeats/${heartbeatId}` }] : []),
  ];
  return pages.map((page) => ({ ...page, signedIn: true }));
}
