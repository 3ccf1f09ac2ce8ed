import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { isApiError } from './api-error';

/** Puts the server's `fields` beside their inputs. Answers whether there were any. */
export function showServerFields<T extends FieldValues>(form: UseFormReturn<T>, error: unknown): boolean {
  if (!isApiError(error)) return false;
  const known = Object.entries(error.fields).map(([name, message]) => ({
    name: formName(form, name),
    message,
  }));
  const here = known.filter(({ name }) => name !== null);
  here.forEach(({ name, message }, index) => form.setError(name as Path<T>, { type: 'server', message }, { shouldFocus: index === 0 }));
  return here.length > 0;
}

/** The server may say `location.country` where the form says `country`. */
function formName<T extends FieldValues>(form: UseFormReturn<T>, name: string): string | null {
  const values = form.getValues() as Record<string, unknown>;
  if (name in values) return name;
  const last = name.split('.').at(-1) ?? '';
  return last in values ? last : null;
}
