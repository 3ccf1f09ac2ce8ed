import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button, ButtonLink } from '@/components/ui/button';
import { focusContent } from '@/components/ui/focus-content';
import { paths } from '@/config/paths';
import { undoChange, type UndoneChange } from '@/features/auth/api/recover-account';
import { AuthCard } from '@/features/auth/components/auth-card';
import { isRefusal, sentenceOf } from '@/lib/http/api-error';
import { toast } from '@/lib/live/toast';
import { session } from '@/lib/session/session';
import { usePageTitle } from '@/components/layout/use-page-title';
import { auth } from '@messages/auth';

const messages = auth.undo;

/** Asks first: programs that read mails follow links. */
export default function UndoChange() {
  usePageTitle(messages.title);
  const token = useSearchParams()[0].get('token');
  const [result, setResult] = useState<UndoneChange | 'over' | null>(null);
  const show = (next: UndoneChange | 'over') => {
    setResult(next);
    // The pressed button disappears, so the focus moves to the content.
    focusContent();
  };
  const [busy, setBusy] = useState(false);
  const undo = async () => {
    setBusy(true);
    try {
      const undone = await undoChange(token ?? '');
      // Every session of the account has ended, the one on this device too.
      session.clear();
      show(undone);
    } catch (error) {
      if (isOver(error)) show('over');
      else toast.error(sentenceOf(error));
    } finally {
      setBusy(false);
    }
  };

  const newPassword = <ButtonLink to={paths.forgotPassword}>{messages.newPassword}</ButtonLink>;
  if (!token) return <AuthCard headline={auth.reset.noTokenTitle} text={messages.noTokenText} />;
  if (result === 'over')
    return (
      <div role="alert">
        <AuthCard headline={messages.failedTitle} text={messages.failedText}>
          {newPassword}
        </AuthCard>
      </div>
    );
  if (result)
    return (
      <div role="status">
        <AuthCard headline={messages.doneTitle} text={`${result.message} ${messages.doneText}`}>
          {newPassword}
        </AuthCard>
      </div>
    );
  return (
    <AuthCard headline={messages.headline} text={messages.text}>
      <Button size="large" className="w-full" busy={busy} onClick={() => void undo()}>
        {messages.submit}
      </Button>
    </AuthCard>
  );
}

const isOver = (error: unknown): boolean => isRefusal(error, 400);
