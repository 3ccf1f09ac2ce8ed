// Writes every page in four variants (360 and 1280 px, light and dark). Usage: BASE_URL=http://localhost:8080 npm run screenshots [-- name-part ...]
// Signed-in pages use the account of EMAIL and PASSWORD, or one made for the purpose. OUT names the folder.
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { publicPages, signedInPages } from './pages.mjs';
import { signedInStates } from './states.mjs';
import { sampleAccount } from './support/sample-account.mjs';

const base = process.env.BASE_URL ?? 'http://localhost:8080';
const out = process.env.OUT ?? fileURLToPath(new URL('../screenshots', import.meta.url));
const wanted = process.argv.slice(2);

await mkdir(out, { recursive: true });
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] });

const token = await sampleAccount(base);
const signedIn = await signedInPages(base, token);
const pages = [...publicPages, ...signedIn, ...signedInStates(signedIn)];

for (const { name, path, signedIn, prepare, before } of pages) {
  if (wanted.length && !wanted.some((part) => name.includes(part))) continue;
  for (const width of [360, 1280]) {
    const context = await browser.newContext({
      viewport: { width, height: width === 360 ? 740 : 860 },
      colorScheme: 'light',
      deviceScaleFactor: 1,
      serviceWorkers: 'block',
      timezoneId: 'Africa/Lagos',
      locale: 'en-NG',
      reducedMotion: 'reduce',
    });
    context.setDefaultTimeout(10_000);
    const page = await context.newPage();
    page.on('pageerror', (error) => console.error(`${name}: ${error.message}`));
    page.on('console', (message) => message.type() === 'error' && console.error(`${name}: ${message.text()}`));
    if (signedIn) await page.addInitScript((kept) => localStorage.setItem('token', kept), token);
    try {
      await prepare?.(page);
      await page.goto(base + path);
      await page.waitForLoadState(signedIn ? 'load' : 'networkidle');
      if (signedIn) await page.waitForFunction(() => !document.querySelector('main .animate-pulse, main .animate-spin'));
      await page.waitForTimeout(signedIn ? 900 : 150);
      if (before) {
        await before(page);
        await page.waitForTimeout(250);
      }
      // A long list is drawn as far as it is seen; the picture shows all of it.
      await page.addStyleTag({ content: 'tr { content-visibility: visible !important }' });
      // Colours are the style sheet's business alone: the same page is seen by day and by night.
      for (const colorScheme of ['light', 'dark']) {
        await page.emulateMedia({ colorScheme });
        await page.screenshot({ path: `${out}/${name}-${width}-${colorScheme}.png`, fullPage: true });
      }
    } catch (error) {
      console.error(`${name} at ${width} px: ${error.message}`);
      process.exitCode = 1;
    }
    await context.close();
  }
}
await browser.close();
