import type { Scope } from '@nowahala/api';
import { settings } from '@messages/settings';
import { scopes } from '../model/api-key';

const messages = settings.keys;

type ScopeChoiceProps = { chosen: readonly Scope[]; onChange: (chosen: Scope[]) => void; error: string | undefined };

export function ScopeChoice({ chosen, onChange, error }: ScopeChoiceProps) {
  const toggle = (scope: Scope, on: boolean) => onChange(scopes.filter((each) => (each === scope ? on : chosen.includes(each))));
  return (
    <fieldset aria-describedby={error ? 'scope-error' : undefined}>
      <legend className="font-medium">{messages.scopes}</legend>
      <div className="mt-2 space-y-1">
        {scopes.map((scope) => (
          <div key={scope} className="relative flex min-h-11 items-start gap-3 py-1">
            <input
              type="checkbox"
              id={scope}
              aria-describedby={`${scope}-text`}
              name="scopes"
              value={scope}
              className="relative z-1 mt-1 size-4.5 shrink-0 accent-(--accent)"
              checked={chosen.includes(scope)}
              onChange={(event) => toggle(scope, event.target.checked)}
            />
            <div>
              <label htmlFor={scope} className="cursor-pointer font-medium after:absolute after:inset-0">
                {messages.scopeNames[scope]}
              </label>
              <p id={`${scope}-text`} className="text-sm text-muted">
                {messages.scopeTexts[scope]}
              </p>
            </div>
          </div>
        ))}
      </div>
      {error && (
        <p id="scope-error" className="text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}
