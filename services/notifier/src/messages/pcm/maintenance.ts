import type { DashboardNotification } from '../dashboard-notification.js';
import type { MaintenanceFacts, Reader } from '../facts.js';
import { shortName } from './phrases.js';
import { shortMoment } from './times.js';

const what = ({ serverName }: MaintenanceFacts): string => (serverName === null ? 'all your servers' : shortName(serverName));

export const maintenanceBegan = (facts: MaintenanceFacts, { timeZone }: Reader, now: Date): DashboardNotification => ({
  title: `Maintenance of ${what(facts)} till ${shortMoment(facts.endsAt, now, timeZone)}`,
  text: 'We still dey check. No alert go go out till e end.',
});
export const maintenanceOver = (facts: MaintenanceFacts): DashboardNotification => ({
  title: `Maintenance of ${what(facts)} don finish`,
  text: 'Alerts don come back on. We dey check now.',
});
