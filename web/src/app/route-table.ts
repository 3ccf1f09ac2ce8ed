import type { ComponentType } from 'react';
import { apiPaths } from '@/config/api-paths';
import { paths } from '@/config/paths';
import { onDemand } from '@/lib/http/on-demand';

export type LoaderArgs = { userId: string; params: Record<string, string>; search: URLSearchParams };

/** Fetches what a page draws first. What fails is shown by the page, which asks again. */
export type Loader = (args: LoaderArgs) => Promise<unknown>;

export type Lazy = () => Promise<{ default: ComponentType; loader?: Loader }>;

type Preload = (args: LoaderArgs) => string[];

/** `preload`: the API paths that the page's loader asks for, sent before its code has arrived. */
export type PageRoute = { path: string; lazy: Lazy; preload?: Preload };

export type LayoutRoute = { id: string; lazy: Lazy; preload?: Preload; children: PageRoute[] };

/** Every page with its file, inside its layout. */
const table: LayoutRoute[] = [
  {
    id: 'public',
    lazy: () => import('./routes/public-layout'),
    children: [
      { path: paths.home, lazy: () => import('./routes/public/landing') },
      { path: paths.features, lazy: () => import('./routes/public/features') },
      { path: paths.plans, lazy: () => import('./routes/public/plans') },
      { path: paths.releaseNotes, lazy: () => import('./routes/public/release-notes') },
      { path: paths.terms, lazy: () => import('./routes/public/terms-of-service') },
      { path: paths.privacy, lazy: () => import('./routes/public/privacy') },
      { path: paths.docs, lazy: () => import('./routes/public/docs') },
      { path: paths.devComponents, lazy: () => import('./routes/dev/components') },
      { path: '*', lazy: () => import('./routes/public/not-found') },
    ],
  },
  {
    id: 'auth',
    lazy: () => import('./routes/auth-layout'),
    children: [
      { path: paths.login, lazy: () => import('./routes/auth/login') },
      { path: paths.signup, lazy: () => import('./routes/auth/signup') },
      { path: paths.forgotPassword, lazy: () => import('./routes/auth/forgot-password') },
      { path: paths.resetPassword, lazy: () => import('./routes/auth/reset-password') },
      { path: paths.undoChange, lazy: () => import('./routes/auth/undo-change') },
      { path: paths.verifyEmail, lazy: () => import('./routes/auth/verify-email') },
    ],
  },
  {
    id: 'signed-in',
    lazy: () => import('./routes/signed-in-layout'),
    preload: ({ userId }) => [apiPaths.user, apiPaths.workspace(userId)],
    children: [
      {
        path: paths.overview,
        lazy: () => import('./routes/dashboard/overview'),
        preload: ({ userId }) => [apiPaths.incidents(userId, 1)],
      },
      {
        path: paths.logs,
        lazy: () => import('./routes/dashboard/logs'),
        preload: ({ userId, search }) => [apiPaths.errorLogs(userId, search.get('page') ?? 1)],
      },
      {
        path: paths.history(':id'),
        lazy: () => import('./routes/dashboard/history'),
        preload: ({ params: { id = '' }, search }) => [
          apiPaths.stats(id, search.get('range') ?? '30d'),
          apiPaths.pings(id, search.get('page') ?? 1, search.get('region')),
          apiPaths.regions,
        ],
      },
      {
        path: paths.incident(':id'),
        lazy: () => import('./routes/dashboard/incident'),
        preload: ({ params: { id = '' } }) => [apiPaths.incident(id)],
      },
      {
        path: paths.notifications,
        lazy: () => import('./routes/dashboard/notifications'),
        preload: ({ userId }) => [apiPaths.notifications(userId, 1)],
      },
      {
        path: paths.billing,
        lazy: () => import('./routes/dashboard/billing'),
        preload: ({ userId }) => [apiPaths.invoices(userId), apiPaths.heartbeats(userId)],
      },
      {
        path: paths.settings,
        lazy: () => import('./routes/dashboard/settings'),
        preload: ({ userId }) => [apiPaths.apiKeys(userId)],
      },
      { path: paths.pricing, lazy: () => import('./routes/dashboard/pricing'), preload: () => [apiPaths.plans] },
      {
        path: paths.editServer(':id'),
        lazy: () => import('./routes/dashboard/edit-server'),
        preload: ({ params: { id = '' } }) => [apiPaths.server(id)],
      },
      {
        path: paths.heartbeats,
        lazy: () => import('./routes/dashboard/heartbeats'),
        preload: ({ userId }) => [apiPaths.heartbeats(userId)],
      },
      {
        path: paths.addHeartbeat,
        lazy: () => import('./routes/dashboard/add-heartbeat'),
        preload: ({ userId }) => [apiPaths.heartbeats(userId)],
      },
      {
        path: paths.heartbeat(':id'),
        lazy: () => import('./routes/dashboard/heartbeat'),
        preload: ({ params: { id = '' } }) => [apiPaths.heartbeat(id), apiPaths.beats(id)],
      },
      { path: paths.isItMe(':id'), lazy: () => import('./routes/dashboard/is-it-me') },
      { path: paths.addServer, lazy: () => import('./routes/dashboard/add-server-page-1') },
      { path: paths.addServerAlerts, lazy: () => import('./routes/dashboard/add-server-page-2') },
      { path: paths.addServerReview, lazy: () => import('./routes/dashboard/add-server-page-3') },
    ],
  },
];

export const routes: LayoutRoute[] = table.map((layout) => ({
  ...layout,
  lazy: onDemand(layout.lazy),
  children: layout.children.map((page) => ({ ...page, lazy: onDemand(page.lazy) })),
}));
