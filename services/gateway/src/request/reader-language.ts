import { LANGUAGE_COOKIE, languages, offeredLanguages } from '@nowahala/kernel';
import type { Language } from '@nowahala/kernel';
import type { FastifyRequest } from 'fastify';
import { pageLanguage } from '../pages/page-language.js';

/** The language of what services say in a response: that of the page which asks, and of a program the one that it asks for. */
export function readerLanguage(request: Pick<FastifyRequest, 'cookies' | 'headers' | 'requestContext'>): Language {
  const spoken = request.requestContext.caller.via === 'apikey' ? languages : offeredLanguages;
  const browser = request.headers['accept-language'];
  return pageLanguage({ link: undefined, cookie: request.cookies[LANGUAGE_COOKIE], browser }, (language) => spoken.includes(language));
}
