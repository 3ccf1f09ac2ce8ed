import { parse } from 'tldts';

/** What somebody registered, by the list of public suffixes; null of a suffix itself (com.ng), of an address and of nothing. */
export const registrable = (name: string | null | undefined): string | null => parse(name ?? '', { allowPrivateDomains: true }).domain;

/** What was bought from a registry: of shop.herokuapp.com it is herokuapp.com. */
export const bought = (name: string): string | null => parse(name).domain;

/** Of a country or of the world (com.ng, com), and no company's that gives out names (herokuapp.com). */
export const isPublicSuffix = (name: string | null | undefined): boolean => !!name && bought(name) === null;

/** By a company, with an app or a website (shop.herokuapp.com). */
export const isGivenOut = (name: string): boolean => parse(name, { allowPrivateDomains: true }).isPrivate === true;

/** "shop" of both "shop.com.ng" and "www.shop.ng": most likely one owner. */
export const labelOf = (name: string): string | null => parse(name).domainWithoutSuffix;
