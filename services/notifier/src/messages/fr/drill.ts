import type { DrillFacts, Reader } from '../facts.js';
import type { Email } from '../email.js';
import { buttons, shortName } from './phrases.js';
import { clockTime } from './times.js';
import { fr } from './typeset.js';

export function drill(facts: DrillFacts, reader: Reader): Email {
  const name = shortName(facts.serverName);
  return {
    subject: fr`Essai : ${name} est en panne depuis ${clockTime(facts.at, reader.timeZone)}`,
    preview: 'Tout va bien. C’est l’alerte d’essai que vous avez lancée.',
    banner: { state: 'brand', word: fr`Alerte d’essai : tout va bien` },
    heading: fr`Voici à quoi ressemble une alerte : ${name}`,
    blocks: [
      { type: 'lead', text: 'Vous avez lancé une alerte d’essai. Votre serveur va bien.' },
      {
        type: 'steps',
        title: 'Dans une vraie alerte, les étapes sont ici',
        steps: ['La première chose à faire, avec le nom du bouton.', 'Que faire si cela n’a pas suffi.', 'Qui appeler.'],
      },
      { type: 'button', label: 'Voir ce qui est arrivé', url: facts.settingsUrl },
    ],
    why: fr`Vous recevez ceci parce que vous avez appuyé sur ${buttons.testAlert} dans NoWahala.`,
    language: 'fr',
  };
}
