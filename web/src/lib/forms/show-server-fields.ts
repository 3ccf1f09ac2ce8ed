import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { serverFields } from './server-fields';

/** Puts the server's `fields` beside their inputs. Answers whether there were any. */
export function showServerFields<T extends FieldValues>(form: UseFormReturn<T>, error: unknown): boolean {
  const found = Object.entries(serverFields(error, Object.keys(form.getValues())));
  found.forEach(([name, message], index) => form.setError(name as Path<T>, { type: 'server', message }, { shouldFocus: index === 0 }));
  return found.length > 0;
}
