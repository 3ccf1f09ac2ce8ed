import type { Page } from 'playwright-core';

export type PageOfProduct = { name: string; path: string; signedIn?: boolean; before?: (page: Page) => Promise<void> };
export const publicPages: PageOfProduct[];
export function signedInPages(base: string, token: string): Promise<PageOfProduct[]>;
