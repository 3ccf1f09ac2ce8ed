import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Button, ButtonLink } from '@/components/ui/button';
import { focusContent } from '@/components/ui/focus-content';
import { PasswordField } from '@/components/ui/input';
import { paths } from '@/config/paths';
import { resetPassword } from '@/features/auth/api/recover-account';
import { AuthCard } from '@/features/auth/components/auth-card';
import { CheckField } from '@/features/auth/components/check-field';
import { TextLink } from '@/features/auth/components/text-link';
import { rules } from '@/features/auth/model/rules';
import { sentenceOf } from '@/lib/http/api-error';
import { session } from '@/lib/session/session';
import { toast } from '@/lib/live/toast';
import { usePageTitle } from '@/components/layout/use-page-title';
import { useForm } from '@/lib/forms/use-form';
import { auth } from '@messages/auth';

const messages = auth.reset;

export default function ResetPassword() {
  usePageTitle(messages.title);
  const token = useSearchParams()[0].get('token');
  if (!token) {
    return (
      <AuthCard headline={messages.noTokenTitle} text={messages.noTokenText}>
        <ButtonLink to={paths.forgotPassword}>{messages.requestNew}</ButtonLink>
      </AuthCard>
    );
  }
  return <NewPassword token={token} />;
}

function NewPassword({ token }: { token: string }) {
  const navigate = useNavigate();
  const [liveKeys, setLiveKeys] = useState(0);
  const form = useForm({
    initial: { password: '', revokeKeys: false },
    rules: { password: rules.newPassword },
    send: ({ password, revokeKeys }) => resetPassword(token, password, revokeKeys),
    onSent: ({ data }) => {
      // Every session of the account has ended with it, the one on this device too.
      session.clear();
      if (data && data.liveKeys > 0) {
        setLiveKeys(data.liveKeys);
        // The pressed button disappears, so the focus moves to the content.
        return focusContent();
      }
      toast.success(messages.done);
      return void navigate(paths.login, { replace: true });
    },
    onError: (error) => toast.error(sentenceOf(error)),
  });

  if (liveKeys > 0)
    return (
      <div role="status">
        <AuthCard headline={messages.doneTitle} text={messages.keysLive(liveKeys)}>
          <ButtonLink to={paths.login} replace>
            {auth.login.submit}
          </ButtonLink>
        </AuthCard>
      </div>
    );
  return (
    <AuthCard headline={messages.headline} text={messages.text} foot={<TextLink to={paths.forgotPassword}>{messages.requestNew}</TextLink>}>
      <form {...form.props} className="space-y-5">
        <PasswordField label={messages.password} hint={auth.signup.passwordHint} autoComplete="new-password" {...form.field('password')} />
        <CheckField label={messages.revokeKeys} hint={messages.revokeKeysHint} {...form.control('revokeKeys')} />
        <Button type="submit" size="large" className="w-full" busy={form.busy}>
          {messages.submit}
        </Button>
      </form>
    </AuthCard>
  );
}
