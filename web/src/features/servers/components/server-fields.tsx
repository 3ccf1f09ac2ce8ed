import type { ChangeEvent } from 'react';
import { TextField } from '@/components/ui/input';
import { SelectField } from '@/components/ui/select';
import { useUser } from '@/lib/session/current-user';
import { addServer } from '@messages/add-server';
import { fitsPlan, INTERVALS, shortestInterval } from '../model/server-rules';
import { WantedTextFields } from './wanted-text-fields';

const messages = addServer.fields;

export type ServerValues = {
  name: string;
  ipAddress: string;
  website: string;
  monitoringInterval: string;
  expectText: string;
  rejectText: string;
};

type FieldProps = {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void;
};
export type ServerForm = { values: ServerValues; field: (name: keyof ServerValues) => FieldProps };

/** Name, address, website and interval: the same when a server is added and when it is changed. */
export function ServerFields({ form }: { form: ServerForm }) {
  const { plan } = useUser();
  const chosen = Number(form.values.monitoringInterval);
  const steps = INTERVALS.includes(chosen) ? INTERVALS : [...INTERVALS, chosen].sort((one, other) => one - other);
  const fits = (minutes: number) => !plan.id || fitsPlan(minutes, plan.id.rateLimit);
  const shortest = shortestInterval(plan.id);
  return (
    <div className="space-y-5">
      <TextField label={messages.name} hint={messages.nameHint} autoComplete="off" {...form.field('name')} />
      <TextField
        label={messages.ip}
        hint={messages.ipHint}
        inputMode="decimal"
        autoComplete="off"
        spellCheck={false}
        className="tabular"
        {...form.field('ipAddress')}
      />
      <TextField
        label={messages.website}
        hint={messages.websiteHint}
        optional
        type="url"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={messages.websitePlaceholder}
        {...form.field('website')}
      />
      <WantedTextFields form={form} />
      <SelectField
        label={messages.interval}
        hint={plan.id && shortest > 1 ? messages.intervalHint(plan.id.name, shortest) : undefined}
        choices={steps.map((minutes) => ({
          value: String(minutes),
          label: fits(minutes) ? messages.every(minutes) : messages.notInPlan(messages.every(minutes)),
          disabled: !fits(minutes) && minutes !== chosen,
        }))}
        {...form.field('monitoringInterval')}
      />
    </div>
  );
}
