import type { PlanResponse } from '@nowahala/api';
import { ipv4, limits, smallestInterval } from '@nowahala/kernel';
import type { Rule } from '@/lib/forms/use-form';
import { addServer } from '@messages/add-server';

const messages = addServer.fields;

export const isIpAddress = (typed: string): boolean => ipv4.test(typed.trim());

/** Completes "shop.example.com" to an address; null for what is no website. */
export function asWebsite(typed: string): string | null {
  const text = typed.trim();
  if (text === '') return '';
  const whole = /^[a-z][a-z0-9+.-]*:/i.test(text) && !/^[^/]+:\d+(\/|$)/.test(text) ? text : `https://${text}`;
  try {
    const url = new URL(whole);
    return /^https?:$/.test(url.protocol) && url.hostname !== '' && !/\s/.test(text) ? whole : null;
  } catch {
    return null;
  }
}

/** Whether there is a page on which something could be looked for. */
export const hasPage = (website: string): boolean => Boolean(asWebsite(website));

type WantedText = { expectText: string; rejectText: string };

/** As it is sent: nothing is looked for where there is no page. */
export const wantedTextOf = ({ website, expectText, rejectText }: WantedText & { website: string }): WantedText =>
  hasPage(website) ? { expectText: expectText.trim(), rejectText: rejectText.trim() } : { expectText: '', rejectText: '' };

/** Where there is no page its words are neither shown nor sent: they hold nobody up. */
const fitsOnPage = (typed: string, { website }: { website: string }): string | undefined =>
  !hasPage(website) || [...typed.trim()].length <= limits.wantedText.max ? undefined : addServer.wantedText.tooLong(limits.wantedText.max);

/** What the first page of adding and the form of changing check before anything is sent; the service decides. A full plan is `lib/session/can-add.ts`. */
export const serverRules = {
  name: (typed) => {
    if (typed.trim() === '') return messages.noName;
    return [...typed.trim()].length <= limits.serverName.max ? undefined : messages.nameTooLong(limits.serverName.max);
  },
  ipAddress: (typed) => (isIpAddress(typed) ? undefined : messages.invalidIp),
  website: (typed) => (asWebsite(typed) === null ? messages.invalidWebsite : undefined),
  expectText: fitsOnPage,
  rejectText: fitsOnPage,
} satisfies Record<string, Rule<string, { website: string }>>;

/** The steps of the forms, in minutes; the API takes every whole one of `limits.checkInterval`. */
export const INTERVALS: readonly number[] = [1, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60];

/** Its checks of a month must fit into the plan's: an interval that does not cannot be chosen (`server-fields.tsx`). */
export const fitsPlan = (minutes: number, rateLimit: number): boolean => minutes >= smallestInterval(rateLimit);

/** The default interval of a new server: the shortest of the plan. */
export const shortestInterval = (plan: PlanResponse | null): number =>
  plan ? (INTERVALS.find((minutes) => fitsPlan(minutes, plan.rateLimit)) ?? limits.checkInterval.max) : 1;
