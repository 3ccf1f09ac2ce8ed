import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Finding = { id: string; impact: string; help: string; nodes: { target: string[]; failureSummary: string }[] };

const everything = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] };
const colours = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/** What is fading in has not its colours yet. */
const stillness = (): Promise<unknown> =>
  Promise.all(
    document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
      .map(({ finished }) => finished.catch(() => undefined)),
  );

/** What axe reports about a page (WCAG 2.2 AA), one actionable line each. Minor remarks are left out. */
export async function axeFindings(page: Page, { coloursOnly = false } = {}): Promise<string[]> {
  await page.evaluate(stillness);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(await source);
  const violations = await page.evaluate(
    async (runOnly) => {
      const { axe } = globalThis as unknown as { axe: { run: (root: Document, options: object) => Promise<{ violations: Finding[] }> } };
      return (await axe.run(document, { runOnly })).violations;
    },
    coloursOnly ? colours : everything,
  );
  return violations
    .filter(({ impact }) => impact !== 'minor')
    .flatMap(({ id, help, nodes }) => nodes.map((node) => `${id}: ${help} at ${node.target.join(' ')}`));
}
