import { LANGUAGE_COOKIE, offeredLanguages } from '@nowahala/kernel';
import type { Language } from '@nowahala/kernel';
import type { FastifyRequest } from 'fastify';
import { KEY_PREFIX } from '../auth/key-check.js';
import { pageLanguage } from '../pages/page-language.js';

/** Of the pages that the reader sees. Programs with a key read English, as the reference says it. */
export function languageOf({ headers, cookies, requestContext }: FastifyRequest): Language {
  if (requestContext?.keyId !== undefined || headers.authorization?.includes(KEY_PREFIX)) return 'en';
  const cookie = cookies?.[LANGUAGE_COOKIE];
  return pageLanguage({ link: undefined, cookie, browser: headers['accept-language'] }, (language) => offeredLanguages.includes(language));
}
