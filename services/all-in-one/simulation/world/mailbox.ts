import { RenderDelivery } from '../../../notifier/src/application/render-delivery.js';
import { MemoryRecipients } from '../memory/notifier-tables.js';
import type { NotifierTables } from '../memory/notifier-tables.js';
import type { ServiceProcess } from '../engine/service-process.js';
import type { SentMessage } from './record.js';
import type { ScenarioWeather } from './weather.js';

const EVERY_MS = 1_000;

/** Takes queued mails to the relay, each decided and rendered once more by the notifier's own rule right before. */
export function deliverMails(
  process: ServiceProcess,
  tables: NotifierTables,
  weather: ScenarioWeather,
  sent: (message: SentMessage) => void,
): void {
  const { machine, container } = process;
  const recipients = new MemoryRecipients(tables);
  const deliver = async (): Promise<void> => {
    if (weather.isRelayAway(machine.time.now)) return;
    for (const delivery of tables.deliveries.where(({ channel, state }) => channel === 'email' && state === 'queued')) {
      const recipient = await recipients.find(delivery.userId!);
      const rendering = await container.get(RenderDelivery).execute(delivery, recipient, new Date(machine.time.now));
      if (rendering.type === 'skip') tables.deliveries.set(delivery.id, { ...delivery, state: 'dropped' });
      else {
        tables.deliveries.set(delivery.id, { ...delivery, state: 'sent' });
        const members = tables.incidents.where(({ groupKey }) => groupKey === delivery.groupKey);
        const { groupKey, transition, facts } = delivery;
        // An end is said of those that ended, and of nobody else of the group.
        sent({ at: machine.time.now, groupKey, transition, incidentIds: facts.back ?? members.map(({ incidentId }) => incidentId) });
      }
    }
  };
  const again = (): void => {
    deliver()
      .catch(() => undefined)
      .finally(() => machine.time.after(EVERY_MS, machine, again));
  };
  machine.time.after(EVERY_MS, machine, again);
}
