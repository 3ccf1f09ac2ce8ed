import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/input';
import { paths } from '@/config/paths';
import { requestResetLink } from '@/features/auth/api/recover-account';
import { AuthCard } from '@/features/auth/components/auth-card';
import { TextLink } from '@/features/auth/components/text-link';
import { rules } from '@/features/auth/model/rules';
import { sentenceOf } from '@/lib/http/api-error';
import { focusContent } from '@/components/ui/focus-content';
import { toast } from '@/lib/live/toast';
import { usePageTitle } from '@/components/layout/use-page-title';
import { useForm } from '@/lib/forms/use-form';
import { auth } from '@messages/auth';

const messages = auth.forgot;

export default function ForgotPassword() {
  usePageTitle(messages.title);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const showFor = (email: string | null) => {
    setSentTo(email);
    // The pressed button disappears, so the focus moves to the content.
    focusContent();
  };
  const form = useForm({
    initial: { email: '' },
    rules: { email: rules.email },
    send: ({ email }) => requestResetLink(email.trim()),
    onSent: (_, { email }) => showFor(email.trim()),
    onError: (error) => toast.error(sentenceOf(error)),
  });

  const back = <TextLink to={paths.login}>{messages.back}</TextLink>;
  if (sentTo) {
    return (
      <div role="status">
        <AuthCard headline={messages.sentTitle} text={<span className="person-text">{messages.sentText(sentTo)}</span>} foot={back}>
          <Button variant="quiet" onClick={() => showFor(null)}>
            {messages.again}
          </Button>
        </AuthCard>
      </div>
    );
  }
  return (
    <AuthCard headline={messages.headline} text={messages.text} foot={back}>
      <form {...form.props} className="space-y-5">
        <TextField label={messages.email} type="email" autoComplete="email" autoCapitalize="none" {...form.field('email')} />
        <Button type="submit" size="large" className="w-full" busy={form.busy}>
          {messages.submit}
        </Button>
      </form>
    </AuthCard>
  );
}
