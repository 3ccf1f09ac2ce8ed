import { parse } from 'tldts';

/** What somebody registered, by the list of public suffixes; null of a suffix itself (com.ng), of an address and of nothing. */
export const registrable = (name: string | null | undefined): string | null => parse(name ?? '', { allowPrivateDomains: true }).domain;

/** Of a country or of the world (com.ng, com), and no company's that gives out names (herokuapp.com). */
export const isPublicSuffix = (name: string | null | undefined): boolean => !!name && parse(name).domain === null;
