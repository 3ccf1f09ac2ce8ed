import { parse } from 'tldts';
import { APP_PLATFORMS } from './app-platforms.js';

/** What somebody registered, by the list of public suffixes; null of a suffix itself (com.ng), of an address and of nothing. */
export const registrable = (name: string | null | undefined): string | null => parse(name ?? '', { allowPrivateDomains: true }).domain;

/** What was bought from a registry: of shop.herokuapp.com it is herokuapp.com. */
export const bought = (name: string): string | null => parse(name).domain;

/** Under which a registry sells names (com.ng, com, ltd.ng), and no company gives them out (herokuapp.com). */
export const isPublicSuffix = (name: string | null | undefined): boolean => !!name && registrable(name) === null && !isOfPlatform(name);

/** Under a private suffix: of a company that gives out names (shop.herokuapp.com), or of a small registry (shop.za.com). */
export const isUnderPrivateSuffix = (name: string): boolean => parse(name, { allowPrivateDomains: true }).isPrivate === true;

/** By a company, with an app or a website: shop.herokuapp.com itself, nothing below it. */
export const isGivenOut = (name: string): boolean => isUnderPrivateSuffix(name) && registrable(name) === name && isOfPlatform(name);

const isOfPlatform = (name: string): boolean => APP_PLATFORMS.has(bought(name) ?? '');

/** "shop" of both "shop.com.ng" and "www.shop.ng": most likely one owner. */
export const labelOf = (name: string): string | null => parse(name).domainWithoutSuffix;
