import type { ComponentType } from 'react';
import { paths } from '@/config/paths';
import type { Prepare } from './visit';

export type Load = () => Promise<{ default: ComponentType; prepare?: Prepare }>;

/** The three surroundings of a page. */
export const frames = {
  public: () => import('./routes/public-layout'),
  auth: () => import('./routes/auth-layout'),
  signedIn: () => import('./routes/signed-in-layout'),
} satisfies Record<string, Load>;

export type FrameName = keyof typeof frames;

/** Every page: one file, loaded when its address is opened. */
export const pages: Record<FrameName, Record<string, Load>> = {
  public: {
    [paths.home]: () => import('./routes/public/landing'),
    [paths.features]: () => import('./routes/public/features'),
    [paths.plans]: () => import('./routes/public/plans'),
    [paths.releaseNotes]: () => import('./routes/public/release-notes'),
    [paths.terms]: () => import('./routes/public/terms-of-service'),
    [paths.privacy]: () => import('./routes/public/privacy'),
    [paths.docs]: () => import('./routes/public/docs'),
    [paths.devComponents]: () => import('./routes/dev/components'),
    '*': () => import('./routes/public/not-found'),
  },
  auth: {
    [paths.login]: () => import('./routes/auth/login'),
    [paths.signup]: () => import('./routes/auth/signup'),
    [paths.forgotPassword]: () => import('./routes/auth/forgot-password'),
    [paths.resetPassword]: () => import('./routes/auth/reset-password'),
    [paths.verifyEmail]: () => import('./routes/auth/verify-email'),
  },
  signedIn: {
    [paths.overview]: () => import('./routes/dashboard/overview'),
    [paths.logs]: () => import('./routes/dashboard/logs'),
    [paths.history(':id')]: () => import('./routes/dashboard/history'),
    [paths.incident(':id')]: () => import('./routes/dashboard/incident'),
    [paths.notifications]: () => import('./routes/dashboard/notifications'),
    [paths.billing]: () => import('./routes/dashboard/billing'),
    [paths.settings]: () => import('./routes/dashboard/settings'),
    [paths.pricing]: () => import('./routes/dashboard/pricing'),
    [paths.editServer(':id')]: () => import('./routes/dashboard/edit-server'),
    [paths.addServer]: () => import('./routes/dashboard/add-server-page-1'),
    [paths.addServerAlerts]: () => import('./routes/dashboard/add-server-page-2'),
    [paths.addServerReview]: () => import('./routes/dashboard/add-server-page-3'),
  },
};
