import { RenderDelivery } from '../../../notifier/src/application/render-delivery.js';
import { RecordIncident } from '../../../notifier/src/application/record-incident.js';
import { MemoryDeliveries, MemoryIncidents } from '../memory/notifier-tables.js';
import type { NewDelivery } from '../../../notifier/src/database/delivery.repository.js';
import { inService } from './plant.js';
import type { Plant } from './plant.js';

/** Who is written to, how often. */
export const messagePlants: Plant[] = [
  {
    name: 'alert-lost',
    about: 'every second incident is never announced',
    seed: 31,
    process: inService('notifier', ({ container }) => {
      const record = container.get(RecordIncident);
      const execute = record.execute.bind(record);
      let opened = 0;
      record.execute = async (tx, event) => (event.type === 'opened' && (opened += 1) % 2 === 0 ? undefined : execute(tx, event));
    }),
  },
  {
    name: 'all-clear-lost',
    about: 'the end of an outage never reaches the notifier',
    seed: 1,
    process: inService('notifier', ({ container }) => {
      const record = container.get(RecordIncident);
      const execute = record.execute.bind(record);
      record.execute = async (tx, event) => (event.type === 'resolved' ? undefined : execute(tx, event));
    }),
  },
  {
    name: 'sent-twice',
    about: 'a message is written as often as it is decided',
    seed: 31,
    form: (form) => {
      if (!(form instanceof MemoryDeliveries)) return undefined;
      let copies = 0;
      return Object.assign(form, {
        insert: async (...[tx, ...rows]: Parameters<MemoryDeliveries['insert']>) => {
          const twice = rows.map((row) => ({ ...row, id: `${row.id}-${(copies += 1)}`, recipient: `${row.recipient} ${copies}` }));
          await MemoryDeliveries.prototype.insert.call(form, tx, ...twice);
          return MemoryDeliveries.prototype.insert.call(form, tx, ...rows);
        },
      });
    },
  },
  {
    name: 'all-clear-of-one',
    about: 'of several that are back together the all-clear names the first',
    seed: 11,
    form: (form) => {
      if (!(form instanceof MemoryDeliveries)) return undefined;
      const ofOne = (row: NewDelivery): NewDelivery =>
        row.facts?.back ? { ...row, facts: { ...row.facts, back: row.facts.back.slice(0, 1) } } : row;
      return Object.assign(form, {
        insert: async (...[tx, ...rows]: Parameters<MemoryDeliveries['insert']>) =>
          MemoryDeliveries.prototype.insert.call(form, tx, ...rows.map(ofOne)),
      });
    },
  },
  {
    name: 'stale-sent',
    about: 'a message that had to wait is not decided again before it leaves',
    seed: 1,
    process: inService('notifier', ({ container, machine }) => {
      container.get(RenderDelivery).execute = async () => {
        await machine.pause(180_000);
        return { type: 'message', message: { language: 'en' } };
      };
    }),
  },
  {
    name: 'notifier-forgets',
    about: 'that an incident was announced is forgotten, so it is announced again under another name',
    seed: 1,
    form: (form) => {
      if (!(form instanceof MemoryIncidents)) return undefined;
      return Object.assign(form, {
        upsert: async (...[tx, ...incidents]: Parameters<MemoryIncidents['upsert']>) =>
          MemoryIncidents.prototype.upsert.call(form, tx, ...incidents.map((one) => ({ ...one, resolvedAt: null }))),
      });
    },
  },
];
