import type { DashboardNotification } from '../dashboard-notification.js';
import type { MaintenanceFacts, Reader } from '../facts.js';
import { shortName } from './phrases.js';
import { until } from './times.js';

const what = ({ serverName }: MaintenanceFacts): string => (serverName === null ? 'seva zako zote' : shortName(serverName));

export const maintenanceBegan = (facts: MaintenanceFacts, { timeZone }: Reader, now: Date): DashboardNotification => ({
  title: `Matengenezo ya ${what(facts)} ${until(facts.endsAt, now, timeZone)}`,
  text: 'Tunaendelea kukagua. Hakuna tahadhari itakayotumwa hadi yaishe.',
});
export const maintenanceOver = (facts: MaintenanceFacts): DashboardNotification => ({
  title: `Matengenezo ya ${what(facts)} yamekwisha`,
  text: 'Tahadhari zimewashwa tena. Tunakagua sasa hivi.',
});
