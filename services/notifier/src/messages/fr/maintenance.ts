import type { DashboardNotification } from '../dashboard-notification.js';
import type { MaintenanceFacts, Reader } from '../facts.js';
import { shortName } from './phrases.js';
import { until } from './times.js';
import { fr } from './typeset.js';

const what = ({ serverName }: MaintenanceFacts): string => (serverName === null ? 'tous vos serveurs' : shortName(serverName));

export const maintenanceBegan = (facts: MaintenanceFacts, { timeZone }: Reader, now: Date): DashboardNotification => ({
  title: fr`Maintenance en cours : ${what(facts)}, ${until(facts.endsAt, now, timeZone)}`,
  text: 'Nous continuons à vérifier. Aucune alerte ne part avant la fin.',
});
export const maintenanceOver = (facts: MaintenanceFacts): DashboardNotification => ({
  title: fr`Maintenance terminée : ${what(facts)}`,
  text: 'Les alertes sont de nouveau actives. Nous vérifions à l’instant.',
});
