import type { HeartbeatTrouble } from '../../domain/incident.js';
import type { OutageFacts } from '../facts.js';
import { buttons, sentence, shortName } from './phrases.js';

/** How a job is spoken of, where a server would be down. */
export const heartbeatWords: Record<HeartbeatTrouble, { is: string; isStill: string; banner: string }> = {
  missing: { is: 'kò fi àmì ránṣẹ́', isStill: 'kò tíì fi àmì ránṣẹ́', banner: 'Kò fi àmì ránṣẹ́' },
  failed: { is: 'kò yọrí', isStill: 'kò tíì yọrí', banner: 'Kò yọrí' },
  unfinished: { is: 'kò parí', isStill: 'kò tíì parí', banner: 'Kò parí' },
};

export const bannerOf = ({ heartbeat }: OutageFacts): string | undefined => (heartbeat ? heartbeatWords[heartbeat].banner : undefined);

/** Where a server would be back; undefined unless it is about a job. */
export const hasRunAgain = ({ heartbeat, serverName }: OutageFacts, after?: string): string | undefined =>
  heartbeat ? `${shortName(serverName)} ti yọrí padà${after ? `, lẹ́yìn ${after}` : ''}` : undefined;

/** What the job said, quoted, and where we were away ourselves. */
export const lastWordsOf = ({ heartbeat, explanation }: OutageFacts): string[] =>
  heartbeat ? (explanation?.evidence.map(sentence) ?? []) : [];

export const whenItRuns = `A máa kọ̀wé nígbà tí iṣẹ́ náà bá yọrí. Ṣé ẹ ti ń bójú tó o? Ẹ ṣí ìṣòro náà, kí ẹ sì tẹ ${buttons.onIt}: ìránnilétí máa dúró.`;
export const runItOnce = 'A kò lè bẹ̀rẹ̀ iṣẹ́ fúnra wa. Ẹ mú un ṣiṣẹ́ lẹ́ẹ̀kan: ìpè rẹ̀ tó kàn máa sọ fún wa.';
export const nothingForCustomers = 'Àwọn oníbàárà kì í rí iṣẹ́ tí kò yọrí, nítorí náà kò sí ohun tí ẹ máa sọ fún wọn.';
export const whyForJobs = 'Ẹ ń rí èyí gbà nítorí pé ìkìlọ̀ e-mail wà ní títàn fún ààyè iṣẹ́ yín. Ẹ lè yí ìyẹn padà nínú ààtò.';
