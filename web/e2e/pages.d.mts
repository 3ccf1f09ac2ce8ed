import type { Page } from 'playwright-core';

type Step = (page: Page) => Promise<void>;
/** `prepare` runs before the page is opened, `before` after. */
export type PageOfProduct = { name: string; path: string; signedIn?: boolean; prepare?: Step; before?: Step };
export const publicPages: PageOfProduct[];
export function signedInPages(base: string, token: string): Promise<PageOfProduct[]>;
