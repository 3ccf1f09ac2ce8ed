import { useId } from 'react';
import { pricing } from '@messages/pricing';

const messages = pricing.checkout;

export type When = 'now' | 'at-renewal';

const choices: { when: When; name: string; text: string }[] = [
  { when: 'now', name: messages.now, text: messages.nowText },
  { when: 'at-renewal', name: messages.atRenewal, text: messages.atRenewalText },
];

/** In the last 30 days of a year a larger plan can start at once or with the next year. */
export function WhenChoice({ when, onChange }: { when: When; onChange: (when: When) => void }) {
  const name = useId();
  return (
    <fieldset className="space-y-2">
      <legend className="mb-2 font-medium">{messages.when}</legend>
      {choices.map((choice) => (
        <label
          key={choice.when}
          className="flex min-h-11 cursor-pointer items-start gap-3 rounded-card border border-line p-3 has-checked:border-accent has-checked:bg-accent-soft"
        >
          <input
            type="radio"
            name={name}
            className="mt-1 size-4 accent-(--accent)"
            checked={when === choice.when}
            onChange={() => onChange(choice.when)}
          />
          <span className="font-medium">
            {choice.name}
            <span className="block text-sm font-normal text-muted">{choice.text}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
