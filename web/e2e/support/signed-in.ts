import type { BrowserContextOptions, Page } from 'playwright-core';
import { signIn, type Account } from './accounts';
import { visitor } from './browser';

/** Runs a scenario on a page of a signed-in user and cleans up after it. */
export async function asSignedIn(
  account: Account,
  scenario: (page: Page) => Promise<void>,
  options: BrowserContextOptions = {},
): Promise<void> {
  const context = await visitor({ permissions: ['clipboard-read', 'clipboard-write'], ...options });
  try {
    await signIn(context, account);
    await scenario(await context.newPage());
  } finally {
    await context.close();
  }
}

/** The next `times` responses of an address are this error; everything else is the product's own. */
export async function failNext(page: Page, address: string, { status = 500, times = 1 } = {}): Promise<void> {
  await page.route(
    address,
    (route) =>
      route.fulfill({
        status,
        json: {
          statusCode: status,
          code: 'INTERNAL',
          message: 'Something went wrong on our side. Please try again in a minute.',
          requestId: 'x',
        },
      }),
    { times },
  );
}
