import { AlertBanner } from '@/components/ui/alert-banner';
import { ButtonLink } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { heartbeats } from '@messages/heartbeats';

const messages = heartbeats.form;

/** `bad`: somebody has just tried to add a job. */
export const PlanFull = ({ kind }: { kind: 'warn' | 'bad' }) => (
  <AlertBanner kind={kind} action={<ButtonLink to={paths.pricing}>{messages.seePlans}</ButtonLink>}>
    {messages.full}
  </AlertBanner>
);
