import { Navigate } from 'react-router-dom';
import { AuthCard } from '@/features/auth/components/auth-card';
import { SignupForm } from '@/features/auth/components/signup-form';
import { TextLink } from '@/features/auth/components/text-link';
import { paths } from '@/config/paths';
import { usePageTitle } from '@/components/layout/use-page-title';
import { useSignedIn } from '@/lib/session/use-signed-in';
import { auth } from '@messages/auth';

const messages = auth.signup;

export default function Signup() {
  usePageTitle(messages.title);
  if (useSignedIn()) return <Navigate to={paths.overview} replace />;
  return (
    <AuthCard
      headline={messages.headline}
      text={messages.text}
      foot={
        <>
          {messages.haveAccount} <TextLink to={paths.login}>{messages.login}</TextLink>
        </>
      }
    >
      <SignupForm />
    </AuthCard>
  );
}
