import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button, ButtonLink } from '@/components/ui/button';
import { PageLoading } from '@/components/ui/loading';
import { paths } from '@/config/paths';
import { verifyEmail, type VerifiedEmail } from '@/features/auth/api/recover-account';
import { AuthCard } from '@/features/auth/components/auth-card';
import { isApiError, sentenceOf } from '@/lib/http/api-error';
import { usePageTitle } from '@/components/layout/use-page-title';
import { useSignedIn } from '@/lib/session/use-signed-in';
import { auth } from '@messages/auth';

const messages = auth.verify;

export default function VerifyEmail() {
  usePageTitle(messages.title);
  const [search] = useSearchParams();
  const token = search.get('token');
  // To the old address: a person has to allow the change, and programs that read mails follow links.
  const asks = search.has('ask');
  const signedIn = useSignedIn();
  const [state, setState] = useState<'asking' | 'working' | { verified: VerifiedEmail } | { error: unknown }>(asks ? 'asking' : 'working');
  // The link works once: React's double start in development must not use it up.
  const asked = useRef(false);

  const verify = useCallback(() => {
    setState('working');
    verifyEmail(token ?? '').then(
      (verified) => setState({ verified }),
      (error: unknown) => setState({ error }),
    );
  }, [token]);

  useEffect(() => {
    if (asked.current || !token || asks) return;
    asked.current = true;
    verify();
  }, [verify, token, asks]);

  const on = <ButtonLink to={signedIn ? paths.overview : paths.login}>{signedIn ? messages.toDashboard : messages.toLogin}</ButtonLink>;
  if (!token) {
    return (
      <AuthCard headline={auth.reset.noTokenTitle} text={messages.newLink}>
        {on}
      </AuthCard>
    );
  }
  if (state === 'asking')
    return (
      <AuthCard headline={messages.askTitle} text={messages.askText}>
        <Button size="large" className="w-full" onClick={verify}>
          {messages.allow}
        </Button>
      </AuthCard>
    );
  if (state === 'working') return <PageLoading />;
  if ('verified' in state) {
    const { message, data } = state.verified;
    const isWaiting = (data?.waitsFor ?? []).length > 0;
    return (
      <div role="status">
        <AuthCard headline={isWaiting ? messages.oneMoreTitle : messages.doneTitle} text={isWaiting ? message : messages.doneText}>
          {on}
        </AuthCard>
      </div>
    );
  }
  const mayWorkLater = isApiError(state.error) && (state.error.isUnreachable || state.error.statusCode >= 500);
  return (
    <div role="alert">
      <AuthCard headline={messages.failedTitle} text={`${sentenceOf(state.error)} ${mayWorkLater ? '' : messages.newLink}`}>
        <div className="flex flex-wrap gap-3">
          {mayWorkLater && <Button onClick={verify}>{messages.retry}</Button>}
          {on}
        </div>
      </AuthCard>
    </div>
  );
}
