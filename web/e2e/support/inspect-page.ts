import type { Page } from 'playwright-core';
import { axeFindings } from './axe';
import { BASE_URL, desktop, phone, visitor } from './browser';

type Step = (page: Page) => Promise<void>;
/** `prepare` runs before the page is opened, `before` after. */
type Looked = { path: string; prepare?: Step; before?: Step; token?: string };

/** The narrowest phone, a tablet both ways, and a desk: between them tables become cards. */
const WIDTHS = [320, 768, 1_024, desktop.width];

/**
 * What is wrong with a page, one actionable line each: what axe finds at 360 and 1280 px in light and dark, overflow at four widths,
 * violations of its content policy, and requests to third parties. One visit is enough: width and colour scheme are handled by the
 * style sheet alone (no script reads them).
 */
export async function inspect({ path, prepare, before, token }: Looked): Promise<string[]> {
  const context = await visitor({ viewport: phone, colorScheme: 'light', reducedMotion: 'reduce' });
  const wrong: string[] = [];
  try {
    const page = await context.newPage();
    if (token) await page.addInitScript((saved) => localStorage.setItem('token', saved), token);
    await page.exposeFunction('violated', (what: string) => wrong.push(`breaks its policy: ${what}`));
    await page.addInitScript(() =>
      document.addEventListener('securitypolicyviolation', (event) =>
        (globalThis as unknown as { violated: (what: string) => void }).violated(
          `${event.violatedDirective} ${event.blockedURI} ${event.sample}`,
        ),
      ),
    );
    page.on('request', (request) => {
      if (!request.url().startsWith(BASE_URL) && !/^(data|blob):/.test(request.url())) wrong.push(`asks ${request.url()}`);
    });
    page.on('pageerror', (error) => wrong.push(`breaks: ${error.message}`));
    await prepare?.(page);
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    // A public page is there when the line is quiet; a signed-in page keeps one open, but shows skeletons until it is.
    if (token) await page.waitForFunction(() => !document.querySelector('main .animate-pulse, main .animate-spin'));
    await page.waitForLoadState(token ? 'load' : 'networkidle');
    if (token) await page.waitForTimeout(300);
    if (before) await before(page);

    for (const [viewport, colours] of [
      [phone, ['light', 'dark']],
      [desktop, ['dark', 'light']],
    ] as const) {
      await page.setViewportSize(viewport);
      for (const [index, colorScheme] of colours.entries()) {
        await inColours(page, colorScheme);
        for (const finding of await axeFindings(page, { coloursOnly: index > 0 }))
          wrong.push(`${viewport.width} px, ${colorScheme}: ${finding}`);
      }
      if (viewport === phone) for (const width of WIDTHS) wrong.push(...(await sideways(page, width)));
    }
    return wrong;
  } finally {
    await context.close();
  }
}

/** Day or night, painted. */
async function inColours(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.waitForFunction((wanted) => matchMedia(`(prefers-color-scheme: ${wanted})`).matches, colorScheme);
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
}

/** Whether the page scrolls sideways, or a table sticks out of its box, which may hide the end of it. */
async function sideways(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 640 });
  const measured = () =>
    page.evaluate(() => ({
      page: document.documentElement.scrollWidth,
      tables: [...document.querySelectorAll('table')].filter((table) => table.offsetWidth > (table.parentElement?.clientWidth ?? 0)).length,
    }));
  // A chart is drawn again a moment after its box has changed.
  let found = await measured();
  for (let round = 0; round < 10 && found.page > width; round += 1) {
    await page.waitForTimeout(100);
    found = await measured();
  }
  return [
    ...(found.page > width ? [`scrolls sideways at ${width} px: it is ${found.page} px wide`] : []),
    ...(found.tables > 0 ? [`a table is wider than its box at ${width} px`] : []),
  ];
}
