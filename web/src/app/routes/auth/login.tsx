import { Sparkles } from '@/components/icons/sparkles';
import { Navigate } from 'react-router-dom';
import { AuthCard } from '@/features/auth/components/auth-card';
import { LoginForm } from '@/features/auth/components/login-form';
import { IncidentLinkNotice } from '@/features/auth/components/report-explained';
import { TextLink } from '@/features/auth/components/text-link';
import { paths } from '@/config/paths';
import { isIncidentPage, useReturnTo } from '@/lib/session/return-to';
import { usePageTitle } from '@/components/layout/use-page-title';
import { useSignedIn } from '@/lib/session/use-signed-in';
import { auth } from '@messages/auth';

const messages = auth.login;

export default function Login() {
  usePageTitle(messages.title);
  const returnTo = useReturnTo();
  if (useSignedIn()) return <Navigate to={returnTo ?? paths.overview} replace />;
  return (
    <>
      {returnTo && isIncidentPage(returnTo) && <IncidentLinkNotice />}
      <p className="mb-8 flex flex-wrap items-center gap-x-2 rounded-card bg-clay-soft px-4 py-2.5">
        <Sparkles className="size-5 shrink-0 text-clay-ink" aria-hidden="true" />
        {messages.banner}
        <TextLink to={paths.releaseNotes}>{messages.bannerLink}</TextLink>
      </p>
      <AuthCard
        headline={messages.headline}
        text={messages.text}
        foot={
          <>
            {messages.noAccount} <TextLink to={paths.signup}>{messages.signup}</TextLink>
          </>
        }
      >
        <LoginForm />
      </AuthCard>
    </>
  );
}
