/** Data: the words of work for which somebody shuts a website for a while, and of what only looks like it. */
import { PAYING } from '@nowahala/kernel';
import type { Clue } from '../signature.js';
import { PLANNED_WORK, SUSPENDED } from './vocabulary.js';

const eachOf = (before: readonly string[], words: readonly string[]): string[] =>
  before.flatMap((one) => words.map((word) => `${one} ${word}`));

const THINGS = ['system', 'server', 'site', 'website', 'software', 'database', 'platform', 'security'];

const WORK_ON_THINGS = eachOf(THINGS, ['upgrade', 'upgrades', 'update', 'updates', 'migration']);

/** Work by itself. Of a website that is there the same words say other things: "last updated". */
const WORK_THAT_PAUSES = [
  ...PLANNED_WORK,
  ...[
    'we upgrade',
    'we are upgrading',
    "we're upgrading",
    'while upgrading',
    'being upgraded',
    'upgrade in progress',
    'upgrade is in progress',
  ],
  ...['we update', 'we are updating', "we're updating", 'while updating', 'being updated', 'we move', 'are moving', "we're moving"],
  ...['while moving', 'being moved', 'we migrate', 'we are migrating', "we're migrating", 'while migrating', 'being migrated'],
  ...eachOf(['planned', 'scheduled'], WORK_ON_THINGS),
  ...['migration in progress', 'migration is in progress', 'upgrade of our', 'migration of our', 'planned work', 'scheduled work'],
  ...['planned upgrade', 'scheduled upgrade', 'planned update', 'scheduled update', 'planned migration', 'scheduled migration'],
  ...['mise a jour en cours', 'migration en cours', 'actualizacion en curso', 'migracion en curso', 'atualizacao em curso'],
  ...['atualizacao em andamento', 'migracao em andamento', 'dey upgrade', 'dey update', 'dey move', 'tunaboresha'],
];

/** Work only after a word of purpose: its owner may be asked to do as much ("upgrade now"). */
const WORK_BY_PURPOSE = [
  ...eachOf(
    [
      'for',
      'for a',
      'for an',
      'for the',
      'for our',
      'during',
      'during a',
      'during an',
      'during the',
      'during our',
      'due to a',
      'due to an',
    ],
    ['upgrade', 'upgrades', 'migration', ...WORK_ON_THINGS],
  ),
  ...eachOf(
    ['pour', 'pour une', 'pour la', 'pour des', 'pendant une', 'pendant la', 'durant une', 'durant la', 'en', 'en cours de'],
    ['mise a jour', 'mises a jour', 'mise a niveau', 'migration'],
  ),
  ...eachOf(["le temps d'une", 'le temps de la', "en raison d'une", "a cause d'une"], ['mise a jour', 'mise a niveau', 'migration']),
  ...eachOf(
    [
      'por',
      'para',
      'para la',
      'para una',
      'por la',
      'por una',
      'durante',
      'durante la',
      'durante una',
      'en',
      'debido a una',
      'a causa de una',
    ],
    ['actualizacion', 'actualizaciones', 'migracion', 'mejoras'],
  ),
  ...eachOf(
    ['por', 'para', 'para a', 'para uma', 'pela', 'durante', 'durante a', 'durante uma', 'em', 'devido a', 'devido a uma', 'por causa da'],
    ['atualizacao', 'atualizacoes', 'migracao', 'melhorias'],
  ),
  ...eachOf(['kwa', 'kwa ajili ya', 'wakati wa', 'ili', 'tunafanya'], ['maboresho', 'kuboresha']),
  ...eachOf(['don', 'domin', 'saboda', 'muna'], ['sabuntawa']),
  ...eachOf(['fun', 'nitori'], ['imudojuiwon']),
  ...['للتحديث', 'لتحديث', 'للترقية', 'لترقية', 'قيد التحديث', 'قيد الترقية'],
  ...eachOf(['أثناء', 'اثناء', 'خلال', 'بسبب'], ['التحديث', 'تحديث', 'الترقية', 'ترقية']),
];

/** Of what its owner has to do: then it is not the host that works. */
const THE_OWNERS_TURN = [
  ...PAYING,
  ...['your details', 'your contact details', 'your account details', 'your data', 'your information', 'your records', 'your plan'],
  ...['bigger plan', 'larger plan', 'higher plan', 'another plan', 'bigger package', 'upgrade options', 'upgrade offers', 'upgrade plans'],
  ...['contact us', 'contact support', 'call us', 'contactez-nous', 'contactenos', 'em contato', 'en contacto'],
  ...['vos coordonnees', 'vos donnees', 'vos informations', 'votre dossier', 'votre compte', 'votre offre', 'votre forfait'],
  ...['sus datos', 'tus datos', 'su plan', 'tu plan', 'su cuenta', 'seus dados', 'seu plano', 'sua conta', 'cadastr~'],
  ...['taarifa zako', 'kifurushi chako', 'bayananku', 'بيانات', 'معلومات'],
];

/** The owner's own work is no suspension. */
export const AT_WORK: readonly Clue[] = [{ recognised: ['page', 'maintenance'] }, { error: ['body_maintenance'] }];

export const SUSPENDED_FOR_WORK: readonly Clue[] = [
  { says: [WORK_THAT_PAUSES, SUSPENDED], unless: [WORK_THAT_PAUSES, PAYING], asksNothing: true },
  { says: [WORK_BY_PURPOSE, SUSPENDED], unless: [WORK_BY_PURPOSE, THE_OWNERS_TURN], asksNothing: true },
];
