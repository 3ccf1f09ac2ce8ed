// What a visit costs on a mid-range phone: 4x slower CPU, 1.6 Mbit/s, 150 ms away. Prints a table; fails when a budget is broken.
// Usage: BASE_URL=http://localhost:8080 node e2e/measure.mjs
import { chromium } from 'playwright-core';
import { publicPages, signedInPages } from './pages.mjs';
import { sampleAccount } from './support/sample-account.mjs';

const base = process.env.BASE_URL ?? 'http://localhost:8080';
const budgets = { lcpMs: 2_500, shift: 0.05, publicKb: 150, signedInKb: 200 };

const token = await sampleAccount(base);
const pages = [...publicPages.filter(({ before }) => !before), ...(await signedInPages(base, token))];
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] });

const rows = [];
for (const { name, path, signedIn } of pages) {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  if (signedIn) await page.addInitScript((kept) => localStorage.setItem('token', kept), token);
  await page.addInitScript(() => {
    window.measured = { lcp: 0, shift: 0 };
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => (window.measured.lcp = entry.startTime))).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    });
    new PerformanceObserver((list) =>
      list.getEntries().forEach((entry) => !entry.hadRecentInput && (window.measured.shift += entry.value)),
    ).observe({ type: 'layout-shift', buffered: true });
  });
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  let bytes = 0;
  client.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.goto(base + path);
  await page.waitForTimeout(4_000);
  const { lcp, shift } = await page.evaluate(() => window.measured);
  rows.push({
    page: name,
    kB: Math.round(bytes / 100) / 10,
    'LCP ms': Math.round(lcp),
    shift: Math.round(shift * 1000) / 1000,
    signedIn: Boolean(signedIn),
  });
  await context.close();
}
await browser.close();

console.table(rows, ['page', 'kB', 'LCP ms', 'shift']);
const broken = rows.filter(
  (row) => row.kB > (row.signedIn ? budgets.signedInKb : budgets.publicKb) || row['LCP ms'] > budgets.lcpMs || row.shift > budgets.shift,
);
if (broken.length > 0) {
  console.error(`over budget: ${broken.map((row) => row.page).join(', ')}`);
  process.exitCode = 1;
}
