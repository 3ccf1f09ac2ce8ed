/**
 * Draws every kind of mail at 360 px, light and dark, and one sheet with all of them.
 * Usage: npm run pictures -w @nowahala/notifier [-- <folder>]   (after `tsc -b services/notifier`)
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { chromium } from 'playwright-core';
import { renderHtml } from './dist/messages/render-html.js';
import { sampleEmails } from './dist/messages/samples/english.js';

const folder = resolve(process.env.INIT_CWD ?? '.', process.argv[2] ?? '.cache/mail-pictures');
await mkdir(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
for (const colorScheme of ['light', 'dark']) {
  const page = await browser.newPage({ viewport: { width: 360, height: 640 }, colorScheme });
  for (const [kind, email] of Object.entries(sampleEmails)) {
    await page.setContent(
      renderHtml(email, {
        unsubscribeUrl: kind.startsWith('weekly') ? 'https://nowahala.example/stop' : undefined,
      }),
    );
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    if (wide > 360) throw new Error(`${kind} is ${wide} px wide`);
    await page.screenshot({ path: `${folder}/${kind}.${colorScheme}.png`, fullPage: true });
  }
  await page.close();
}
const cell = (kind) =>
  `<figure>${['light', 'dark'].map((scheme) => `<img loading="lazy" src="${kind}.${scheme}.png" width="360">`).join('')}<figcaption>${kind}</figcaption></figure>`;
await writeFile(
  `${folder}/index.html`,
  `<meta charset="utf-8"><title>Mails</title><body style="font:16px sans-serif">${Object.keys(sampleEmails).map(cell).join('')}`,
);
await browser.close();
console.log(`${Object.keys(sampleEmails).length} mails drawn twice into ${folder}`);
