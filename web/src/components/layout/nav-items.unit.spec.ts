import { describe, expect, it } from '@jest/globals';
import { isAt, navItems } from './nav-items';

const itemAt = (pathname: string) => navItems.filter((item) => isAt(item, pathname)).map(({ label }) => label);

describe('the four places', () => {
  it.each([
    ['/dashboard/overview', ['Home']],
    ['/dashboard/history/1', ['Home']],
    ['/dashboard/incidents/1', ['Home']],
    ['/server/add/page-2', ['Home']],
    ['/edit-server/1', ['Home']],
    ['/dashboard/billing', ['Billing']],
    ['/pricing', ['Billing']],
    ['/dashboard/logs', ['Logs']],
    ['/dashboard/settings', ['Settings']],
    ['/dashboard/notifications', []],
  ])('%s belongs to %j', (pathname, labels) => expect(itemAt(pathname)).toEqual(labels));
});
