import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { PageLoading } from '@/components/ui/loading';
import { paths } from '@/config/paths';
import { ErrorBoundary } from './error-boundary';
import { ScrollToTop } from './scroll-to-top';

const PublicFrame = lazy(() => import('./routes/public-frame'));
const Landing = lazy(() => import('./routes/public/landing'));
const Features = lazy(() => import('./routes/public/features'));
const Plans = lazy(() => import('./routes/public/plans'));
const ReleaseNotes = lazy(() => import('./routes/public/release-notes'));
const Terms = lazy(() => import('./routes/public/terms-of-service'));
const Privacy = lazy(() => import('./routes/public/privacy'));
const Docs = lazy(() => import('./routes/public/docs'));
const NotFound = lazy(() => import('./routes/public/not-found'));
const DevComponents = lazy(() => import('./routes/dev/components'));

const AuthFrame = lazy(() => import('./routes/auth-frame'));
const Login = lazy(() => import('./routes/auth/login'));
const Signup = lazy(() => import('./routes/auth/signup'));
const ForgotPassword = lazy(() => import('./routes/auth/forgot-password'));
const ResetPassword = lazy(() => import('./routes/auth/reset-password'));
const VerifyEmail = lazy(() => import('./routes/auth/verify-email'));

const SignedInFrame = lazy(() => import('./routes/signed-in-frame'));
const Overview = lazy(() => import('./routes/dashboard/overview'));
const Logs = lazy(() => import('./routes/dashboard/logs'));
const History = lazy(() => import('./routes/dashboard/history'));
const Incident = lazy(() => import('./routes/dashboard/incident'));
const Notifications = lazy(() => import('./routes/dashboard/notifications'));
const Billing = lazy(() => import('./routes/dashboard/billing'));
const Settings = lazy(() => import('./routes/dashboard/settings'));
const Pricing = lazy(() => import('./routes/dashboard/pricing'));
const EditServer = lazy(() => import('./routes/dashboard/edit-server'));
const AddServerDetails = lazy(() => import('./routes/dashboard/add-server-page-1'));
const AddServerAlerts = lazy(() => import('./routes/dashboard/add-server-page-2'));
const AddServerReview = lazy(() => import('./routes/dashboard/add-server-page-3'));

export function Router() {
  return (
    <ErrorBoundary>
      <ScrollToTop />
      <Suspense fallback={<PageLoading />}>
        <Routes>
          <Route element={<PublicFrame />}>
            <Route index element={<Landing />} />
            <Route path={paths.features} element={<Features />} />
            <Route path={paths.plans} element={<Plans />} />
            <Route path={paths.releaseNotes} element={<ReleaseNotes />} />
            <Route path={paths.terms} element={<Terms />} />
            <Route path={paths.privacy} element={<Privacy />} />
            <Route path={paths.docs} element={<Docs />} />
            <Route path={paths.devComponents} element={<DevComponents />} />
            <Route path="*" element={<NotFound />} />
          </Route>

          <Route element={<AuthFrame />}>
            <Route path={paths.login} element={<Login />} />
            <Route path={paths.signup} element={<Signup />} />
            <Route path={paths.forgotPassword} element={<ForgotPassword />} />
            <Route path={paths.resetPassword} element={<ResetPassword />} />
            <Route path={paths.verifyEmail} element={<VerifyEmail />} />
          </Route>

          <Route element={<SignedInFrame />}>
            <Route path="/dashboard" element={<Navigate to={paths.overview} replace />} />
            <Route path={paths.overview} element={<Overview />} />
            <Route path={paths.logs} element={<Logs />} />
            <Route path="/dashboard/history/:id" element={<History />} />
            <Route path="/dashboard/incidents/:id" element={<Incident />} />
            <Route path={paths.notifications} element={<Notifications />} />
            <Route path={paths.billing} element={<Billing />} />
            <Route path={paths.settings} element={<Settings />} />
            <Route path={paths.pricing} element={<Pricing />} />
            <Route path="/edit-server/:id" element={<EditServer />} />
            <Route path={paths.addServer} element={<AddServerDetails />} />
            <Route path={paths.addServerAlerts} element={<AddServerAlerts />} />
            <Route path={paths.addServerReview} element={<AddServerReview />} />
          </Route>
        </Routes>
      </Suspense>
    </ErrorBoundary>
  );
}
