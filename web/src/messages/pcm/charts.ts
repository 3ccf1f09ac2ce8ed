import type { charts as original } from '../en/charts';
import type { Words } from '../words';
import { plural } from './grammar';

const days_ = (count: number) => plural(count, 'day', 'days');
const lastDays = (days: number) => (days === 1 ? 'Last day' : `Last ${days_(days)}`);

export const charts: Words<typeof original> = {
  strip: {
    nothing: 'We neva watch am yet.',
    allGood: (days) => `${lastDays(days)}: no wahala.`,
    trouble: (days, bad, rate) => `Last ${days_(days)}: wahala on ${days_(bad)}, ${rate} of checks go well.`,
    maintenance: (days) => `Maintenance on ${days_(days)}.`,
  },
};
