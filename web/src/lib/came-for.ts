import { useLocation } from 'react-router-dom';
import { paths } from '@/config/paths';

type State = { cameFor?: string } | null;
const REPORTS = paths.incident('');

export const isReport = (pathname: string): boolean => pathname.startsWith(REPORTS) && pathname.length > REPORTS.length;

/** What the login page is told: whoever followed the link of an alert lands on its report after logging in. */
export const cameForReport = (): State => (isReport(window.location.pathname) ? { cameFor: window.location.pathname } : null);

/** The incident report whose link brought her to the login page; null when she came by herself. */
export function useCameFor(): string | null {
  const place = (useLocation().state as State)?.cameFor;
  return typeof place === 'string' && isReport(place) ? place : null;
}
