import type { charts as original } from '../en/charts';
import type { Words } from '../words';

export const charts: Words<typeof original> = {
  strip: {
    nothing: 'Ba a fara sa ido ba tukuna.',
    allGood: (days) => (days === 1 ? 'Kwana ɗaya na baya: babu matsala.' : `Kwana ${days} na baya: babu matsala.`),
    trouble: (days, bad, rate) => `Kwana ${days} na baya: matsala a kwana ${bad}, ${rate} na dubawa ya yi nasara.`,
    maintenance: (days) => `Aikin gyara a kwana ${days}.`,
  },
};
