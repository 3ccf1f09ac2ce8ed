import type { charts as original } from '../en/charts';
import type { Words } from '../words';

export const charts: Words<typeof original> = {
  strip: {
    nothing: 'Bado haijafuatiliwa.',
    allGood: (days) => (days === 1 ? 'Siku ya mwisho: hakuna tatizo.' : `Siku ${days} za mwisho: hakuna tatizo.`),
    trouble: (days, bad, rate) => `Siku ${days} za mwisho: matatizo kwa siku ${bad}, ${rate} ya ukaguzi ulifaulu.`,
    maintenance: (days) => `Matengenezo kwa siku ${days}.`,
  },
};
