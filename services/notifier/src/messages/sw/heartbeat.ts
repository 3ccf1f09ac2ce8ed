import type { HeartbeatTrouble } from '../../domain/incident.js';
import type { OutageFacts } from '../facts.js';
import { buttons, sentence, shortName } from './phrases.js';

/** How a job is spoken of, where a server would be down. */
export const heartbeatWords: Record<HeartbeatTrouble, { is: string; isStill: string; banner: string }> = {
  missing: { is: 'imechelewa', isStill: 'bado imechelewa', banner: 'Imechelewa' },
  failed: { is: 'imeshindwa', isStill: 'bado haijafaulu', banner: 'Imeshindwa' },
  unfinished: { is: 'haijaisha', isStill: 'bado haijaisha', banner: 'Haijaisha' },
};

export const bannerOf = ({ heartbeat }: OutageFacts): string | undefined => (heartbeat ? heartbeatWords[heartbeat].banner : undefined);

/** Where a server would be back; undefined unless it is about a job. */
export const hasRunAgain = ({ heartbeat, serverName }: OutageFacts, after?: string): string | undefined =>
  heartbeat ? `${shortName(serverName)} imefaulu tena${after ? `, baada ya ${after}` : ''}` : undefined;

/** What the job said, quoted, and where we were away ourselves. */
export const lastWordsOf = ({ heartbeat, explanation }: OutageFacts): string[] =>
  heartbeat ? (explanation?.evidence.map(sentence) ?? []) : [];

export const whenItRuns = `Tutakuandikia tena kazi itakapofaulu. Je, unashughulikia? Fungua tukio na ubonyeze ${buttons.onIt}: vikumbusho vitasimama.`;
export const runItOnce = 'Hatuwezi kuanzisha kazi. Ifanye mara moja: mwito wake unaofuata utatuambia.';
export const nothingForCustomers = 'Wateja hawaoni kazi ambayo haikufanyika, hivyo hakuna cha kuwaambia.';
export const whyForJobs =
  'Unapokea ujumbe huu kwa sababu tahadhari kwa barua pepe zimewashwa kwa eneo lako la kazi. Unaweza kubadilisha hilo kwenye mipangilio.';
