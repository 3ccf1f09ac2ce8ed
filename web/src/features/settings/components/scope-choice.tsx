import { settings } from '@messages/settings';
import { scopes, type Scope } from '../model/api-key';

const words = settings.keys;

type ScopeChoiceProps = { chosen: readonly Scope[]; onChange: (chosen: Scope[]) => void; error: string | undefined };

export function ScopeChoice({ chosen, onChange, error }: ScopeChoiceProps) {
  const turn = (scope: Scope, on: boolean) => onChange(scopes.filter((each) => (each === scope ? on : chosen.includes(each))));
  return (
    <fieldset aria-describedby={error ? 'scope-error' : undefined}>
      <legend className="font-medium">{words.scopes}</legend>
      <div className="mt-2 space-y-1">
        {scopes.map((scope) => (
          <label key={scope} className="flex min-h-11 cursor-pointer items-start gap-3 py-1">
            <input
              type="checkbox"
              name="scopes"
              value={scope}
              className="mt-1 size-4.5 shrink-0 accent-(--accent)"
              checked={chosen.includes(scope)}
              onChange={(event) => turn(scope, event.target.checked)}
            />
            <span className="font-medium">
              {words.scopeNames[scope]}
              <span className="block text-sm font-normal text-muted">{words.scopeTexts[scope]}</span>
            </span>
          </label>
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
