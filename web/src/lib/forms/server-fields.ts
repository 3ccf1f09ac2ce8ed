import { isApiError } from '@/lib/http/api-error';

/** The server's `fields` under the form's names; the server may write `location.country` where the form has `country`. */
export function serverFields(error: unknown, names: readonly string[]): Record<string, string> {
  if (!isApiError(error)) return {};
  const found: Record<string, string> = {};
  for (const [name, message] of Object.entries(error.fields)) {
    const mine = names.includes(name) ? name : name.split('.').at(-1);
    if (mine && names.includes(mine)) found[mine] = message;
  }
  return found;
}
