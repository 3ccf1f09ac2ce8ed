import type { HeartbeatTrouble } from '../../domain/incident.js';
import type { OutageFacts } from '../facts.js';
import { buttons, sentence, shortName } from './phrases.js';

/** How a job is spoken of, where a server would be down. */
export const heartbeatWords: Record<HeartbeatTrouble, { is: string; isStill: string; banner: string }> = {
  missing: { is: 'ya makara', isStill: 'har yanzu ya makara', banner: 'Ya makara' },
  failed: { is: 'ya gaza', isStill: 'har yanzu bai yi nasara ba', banner: 'Ya gaza' },
  unfinished: { is: 'bai ƙare ba', isStill: 'har yanzu bai ƙare ba', banner: 'Bai ƙare ba' },
};

export const bannerOf = ({ heartbeat }: OutageFacts): string | undefined => (heartbeat ? heartbeatWords[heartbeat].banner : undefined);

/** Where a server would be back; undefined unless it is about a job. */
export const hasRunAgain = ({ heartbeat, serverName }: OutageFacts, after?: string): string | undefined =>
  heartbeat ? `${shortName(serverName)} ya sake aiki da kyau${after ? ` bayan ${after}` : ''}` : undefined;

/** What the job said, quoted, and where we were away ourselves. */
export const lastWordsOf = ({ heartbeat, explanation }: OutageFacts): string[] =>
  heartbeat ? (explanation?.evidence.map(sentence) ?? []) : [];

export const whenItRuns = `Za mu rubuto muku idan aikin ya sake yin nasara. Kuna kan lamarin? Ku buɗe matsalar, ku danna ${buttons.onIt}: tunatarwa za ta tsaya.`;
export const runItOnce = 'Ba za mu iya fara aiki da kanmu ba. Ku gudanar da shi sau ɗaya: kiransa na gaba zai sanar da mu.';
export const nothingForCustomers = 'Abokan ciniki ba sa ganin aikin da bai gudana ba, don haka babu abin da za a gaya musu.';
export const whyForJobs = 'Kun sami wannan ne domin faɗakarwar imel tana kunne ga filin aikinku. Kuna iya sauya hakan a saituna.';
