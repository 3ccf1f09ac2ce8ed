import type { Email } from '../email.js';
import type { OutageFacts, Reader, RecoveryFacts } from '../facts.js';
import { detailBlocks, whatItMeans } from './outage.js';
import { buttons, capital, names, sentence, shared } from './phrases.js';
import { duration, moment, since } from './times.js';

const language = 'ha';
const why =
  'Kun sami wannan ne domin faɗakarwar imel tana kunne ga wannan sabar. A shafinsa kuna iya sauya hakan, ku kuma kashe gargaɗin jinkiri.';

const all = (facts: OutageFacts) => names([facts.serverName, ...facts.alsoDown]);
const several = (facts: OutageFacts) => facts.alsoDown.length > 0;
const happened = (facts: OutageFacts) => sentence(facts.explanation?.whatHappened || facts.cause);
const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

export const isSlow = (facts: OutageFacts): string => `${all(facts)} ${several(facts) ? 'suna' : 'yana'} jinkiri`;
export const isStillSlow = (facts: OutageFacts): string => `${all(facts)} har yanzu ${several(facts) ? 'suna' : 'yana'} jinkiri`;
export const isQuickAgain = (facts: OutageFacts): string =>
  `${all(facts)} ${several(facts) ? 'sun koma saurinsu' : 'ya koma saurinsa'} na kullum`;

/** It answers, but far slower than usual: a warning. */
export function slow(facts: OutageFacts, reader: Reader, now: Date): Email {
  const began = since(facts.startedAt, now, reader.timeZone);
  return {
    subject: `${isSlow(facts)} ${began}: ${lower(facts.cause)}`,
    preview: happened(facts),
    banner: { state: 'warning', word: 'Yana jinkiri' },
    heading: `${isSlow(facts)} ${began}`,
    blocks: [
      { type: 'lead', text: happened(facts) },
      ...whatItMeans(facts.explanation),
      { type: 'button', label: shared.seeWhatToDo, url: facts.incidentUrl },
      ...detailBlocks(facts.explanation),
      {
        type: 'small',
        text: `Za mu rubuto muku idan ya koma saurinsa na kullum. Kafin nan, tunatarwa sau ɗaya a rana. Idan haka zai ci gaba da kasancewa, ku danna ${buttons.newNormal} a shafin matsalar.`,
      },
    ],
    why,
    language,
  };
}

export function slowReminder(facts: OutageFacts, reader: Reader, now: Date): Email {
  const email = slow(facts, reader, now);
  const lasts = duration(now.getTime() - facts.startedAt.getTime());
  return {
    ...email,
    subject: `${isSlow(facts)}, ${lasts} ke nan`,
    banner: { state: 'warning', word: 'Yana jinkiri: tunatarwar yau' },
    heading: isStillSlow(facts),
    blocks: [
      { type: 'lead', text: `${capital(lasts)} ke nan. ${happened(facts)}` },
      ...email.blocks.slice(1, -1),
      { type: 'small', text: 'Wannan tunatarwa tana zuwa sau ɗaya a rana da ƙarfe 08:00, har ya koma saurinsa na kullum.' },
    ],
  };
}

export function quickAgain(facts: RecoveryFacts, reader: Reader, now: Date): Email {
  const lasted = duration(facts.resolvedAt.getTime() - facts.startedAt.getTime());
  const back = since(facts.resolvedAt, now, reader.timeZone);
  return {
    subject: `${isQuickAgain(facts)}, bayan ${lasted}`,
    preview: `${capital(back)}. ${shared.nothingToDo}`,
    banner: { state: 'up', word: 'Saurinsa na kullum' },
    heading: isQuickAgain(facts),
    blocks: [
      { type: 'lead', text: `${capital(back)}, bayan ${lasted}. ${sentence(facts.cause)}` },
      {
        type: 'facts',
        rows: [
          ['Tsawon lokaci', lasted],
          ['Farawa', capital(moment(facts.startedAt, now, reader.timeZone))],
          ['Dawowa', capital(moment(facts.resolvedAt, now, reader.timeZone))],
        ],
      },
      { type: 'button', label: shared.seeWhatHappened, url: facts.incidentUrl },
      { type: 'small', text: shared.nothingToDo },
    ],
    why,
    language,
  };
}
