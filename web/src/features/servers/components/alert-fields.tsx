import { Link } from 'react-router-dom';
import { SwitchField } from '@/components/ui/switch';
import { paths } from '@/config/paths';
import { useUser } from '@/lib/session/current-user';
import { useWorkspace } from '@/lib/session/current-workspace';
import { addServer } from '@messages/add-server';

const messages = addServer.alerts;

export type AlertChoices = { email: boolean; whatsApp: boolean };

/** The alert channels of one server, and why a channel cannot be used. */
export function AlertFields({ value, onChange }: { value: AlertChoices; onChange: (value: AlertChoices) => void }) {
  const user = useUser();
  const preference = useWorkspace().data?.notificationPreference;
  const plan = user.plan.id;
  const onPlan = plan?.whatsApp ?? false;

  const emailHint = preference && !preference.email.enabled ? messages.emailOff : messages.emailTo(user.email);
  const whatsAppHint = !onPlan ? (
    <>
      {messages.notOnPlan(plan?.name ?? '')} <Link to={paths.pricing}>{messages.seePlans}</Link>
    </>
  ) : !user.phone || !user.phoneVerified ? (
    messages.needsPhone
  ) : preference && !preference.whatsApp.enabled ? (
    messages.whatsAppOff
  ) : (
    messages.whatsAppTo(user.phone)
  );
  return (
    <div className="space-y-4">
      <SwitchField label={messages.email} hint={emailHint} checked={value.email} onChange={(email) => onChange({ ...value, email })} />
      <SwitchField
        label={messages.whatsApp}
        hint={whatsAppHint}
        checked={value.whatsApp && onPlan}
        disabled={!onPlan}
        onChange={(whatsApp) => onChange({ ...value, whatsApp })}
      />
      {!value.email && !(value.whatsApp && onPlan) && <p className="text-sm font-medium text-warn">{messages.nothing}</p>}
    </div>
  );
}
