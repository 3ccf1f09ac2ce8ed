import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button, ButtonLink } from '@/components/ui/button';
import { PageLoading } from '@/components/ui/loading';
import { paths } from '@/config/paths';
import { verifyEmail } from '@/features/auth/api/recover';
import { AuthCard } from '@/features/auth/components/auth-card';
import { isApiError, sentenceOf } from '@/lib/http/api-error';
import { usePageTitle } from '@/components/layout/use-page-title';
import { useSignedIn } from '@/lib/session/use-signed-in';
import { auth } from '@messages/auth';

const words = auth.verify;

export default function VerifyEmail() {
  usePageTitle(words.title);
  const token = useSearchParams()[0].get('token');
  const signedIn = useSignedIn();
  const [state, setState] = useState<'working' | 'done' | { error: unknown }>('working');
  // The link works once: React's double start in development must not use it up.
  const asked = useRef(false);

  const ask = useCallback(() => {
    setState('working');
    verifyEmail(token ?? '').then(
      () => setState('done'),
      (error: unknown) => setState({ error }),
    );
  }, [token]);

  useEffect(() => {
    if (asked.current || !token) return;
    asked.current = true;
    ask();
  }, [ask, token]);

  const on = <ButtonLink to={signedIn ? paths.overview : paths.login}>{signedIn ? words.toDashboard : words.toLogin}</ButtonLink>;
  if (!token) {
    return (
      <AuthCard headline={auth.reset.noTokenTitle} text={words.newLink}>
        {on}
      </AuthCard>
    );
  }
  if (state === 'working') return <PageLoading />;
  if (state === 'done') {
    return (
      <div role="status">
        <AuthCard headline={words.doneTitle} text={words.doneText}>
          {on}
        </AuthCard>
      </div>
    );
  }
  const mayWorkLater = isApiError(state.error) && (state.error.isUnreachable || state.error.statusCode >= 500);
  return (
    <div role="alert">
      <AuthCard headline={words.failedTitle} text={`${sentenceOf(state.error)} ${mayWorkLater ? '' : words.newLink}`}>
        <div className="flex flex-wrap gap-3">
          {mayWorkLater && <Button onClick={ask}>{words.retry}</Button>}
          {on}
        </div>
      </AuthCard>
    </div>
  );
}
