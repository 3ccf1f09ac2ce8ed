import type { DashboardNotification } from '../dashboard-notification.js';
import type { MaintenanceFacts, Reader } from '../facts.js';
import { shortName } from './phrases.js';
import { until } from './times.js';

const what = ({ serverName }: MaintenanceFacts): string => (serverName === null ? 'gbogbo server yín' : shortName(serverName));

export const maintenanceBegan = (facts: MaintenanceFacts, { timeZone }: Reader, now: Date): DashboardNotification => ({
  title: `Iṣẹ́ àtúnṣe ${what(facts)} ń lọ ${until(facts.endsAt, now, timeZone)}`,
  text: 'A ń bá àyẹ̀wò lọ. Kò sí ìkìlọ̀ tó máa jáde títí á fi parí.',
});
export const maintenanceOver = (facts: MaintenanceFacts): DashboardNotification => ({
  title: `Iṣẹ́ àtúnṣe ${what(facts)} ti parí`,
  text: 'Ìkìlọ̀ ti wà ní títàn padà. A ń ṣàyẹ̀wò báyìí.',
});
