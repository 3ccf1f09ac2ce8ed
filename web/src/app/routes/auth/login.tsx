import { Sparkles } from 'lucide-react';
import { Navigate } from 'react-router-dom';
import { AuthCard } from '@/features/auth/components/auth-card';
import { LoginForm } from '@/features/auth/components/login-form';
import { ReportExplained } from '@/features/auth/components/report-explained';
import { TextLink } from '@/features/auth/components/text-link';
import { paths } from '@/config/paths';
import { isReport, useCameFor } from '@/lib/session/return-to';
import { usePageTitle } from '@/components/layout/use-page-title';
import { useSignedIn } from '@/lib/session/use-signed-in';
import { auth } from '@messages/auth';

const words = auth.login;

export default function Login() {
  usePageTitle(words.title);
  const cameFor = useCameFor();
  if (useSignedIn()) return <Navigate to={cameFor ?? paths.overview} replace />;
  return (
    <>
      {cameFor && isReport(cameFor) && <ReportExplained />}
      <p className="mb-8 flex flex-wrap items-center gap-x-2 rounded-card bg-clay-soft px-4 py-2.5">
        <Sparkles className="size-5 shrink-0 text-clay-ink" aria-hidden="true" />
        {words.banner}
        <TextLink to={paths.releaseNotes}>{words.bannerLink}</TextLink>
      </p>
      <AuthCard
        headline={words.headline}
        text={words.text}
        foot={
          <>
            {words.noAccount} <TextLink to={paths.signup}>{words.signup}</TextLink>
          </>
        }
      >
        <LoginForm />
      </AuthCard>
    </>
  );
}
