import { useState } from 'react';
import { ComboboxField } from '@/components/ui/combobox';
import { PasswordField, TextAreaField, TextField } from '@/components/ui/input';
import { SelectField } from '@/components/ui/select';
import { SwitchField } from '@/components/ui/switch';
import { countries, countryName } from '@/lib/format/countries';
import { devComponents } from '@messages/dev-components';

const words = devComponents.field;

export function FieldsShown() {
  const [country, setCountry] = useState('NG');
  const [on, setOn] = useState(true);
  return (
    <div className="grid max-w-3xl gap-x-6 gap-y-5 sm:grid-cols-2">
      <TextField label={words.label} hint={words.hint} defaultValue={words.value} />
      <TextField label={words.label} error={words.error} defaultValue={words.value} />
      <TextField label={words.label} optional />
      <TextField label={words.disabled} disabled defaultValue={words.value} />
      <PasswordField label={words.password} defaultValue={words.value} />
      <ComboboxField label={words.country} choices={countries} labelOf={countryName} value={country} onChange={setCountry} />
      <SelectField
        label={words.interval}
        defaultValue="1"
        choices={words.intervals.map((label, index) => ({ value: String(index), label, disabled: index === 0 }))}
      />
      <TextAreaField label={words.message} />
      <SwitchField label={words.switchOn} checked={on} onChange={setOn} />
      <SwitchField label={words.switchOff} hint={words.switchHint} checked={false} onChange={() => {}} disabled />
    </div>
  );
}
