import { LANGUAGE_COOKIE, offeredLanguages } from '@nowahala/kernel';
import { language } from '@messages/language';

const A_YEAR_S = 31_536_000;
const chosen = (): string | undefined => new RegExp(`(?:^|; )${LANGUAGE_COOKIE}=(\\w+)`).exec(document.cookie)?.[1];

/**
 * The pages in the language of the account. The cookie tells the gateway; the page is loaded again once, and only if that can
 * help: not without cookies, and not when the cookie asks for it already.
 */
export function followLanguage(wanted: string, reload: () => void = () => window.location.reload()): void {
  if (chosen() === wanted || !offeredLanguages.some((code) => code === wanted)) return;
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${LANGUAGE_COOKIE}=${wanted}; Path=/; Max-Age=${A_YEAR_S}; SameSite=Lax${secure}`;
  if (wanted !== language.code && chosen() === wanted) reload();
}
