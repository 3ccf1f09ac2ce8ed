// Writes every page in four variants (360 and 1280 px, light and dark), and as it is printed in two. Usage: BASE_URL=http://localhost:8080 npm run screenshots [-- name-part ...]
// Signed-in pages use the account of EMAIL and PASSWORD, or one made for the purpose. OUT names the folder.
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { publicPages, signedInPages } from './pages.mjs';
import { publicStates } from './states/public.mjs';
import { signedInStates } from './states/signed-in.mjs';
import { sampleAccount, tokenAgain } from './support/sample-account.mjs';

const base = process.env.BASE_URL ?? 'http://localhost:8080';
const out = process.env.OUT ?? fileURLToPath(new URL('../screenshots', import.meta.url));
const wanted = process.argv.slice(2);

await mkdir(out, { recursive: true });
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] });

let token = await sampleAccount(base);
let askedAt = performance.now();
const TOKEN_SERVES_MS = 5 * 60_000;
const signedIn = await signedInPages(base, token);
const pages = [...publicPages, ...publicStates, ...signedIn, ...signedInStates(signedIn)];

/** A phone and a desk; a page as it is printed is seen on A4. */
const screens = { 360: 740, 1280: 860 };
const printPage = { 794: 1_123 };

/** With a full-page viewport, fixed elements are at the edge of the whole page. An open dialog is photographed in a normal viewport. */
async function wholePage(page, width) {
  const height = await page.evaluate(() =>
    document.querySelector('[role=dialog], [role=menu]') ? 0 : document.documentElement.scrollHeight,
  );
  if (height > 0) await page.setViewportSize({ width, height: Math.min(height, 12_000) });
  return height > 0;
}

async function take({ name, path, signedIn, prepare, before, isPrint, isNoApp, stillSpins }, width, height) {
  const context = await browser.newContext({
    viewport: { width, height },
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
  // Some states are made of failed responses.
  page.on(
    'console',
    (message) => message.type() === 'error' && !/status of \d{3}/.test(message.text()) && console.error(`${name}: ${message.text()}`),
  );
  if (signedIn) await page.addInitScript((saved) => localStorage.setItem('token', saved), token);
  try {
    await prepare?.(page);
    await page.goto(base + path);
    await page.waitForLoadState(signedIn ? 'load' : 'networkidle');
    if (!isNoApp) await page.getByRole('heading', { level: 1 }).first().waitFor();
    if (signedIn && !stillSpins) await page.waitForFunction(() => !document.querySelector('main .animate-pulse, main .animate-spin'));
    await page.waitForTimeout(signedIn ? 900 : 150);
    if (before) {
      await before(page);
      await page.waitForTimeout(350);
    }
    const fullPage = await wholePage(page, width);
    // A long list is drawn as far as it is seen; the picture shows all of it.
    await page.addStyleTag({ content: 'tr { content-visibility: visible !important }' });
    await page.waitForTimeout(100);
    // Colours are the style sheet's business alone: the same page is seen by day and by night.
    for (const colorScheme of ['light', 'dark']) {
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: `${out}/${name}-${isPrint ? 'print' : width}-${colorScheme}.png`, fullPage });
    }
  } catch (error) {
    console.error(`${name} at ${width} px: ${error.message}`);
    process.exitCode = 1;
  }
  await context.close();
}

for (const page of pages) {
  if (wanted.length > 0 && !wanted.some((part) => page.name.includes(part))) continue;
  if (performance.now() - askedAt > TOKEN_SERVES_MS) {
    token = await tokenAgain(base);
    askedAt = performance.now();
  }
  for (const [width, height] of Object.entries(page.isPrint ? printPage : screens)) await take(page, Number(width), height);
}
await browser.close();
