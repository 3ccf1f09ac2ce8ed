import type { charts as original } from '../en/charts';
import type { Words } from '../words';

const lastDays = (days: number) => `Ọjọ́ ${days} tó kọjá`;

export const charts: Words<typeof original> = {
  strip: {
    nothing: 'A kò tíì ṣọ́ ọ.',
    allGood: (days) => `${lastDays(days)}: kò sí ìṣòro.`,
    trouble: (days, bad, rate) => `${lastDays(days)}: ìṣòro wà ní ọjọ́ ${bad}, ${rate} àyẹ̀wò yọrí sí rere.`,
    maintenance: (days) => `Iṣẹ́ àtúnṣe wà ní ọjọ́ ${days}.`,
  },
};
