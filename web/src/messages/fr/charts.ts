import type { charts as original } from '../en/charts';
import type { Words } from '../words';
import { plural } from './grammar';

const days_ = (count: number) => plural(count, 'jour', 'jours');
const lastDays = (days: number) => (days < 2 ? `Sur ${days_(days)}` : `Sur les ${days} derniers jours`);

export const charts: Words<typeof original> = {
  strip: {
    nothing: 'Pas encore surveillé.',
    allGood: (days) => `${lastDays(days)} : aucun problème.`,
    trouble: (days, bad, rate) => `${lastDays(days)} : problème pendant ${days_(bad)}, ${rate} des vérifications réussies.`,
    maintenance: (days) => `Maintenance pendant ${days_(days)}.`,
  },
};
