import { limits } from '@nowahala/kernel';
import { until } from './times.js';
import { fr } from './typeset.js';
import { reply } from '../whatsapp-message.js';
import type { WhatsAppMessage } from '../whatsapp-message.js';

export const quietUntil = (endsAt: Date, now: Date, timeZone: string): WhatsAppMessage =>
  reply(
    fr`Silence ${until(endsAt, now, timeZone)} : aucune alerte pour tous vos serveurs.`,
    'Nous continuons à vérifier. Ce qui sera alors encore en panne, vous le saurez aussitôt.',
    'Envoyez SILENCE OFF pour y mettre fin plus tôt.',
  );

export const quietOver = (): WhatsAppMessage => reply('Les alertes sont de nouveau actives. Nous vérifions tous vos serveurs à l’instant.');

export const notQuiet = (): WhatsAppMessage => reply(fr`Il n’y avait pas de silence : les alertes de tous vos serveurs sont actives.`);

export const quietTooLate = (): WhatsAppMessage =>
  reply(
    fr`Votre SILENCE nous est arrivé quand son temps était déjà passé : les alertes sont restées actives. Renvoyez-le si vous en avez besoin maintenant.`,
  );

export const tooMuchQuiet = (): WhatsAppMessage =>
  reply(fr`Vous avez ${limits.maintenance.atOnce} maintenances prévues, le plus possible. Terminez-en ou annulez-en une d’abord.`);

export const quietRefused = (): WhatsAppMessage =>
  reply(fr`Cela n’a pas marché : les alertes restent actives. Prévoyez la maintenance sur votre tableau de bord.`);

export const howToBeQuiet = (): WhatsAppMessage =>
  reply(
    'Envoyez SILENCE et les minutes, par exemple SILENCE 30. SILENCE 2H veut dire deux heures, et un jour est le maximum.',
    'SILENCE OFF y met fin.',
  );
