import { useLocation } from 'react-router-dom';
import { paths } from '@/config/paths';

type Place = { pathname: string; search: string };
type State = { cameFor?: string } | null;
const REPORTS = paths.incident('');

export const isReport = (pathname: string): boolean => pathname.startsWith(REPORTS) && pathname.length > REPORTS.length;

/** What the login page is told: whoever followed the link of an alert lands on its report after logging in, and whoever comes from paying on her payment. */
export function cameFor({ pathname, search }: Place): State {
  if (isReport(pathname)) return { cameFor: pathname };
  return pathname === paths.billing ? { cameFor: pathname + search } : null;
}

/** The place whose link brought her to the login page; null when she came by herself. */
export function useCameFor(): string | null {
  const place = (useLocation().state as State)?.cameFor;
  return typeof place === 'string' ? (cameFor(new URL(place, window.location.origin))?.cameFor ?? null) : null;
}
