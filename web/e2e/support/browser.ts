import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';

/** The product under test: `npm start` on its port, or wherever BASE_URL points. */
export const BASE_URL = process.env.BASE_URL ?? 'http://localhost:8080';

let browser: Promise<Browser> | undefined;

const launch = (...more: string[]): Promise<Browser> =>
  chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox', ...more] });

const open = (): Promise<Browser> => {
  browser ??= launch();
  return browser;
};

export const phone = { width: 360, height: 740 };
export const desktop = { width: 1280, height: 860 };

/** A fresh visitor: no storage, no cookies, and no service worker unless requested. */
export async function visitor(options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await (
    await open()
  ).newContext({ baseURL: BASE_URL, viewport: desktop, serviceWorkers: 'block', timezoneId: 'Africa/Lagos', locale: 'en-NG', ...options });
  context.setDefaultTimeout(15_000);
  return context;
}

/** Runs a scenario on a fresh page and cleans up after it, however it ends. */
export async function onPage(scenario: (page: Page) => Promise<void>, options: BrowserContextOptions = {}): Promise<void> {
  const context = await visitor(options);
  try {
    await scenario(await context.newPage());
  } finally {
    await context.close();
  }
}

/** Runs a scenario on a phone with text set twice as large. */
export async function withLargeText(scenario: (page: Page) => Promise<void>): Promise<void> {
  const largeTextBrowser = await launch('--blink-settings=defaultFontSize=32');
  try {
    await scenario(
      await largeTextBrowser.newPage({ baseURL: BASE_URL, viewport: phone, reducedMotion: 'reduce', serviceWorkers: 'block' }),
    );
  } finally {
    await largeTextBrowser.close();
  }
}

export async function closeBrowser(): Promise<void> {
  const opened = await browser;
  browser = undefined;
  await opened?.close();
}

export const storageOf = (page: Page): Promise<Record<string, string>> => page.evaluate(() => ({ ...localStorage }));
