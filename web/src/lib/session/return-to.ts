import { useLocation } from 'react-router-dom';
import { paths } from '@/config/paths';

type Address = { pathname: string; search: string };
type State = { returnTo?: string } | null;
const INCIDENTS = paths.incident('');

export const isIncidentPage = (pathname: string): boolean => pathname.startsWith(INCIDENTS) && pathname.length > INCIDENTS.length;

/** What the login page is told: whoever followed the link of an alert lands on its report after logging in, and whoever comes from paying on her payment. */
export function returnTo({ pathname, search }: Address): State {
  if (isIncidentPage(pathname)) return { returnTo: pathname };
  return pathname === paths.billing ? { returnTo: pathname + search } : null;
}

/** The place whose link brought her to the login page; null when she came by herself. */
export function useReturnTo(): string | null {
  const address = (useLocation().state as State)?.returnTo;
  return typeof address === 'string' ? (returnTo(new URL(address, window.location.origin))?.returnTo ?? null) : null;
}
