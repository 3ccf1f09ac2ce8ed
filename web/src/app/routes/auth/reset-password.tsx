import { useNavigate, useSearchParams } from 'react-router-dom';
import { Button, ButtonLink } from '@/components/ui/button';
import { PasswordField } from '@/components/ui/input';
import { paths } from '@/config/paths';
import { setNewPassword } from '@/features/auth/api/recover';
import { AuthCard } from '@/features/auth/components/auth-card';
import { TextLink } from '@/features/auth/components/text-link';
import { rules } from '@/features/auth/model/rules';
import { sentenceOf } from '@/lib/http/api-error';
import { session } from '@/lib/session/session';
import { toast } from '@/lib/live/toast';
import { usePageTitle } from '@/components/layout/use-page-title';
import { useShortForm } from '@/lib/forms/use-short-form';
import { auth } from '@messages/auth';

const words = auth.reset;

export default function ResetPassword() {
  usePageTitle(words.title);
  const token = useSearchParams()[0].get('token');
  if (!token) {
    return (
      <AuthCard headline={words.noTokenTitle} text={words.noTokenText}>
        <ButtonLink to={paths.forgotPassword}>{words.askAgain}</ButtonLink>
      </AuthCard>
    );
  }
  return <NewPassword token={token} />;
}

function NewPassword({ token }: { token: string }) {
  const navigate = useNavigate();
  const { form, field, busy } = useShortForm({
    initial: { password: '' },
    rules: { password: rules.newPassword },
    send: async ({ password }) => {
      await setNewPassword(token, password);
      // Every session of the account has ended with it, the one on this device too.
      session.clear();
      toast.success(words.done);
      void navigate(paths.login, { replace: true });
    },
    failed: (error) => toast.error(sentenceOf(error)),
  });

  return (
    <AuthCard headline={words.headline} text={words.text} foot={<TextLink to={paths.forgotPassword}>{words.askAgain}</TextLink>}>
      <form {...form} className="space-y-5">
        <PasswordField label={words.password} hint={auth.signup.passwordHint} autoComplete="new-password" {...field('password')} />
        <Button type="submit" size="large" className="w-full" busy={busy}>
          {words.submit}
        </Button>
      </form>
    </AuthCard>
  );
}
