/** Data: what is said of words that must or must not be on a page. */
import type { wantedText as english } from '../en/wanted-text.js';
import type { Translated } from '../translated.js';

export const wantedText: Translated<typeof english, 'fr'> = {
  'words-missing': {
    cause: 'Les mots qui doivent être sur la page n’y sont pas',
    happened: '{host} répond, mais les mots que vous voulez voir sur la page n’y sont pas.',
    who: 'Très probablement toutes les personnes qui ouvrent cette page.',
    why: 'La page est vide, montre une erreur sans le dire, ou a été changée.',
    steps: [
      'Ouvrez le site sur votre téléphone et regardez si la page est comme elle doit être.',
      'Si la page est juste et que seuls ses mots sont nouveaux, choisissez « Modifier le serveur » ici et tapez les nouveaux mots.',
    ],
  },
  'words-beyond': {
    cause: 'Les mots qui doivent être sur la page n’ont pas été vus dans ses 64 premiers Ko',
    happened: '{host} répond. Nous avons lu les 64 premiers Ko de la page, et vos mots n’y sont pas. Ils sont peut-être plus bas.',
    who: 'Peut-être personne. Si la page ne fonctionne plus, toutes les personnes qui l’ouvrent.',
    why: 'La page a grandi, ou son début a été changé.',
    steps: [
      'Ouvrez le site sur votre téléphone et regardez si la page est comme elle doit être.',
      'Si elle est juste, choisissez « Modifier le serveur » ici et tapez des mots du haut de la page, comme son titre.',
    ],
  },
  'words-by-script': {
    cause: 'Les mots qui doivent être sur la page sont dessinés par JavaScript, ou manquent',
    happened:
      '{host} répond avec une page presque vide. JavaScript (un programme dans le navigateur du visiteur) dessine le reste, et nous ne pouvons pas le voir.',
    who: 'Peut-être personne. Nous ne pouvons pas le dire d’ici.',
    why: 'Le site est fait ainsi. On ne peut pas chercher des mots dans une telle page.',
    steps: [
      'Ouvrez le site sur votre téléphone et regardez si la page est comme elle doit être.',
      'Si elle est juste, choisissez « Modifier le serveur » ici et prenez le titre de la page comme mots, ou laissez-les vides.',
      'Ou entrez une adresse de votre site qui répond en texte simple, comme une page de santé.',
    ],
  },
  'words-forbidden': {
    cause: 'Des mots qui ne doivent pas être sur la page y sont',
    happened: '{host} répond, mais la page montre des mots qui, selon vous, ne doivent pas y être.',
    who: 'Toutes les personnes qui ouvrent cette page les voient.',
    why: 'La page montre une erreur dans son texte, ou quelqu’un l’a changée.',
    steps: [
      'Ouvrez le site sur votre téléphone et regardez si la page est comme elle doit être.',
      'Si la page est juste et que seuls ses mots sont nouveaux, choisissez « Modifier le serveur » ici et tapez les nouveaux mots.',
    ],
  },
};
