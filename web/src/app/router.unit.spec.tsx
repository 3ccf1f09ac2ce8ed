import { TextEncoder } from 'node:util';
import { act, useEffect, type ComponentType } from 'react';
import { expect, it, jest } from '@jest/globals';
import { createRoot } from 'react-dom/client';
import { common } from '@messages/common';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true, TextEncoder });
const { MemoryRouter, Outlet, useNavigate } = await import('react-router-dom');

const module = (Page: ComponentType) => ({ default: Page });
const lost = jest
  .fn(async () => module(() => 'the logs'))
  .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module: http://localhost/assets/logs-1.js'));
jest.unstable_mockModule('./route-table', () => ({
  routes: [
    {
      id: 'public',
      lazy: async () => module(() => <Outlet />),
      children: [
        { path: '/logs', lazy: lost },
        { path: '/', lazy: async () => module(() => 'the start page') },
      ],
    },
  ],
}));
const { Router } = await import('./router');

let go: (to: string) => unknown;
const onRender = (navigate: typeof go) => {
  go = navigate;
};
const Probe = () => {
  const navigate = useNavigate();
  useEffect(() => onRender(navigate));
  return null;
};

it('asks again for a page that did not come, for whoever goes elsewhere and returns', async () => {
  // What React says about a failure that it handed to a boundary.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const box = document.createElement('div');
  const root = createRoot(box);
  await act(async () =>
    root.render(
      <MemoryRouter initialEntries={['/logs']}>
        <Probe />
        <Router />
      </MemoryRouter>,
    ),
  );
  expect(box.textContent).toContain(common.errors.partMissing);
  await act(async () => go('/'));
  expect(box.textContent).toBe('the start page');
  await act(async () => go('/logs'));
  expect(box.textContent).toBe('the logs');
  expect(lost).toHaveBeenCalledTimes(2);
  act(() => root.unmount());
});
