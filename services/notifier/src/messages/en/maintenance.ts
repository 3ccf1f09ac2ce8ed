import type { DashboardNotification } from '../dashboard-notification.js';
import type { MaintenanceFacts, Reader } from '../facts.js';
import { shortName } from './phrases.js';
import { shortMoment } from './times.js';

const what = ({ serverName }: MaintenanceFacts): string => (serverName === null ? 'all your servers' : shortName(serverName));

export const maintenanceBegan = (facts: MaintenanceFacts, { timeZone }: Reader, now: Date): DashboardNotification => ({
  title: `Maintenance of ${what(facts)} until ${shortMoment(facts.endsAt, now, timeZone)}`,
  text: 'We keep checking. No alert goes out until it ends.',
});
export const maintenanceOver = (facts: MaintenanceFacts): DashboardNotification => ({
  title: `Maintenance of ${what(facts)} is over`,
  text: 'Alerts are on again. We check right now.',
});
