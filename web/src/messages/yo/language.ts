import type { language as original } from '../en/language';
import type { Words } from '../words';

export const language: Words<typeof original> = {
  code: 'yo',
  choose: 'Èdè',
  chooseHint: 'Ojú ìwé wa, e-mail wa àti àtẹ̀jíṣẹ́ wa máa wà ní èdè yìí.',
  notRead: 'Ẹni tí Yorùbá jẹ́ èdè abínibí rẹ̀ kò tíì ka ìtumọ̀ yìí.',
  report: 'Sọ fún wa nípa àṣìṣe',
  reportSubject: 'Àṣìṣe nínú ìtumọ̀ Yorùbá',
  englishOnly: 'Èdè Gẹ̀ẹ́sì nìkan ni ojú ìwé yìí wà.',
};
