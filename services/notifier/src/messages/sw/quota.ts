import type { QuotaFacts, Reader } from '../facts.js';
import type { Email } from '../email.js';
import { greeting, shortName } from './phrases.js';
import { number } from './times.js';

export function quota(facts: QuotaFacts, reader: Reader): Email {
  const name = shortName(facts.serverName);
  const used = `${number(facts.used)} kati ya ${number(facts.limit)}`;
  const all = facts.mark === 100;
  return {
    subject: all ? `${name}: ukaguzi umeisha, sasa mara moja kwa saa` : `${name}: 80% ya ukaguzi wa mwezi umetumika`,
    preview: `Ukaguzi uliotumika: ${used}.`,
    banner: { state: 'warning', word: all ? 'Ukaguzi mara moja kwa saa' : '80% imetumika' },
    heading: all ? `${name} sasa inakaguliwa mara moja kwa saa` : `${name} itaishiwa ukaguzi mwezi huu`,
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      {
        type: 'text',
        text: all
          ? `${name} imetumia ukaguzi wote wa mwezi huu (${used}). Tunaendelea kuifuatilia mara moja kwa saa hadi mwezi ujao. Hivyo kukatika kunaweza kutoonekana kwa hadi saa moja.`
          : `${name} imetumia ukaguzi wa mwezi huu ${used}, na kwa kasi hii hautatosha. Ukiisha, tutaikagua mara moja kwa saa hadi mwezi ujao.`,
      },
      {
        type: 'steps',
        title: 'Njia mbili',
        steps: ['Chagua muda mrefu zaidi kati ya ukaguzi wa seva hii.', 'Au chukua kifurushi chenye ukaguzi zaidi.'],
      },
      { type: 'button', label: 'Ona vifurushi', url: facts.plansUrl },
    ],
    why: 'Unapokea ujumbe huu kwa sababu seva yako moja inatumia ukaguzi wake wa mwezi haraka kuliko ilivyotarajiwa.',
    language: 'sw',
  };
}
