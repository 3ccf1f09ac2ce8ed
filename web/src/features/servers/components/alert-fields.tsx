import { Link } from 'react-router-dom';
import { SwitchField } from '@/components/ui/switch';
import { paths } from '@/config/paths';
import { useUser } from '@/lib/session/current-user';
import { useWorkspace } from '@/lib/session/current-workspace';
import { addServer } from '@messages/add-server';

const said = addServer.alerts;

export type AlertChoices = { email: boolean; whatsApp: boolean };

/** Which channels alert her about this server, and what stands in the way of one. */
export function AlertFields({ value, onChange }: { value: AlertChoices; onChange: (value: AlertChoices) => void }) {
  const user = useUser();
  const preference = useWorkspace().data?.notificationPreference;
  const plan = user.plan.id;
  const onPlan = plan?.whatsApp ?? false;

  const emailHint = preference && !preference.email.enabled ? said.emailOff : said.emailTo(user.email);
  const whatsAppHint = !onPlan ? (
    <>
      {said.notOnPlan(plan?.name ?? '')} <Link to={paths.pricing}>{said.seePlans}</Link>
    </>
  ) : !user.phone || !user.phoneVerified ? (
    said.needsPhone
  ) : preference && !preference.whatsApp.enabled ? (
    said.whatsAppOff
  ) : (
    said.whatsAppTo(user.phone)
  );
  return (
    <div className="space-y-4">
      <SwitchField label={said.email} hint={emailHint} checked={value.email} onChange={(email) => onChange({ ...value, email })} />
      <SwitchField
        label={said.whatsApp}
        hint={whatsAppHint}
        checked={value.whatsApp && onPlan}
        disabled={!onPlan}
        onChange={(whatsApp) => onChange({ ...value, whatsApp })}
      />
      {!value.email && !(value.whatsApp && onPlan) && <p className="text-sm font-medium text-warn">{said.nothing}</p>}
    </div>
  );
}
