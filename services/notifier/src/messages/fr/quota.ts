import type { QuotaFacts, Reader } from '../facts.js';
import type { Email } from '../email.js';
import { greeting, shortName } from './phrases.js';
import { number } from './times.js';
import { fr } from './typeset.js';

export function quota(facts: QuotaFacts, reader: Reader): Email {
  const name = shortName(facts.serverName);
  const used = `${number(facts.used)} sur ${number(facts.limit)}`;
  const all = facts.mark === 100;
  return {
    subject: all ? fr`${name} : vérifications épuisées, une par heure` : fr`${name} : 80 % des vérifications du mois utilisées`,
    preview: fr`Vérifications utilisées : ${used}.`,
    banner: { state: 'warning', word: all ? 'Une vérification par heure' : fr`80 % utilisés` },
    heading: all ? `${name} passe à une vérification par heure` : `${name} va manquer de vérifications ce mois-ci`,
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      {
        type: 'text',
        text: all
          ? fr`Toutes les vérifications du mois sont utilisées (${used}) pour ce serveur : ${name}. Nous continuons une fois par heure jusqu’au mois prochain. Une panne peut donc passer inaperçue pendant une heure au plus.`
          : fr`Vérifications du mois déjà utilisées pour ${name} : ${used}. À ce rythme, elles ne suffiront pas. Une fois épuisées, nous vérifions une fois par heure jusqu’au mois prochain.`,
      },
      {
        type: 'steps',
        title: 'Deux solutions',
        steps: ['Choisissez une fréquence moins élevée pour ce serveur.', 'Ou prenez une formule avec plus de vérifications.'],
      },
      { type: 'button', label: 'Voir les formules', url: facts.plansUrl },
    ],
    why: 'Vous recevez ceci parce qu’un de vos serveurs utilise ses vérifications du mois plus vite que prévu.',
    language: 'fr',
  };
}
