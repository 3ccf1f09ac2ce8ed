import { anyWord } from './rules.js';
import type { LanguageRules } from './rules.js';

export const french: LanguageRules = {
  stays: [
    ...'mail mails incident incidents site message messages machine page date cause cookies pause minute minutes'.split(' '),
    ...'action service notification notifications solution client clients long important possible change patience'.split(' '),
    ...'moment maintenance question questions total simple code type fin note place temps jour son ton dans sans pour'.split(' '),
    ...'tout plus rien internet les des par net port charge passage'.split(' '),
    ...'non trace session chose active version solutions silence photo pages normal mode menu information certain'.split(' '),
    ...'catalogue assistant document main six part arrive menus codes ticket dollars jargon secrets dates usage actions public ports maintenances'.split(
      ' ',
    ),
  ],
  spelling: [
    /["']/,
    /(?<!\u202f)[;!?»]/,
    /(?<![\u202f\d]):/,
    /(?<=\d):(?!\d)/,
    /«(?!\u202f)/,
    /(?<!\u00a0)[%₦]/,
    /\d ?ms\b/,
    /(?<![\p{L}’])[lLdDjJnNsScCmMtT] (?=\p{L})/u,
  ],
  words: [
    anyWord('cassée?', 'hôte', 'contrôler?', 'registraire', 'résumer', 'sauvegarder', 'plan', 'crédit', 'cliquez', 'cliquer', 'évidence'),
    anyWord('éventuellement', 'actuellement', 'délais?', 'adresser', 'supporter', 'nouvelle année', 'cher client', 'inscrit\\(e\\)'),
    anyWord('faute', 'oubliée?', 'oublier', 'oubliez'),
  ],
};
