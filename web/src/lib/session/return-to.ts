import { useLocation } from 'react-router-dom';
import { paths } from '@/config/paths';

type Address = { pathname: string; search: string };
type State = { returnTo?: string } | null;
const INCIDENTS = paths.incident('');

export const isIncidentPage = (pathname: string): boolean => pathname.startsWith(INCIDENTS) && pathname.length > INCIDENTS.length;

/** State for the login page: the incident of an alert's link, or the billing page with its payment. */
export function returnTo({ pathname, search }: Address): State {
  if (isIncidentPage(pathname)) return { returnTo: pathname };
  return pathname === paths.billing ? { returnTo: pathname + search } : null;
}

/** The address that led to the login page; null after opening it directly. */
export function useReturnTo(): string | null {
  const address = (useLocation().state as State)?.returnTo;
  return typeof address === 'string' ? (returnTo(new URL(address, window.location.origin))?.returnTo ?? null) : null;
}
