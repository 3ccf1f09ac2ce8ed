import { useState } from 'react';
import { SelectField } from '@/components/ui/select';
import { chooseTheme, chosenTheme, type Theme } from '@/design/theme';
import { settings } from '@messages/settings';

const messages = settings.appearance;
const choices = Object.entries(messages.themes).map(([value, label]) => ({ value, label }));

export function Appearance() {
  const [theme, setTheme] = useState(chosenTheme);
  return (
    <div className="max-w-xs">
      <SelectField
        label={messages.label}
        choices={choices}
        value={theme}
        onChange={(event) => {
          const chosen = event.target.value as Theme;
          chooseTheme(chosen);
          setTheme(chosen);
        }}
      />
    </div>
  );
}
