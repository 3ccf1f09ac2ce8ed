import type { DashboardNotification } from '../dashboard-notification.js';
import type { MaintenanceFacts, Reader } from '../facts.js';
import { shortName } from './phrases.js';
import { until } from './times.js';

const what = ({ serverName }: MaintenanceFacts): string => (serverName === null ? 'duk sabobinku' : shortName(serverName));

export const maintenanceBegan = (facts: MaintenanceFacts, { timeZone }: Reader, now: Date): DashboardNotification => ({
  title: `Aikin gyaran ${what(facts)} ${until(facts.endsAt, now, timeZone)}`,
  text: 'Muna ci gaba da dubawa. Ba faɗakarwar da za ta fita sai ya ƙare.',
});
export const maintenanceOver = (facts: MaintenanceFacts): DashboardNotification => ({
  title: `Aikin gyaran ${what(facts)} ya ƙare`,
  text: 'Faɗakarwa ta sake aiki. Muna dubawa yanzu-yanzu.',
});
