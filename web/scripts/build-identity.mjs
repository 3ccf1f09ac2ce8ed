// Draws the pictures that cannot be SVG (home-screen icons, social card) from the same mark. Run by hand; the results are committed.
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const web = join(dirname(fileURLToPath(import.meta.url)), '..');
const mark = await readFile(join(web, 'public/icon.svg'), 'utf8');
const font = (await readFile(join(web, 'src/design/fonts/inter-latin.woff2'))).toString('base64');

const icon = (size, inset, radius) =>
  `<body style="margin:0;background:${inset ? '#2f2d92' : 'transparent'};display:grid;place-items:center;width:${size}px;height:${size}px">
   <div style="width:${size - 2 * inset}px">${mark.replace('rx="9"', `rx="${radius}"`)}</div></body>`;

const rings = `<svg width="1200" height="630" style="position:absolute;inset:0;color:#fff;opacity:.1"><pattern id="p" width="96" height="96" patternUnits="userSpaceOnUse"><g fill="none" stroke="currentColor" stroke-width="2"><circle cx="48" cy="48" r="17"/><circle cx="48" cy="48" r="27" stroke-dasharray="2 7" stroke-linecap="round"/><path d="M0 0q12 12 24 0M0 0q12 12 0 24M96 96q-12-12-24 0M96 96q-12-12 0-24M96 0q-12 12-24 0M96 0q-12 12 0 24M0 96q12-12 24 0M0 96q12-12 0-24"/></g><circle cx="48" cy="48" r="4" fill="currentColor"/></pattern><rect width="100%" height="100%" fill="url(#p)"/></svg>`;
const card = `<style>@font-face{font-family:I;src:url(data:font/woff2;base64,${font});font-weight:400 700}</style>
<body style="margin:0;width:1200px;height:630px;background:#1c1a55;color:#faf7f2;font-family:I;position:relative;overflow:hidden">${rings}
<div style="position:absolute;left:88px;top:88px;display:flex;align-items:center;gap:24px;font-size:44px;font-weight:700;letter-spacing:-.02em"><div style="width:84px;height:84px">${mark.replace('#2f2d92', '#4644b8')}</div>NoWahala</div>
<div style="position:absolute;left:88px;bottom:96px;width:900px;font-size:76px;line-height:1.06;font-weight:700;letter-spacing:-.03em">We watch your servers and tell you, in plain words, what to do.</div></body>`;

const pictures = [
  { to: 'icon-192.png', html: icon(192, 0, 9), width: 192, height: 192 },
  { to: 'icon-512.png', html: icon(512, 0, 9), width: 512, height: 512 },
  { to: 'icon-maskable-512.png', html: icon(512, 64, 0), width: 512, height: 512 },
  { to: 'social-card.png', html: card, width: 1200, height: 630 },
];

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
for (const { to, html, width, height } of pictures) {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(web, 'public', to), omitBackground: true });
  await page.close();
}
await browser.close();
