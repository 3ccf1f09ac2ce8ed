import { useState } from 'react';
import { ComboboxField } from '@/components/ui/combobox';
import { PasswordField, TextAreaField, TextField } from '@/components/ui/input';
import { SelectField } from '@/components/ui/select';
import { SwitchField } from '@/components/ui/switch';
import { countries, countryName } from '@/lib/format/countries';
import { devComponents } from '@messages/dev-components';

const messages = devComponents.field;

export function FieldSamples() {
  const [country, setCountry] = useState('NG');
  const [on, setOn] = useState(true);
  return (
    <div className="grid max-w-3xl gap-x-6 gap-y-5 sm:grid-cols-2">
      <TextField label={messages.label} hint={messages.hint} defaultValue={messages.value} />
      <TextField label={messages.label} error={messages.error} defaultValue={messages.value} />
      <TextField label={messages.label} optional />
      <TextField label={messages.disabled} disabled defaultValue={messages.value} />
      <PasswordField label={messages.password} defaultValue={messages.value} />
      <ComboboxField label={messages.country} choices={countries} labelOf={countryName} value={country} onChange={setCountry} />
      <SelectField
        label={messages.interval}
        defaultValue="1"
        choices={messages.intervals.map((label, index) => ({ value: String(index), label, disabled: index === 0 }))}
      />
      <TextAreaField label={messages.message} />
      <SwitchField label={messages.switchOn} checked={on} onChange={setOn} />
      <SwitchField label={messages.switchOff} hint={messages.switchHint} checked={false} onChange={() => {}} disabled />
    </div>
  );
}
