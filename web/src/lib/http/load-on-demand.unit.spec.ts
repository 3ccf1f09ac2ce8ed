import { afterEach, expect, it, jest } from '@jest/globals';
import { toastStore } from '@/lib/live/toast';
import { common } from '@messages/common';
import { loadOnDemand } from './load-on-demand';

afterEach(() => {
  jest.restoreAllMocks();
});

const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

it('offers to load the page again when a part does not come although there is a line', async () => {
  expect(await loadOnDemand(missing)).toBe(false);
  expect(toastStore.read().at(-1)).toMatchObject({ text: common.errors.partMissing, action: { label: common.crash.reload } });
});

it('names the line where there is none', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await loadOnDemand(missing)).toBe(false);
  expect(toastStore.read().at(-1)).toMatchObject({ text: common.errors.offline, action: undefined });
});
