import type { Reader, UnstableFacts } from '../facts.js';
import type { Email } from '../email.js';
import { causeOf } from './cause.js';
import { capital, sentence, shared, shortName } from './phrases.js';
import { count, duration, since } from './times.js';

const language = 'ha';
const why = shared.whyServer;

export const outages = (n: number): string => count(n, 'katsewa');
export const shortOutages = (n: number): string => count(n, 'gajeriyar katsewa');
/** Where outages come one after the other. */
export const comesAndGoes = (serverName: string): string => `${shortName(serverName)} yana katsewa yana dawowa`;

export function unstable(facts: UnstableFacts, reader: Reader, now: Date): Email {
  const steps = facts.explanation?.doNow ?? [];
  return {
    subject: `${comesAndGoes(facts.serverName)} ${since(facts.startedAt, now, reader.timeZone)}`,
    preview: `${capital(outages(facts.outages))} cikin minti 30.`,
    banner: { state: 'warning', word: 'Yana katsewa' },
    heading: comesAndGoes(facts.serverName),
    blocks: [
      {
        type: 'lead',
        text: `${capital(shortOutages(facts.outages))} cikin minti 30. Wasu masu ziyara suna iya shiga, wasu kuma ba sa iyawa.`,
      },
      { type: 'text', text: sentence(facts.explanation?.whatHappened ?? facts.cause) },
      ...(steps.length > 0 ? [{ type: 'steps', title: shared.whatToDo, steps: steps.map(sentence) } as const] : []),
      { type: 'button', label: shared.seeWhatToDo, url: facts.incidentUrl },
      {
        type: 'small',
        text: 'Domin kada saƙonni su yi muku yawa, yanzu muna rubutowa sau ɗaya a awa. Za mu sake rubutowa idan ya yi minti 30 ba katsewa.',
      },
    ],
    why,
    language,
  };
}

export function digest(facts: UnstableFacts, now: Date): Email {
  const name = shortName(facts.serverName);
  const lasts = duration(now.getTime() - facts.startedAt.getTime());
  return {
    subject: `${name} har yanzu yana katsewa, ${lasts} ke nan`,
    preview: 'Yana daina aiki sannan ya dawo.',
    banner: { state: 'warning', word: 'Har yanzu yana katsewa' },
    heading: `${name} har yanzu yana katsewa yana dawowa`,
    blocks: [
      { type: 'lead', text: `Yana daina aiki yana dawowa, ${lasts} ke nan.` },
      { type: 'text', text: sentence(facts.explanation?.whatHappened ?? facts.cause) },
      { type: 'button', label: 'Duba dubawar baya-baya', url: facts.incidentUrl },
      {
        type: 'small',
        text: 'Wannan taƙaitawa tana zuwa sau ɗaya a awa, har sabar ɗin ya yi minti 30 ba katsewa.',
      },
    ],
    why,
    language,
  };
}

export function steady(facts: UnstableFacts & { resolvedAt: Date }, reader: Reader, now: Date): Email {
  const name = shortName(facts.serverName);
  const lasted = duration(facts.resolvedAt.getTime() - facts.startedAt.getTime());
  return {
    subject: `${name} ya daina katsewa, bayan ${lasted}`,
    preview: `Ya daidaita ${since(facts.resolvedAt, now, reader.timeZone)}.`,
    banner: { state: 'up', word: 'Ya daidaita' },
    heading: `${name} ya daina katsewa`,
    blocks: [
      { type: 'lead', text: `Ya yi ta katsewa har tsawon ${lasted}. Yanzu minti 30 ke nan yana amsawa ba tsayawa.` },
      { type: 'facts', rows: [causeOf(facts)] },
      { type: 'button', label: shared.seeWhatHappened, url: facts.incidentUrl },
    ],
    why,
    language,
  };
}
