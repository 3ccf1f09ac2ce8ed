/** Data: what is said of slow servers, of networks that are away, and of servers that only some places reach. */
import type { slow as slowInEnglish, network as networkInEnglish, partial as partialInEnglish } from '../en/warnings.js';
import type { Translated } from '../translated.js';

export const slow: Translated<typeof slowInEnglish, 'fr'> = {
  cause: 'Les clients attendent {waits}',
  happened: {
    website: 'Votre site répond, mais lentement : les clients attendent {waits}. À cette heure, c’est d’habitude {usual}.',
    server: 'Votre serveur répond, mais lentement : les clients attendent {waits}. À cette heure, c’est d’habitude {usual}.',
  },
  places: 'Vu depuis {places}, pas de partout.',
  who: {
    everybody: 'Toutes les personnes qui l’ouvrent. Beaucoup partent après cinq secondes.',
    there: 'Les visiteurs de là-bas. Les autres ne remarquent peut-être rien.',
  },
  why: 'Trop de travail pour la machine : beaucoup de visiteurs d’un coup, une sauvegarde ou un import en cours, ou un changement d’aujourd’hui.',
  steps: [
    'Arrêtez une sauvegarde, un import ou un envoi de masse si l’un d’eux est en cours.',
    'Si quelque chose a été changé aujourd’hui, comme une extension ou un thème, désactivez-le ou demandez la version d’avant.',
    'Écrivez à votre hébergeur : « {request} »',
  ],
  call: 'L’hébergeur de votre site ; son nom est sur votre facture d’hébergement.',
  evidence: [
    'Dix minutes et plus de réponses autour de {waits}.',
    'D’habitude à cette heure de la semaine : {usual}, d’après les 14 derniers jours.',
  ],
};

export const network: Translated<typeof networkInEnglish, 'fr'> = {
  happened: {
    named:
      'Le problème est chez {network} ou sur sa connexion, pas sur votre site : {affected} serveurs y ont cessé de répondre en quelques minutes, et les autres réseaux vont bien.',
    unnamed:
      'Le problème est chez l’hébergeur ou sur sa connexion, pas sur votre site : {affected} serveurs y ont cessé de répondre en quelques minutes, et les autres réseaux vont bien.',
  },
  why: 'Une panne de l’hébergeur, ou de sa connexion à internet.',
  steps: {
    wait: 'Ne changez et ne redémarrez rien : votre site va très probablement bien, et revient avec le réseau.',
    ask: {
      named: 'Demandez à l’assistance de {network}, ou à votre hébergeur, si la panne est connue et quand elle finira.',
      unnamed: 'Demandez à votre hébergeur si la panne est connue et quand elle finira.',
    },
    customers: 'Prévenez vos clients avec le texte ci-dessous, et prenez en attendant les commandes par téléphone ou WhatsApp.',
  },
  notice: 'La société qui garde notre site a une panne. Nous l’attendons. En attendant, merci de nous écrire.',
  call: 'Votre hébergeur. Demandez : « {request} »',
  evidence: '{affected} serveurs de ce réseau ont cessé de répondre en quelques minutes ; les autres réseaux vont bien.',
};

export const partial: Translated<typeof partialInEnglish, 'fr'> = {
  cause: 'Joignable depuis {good}, pas depuis {bad}',
  happened: 'Nous joignons votre site depuis {good}, mais pas depuis {bad}.',
  who: 'Les visiteurs à {bad} et autour. Ceux près de {good} ne remarquent rien.',
  why: 'Quelque chose sur le chemin de votre serveur, ou une liste de blocage (une liste de visiteurs tenus dehors) qui contient {bad}. Le serveur lui-même fonctionne.',
  steps: [
    'Demandez à quelqu’un près de {bad} d’ouvrir votre site, une fois par Wi-Fi et une fois par les données mobiles.',
    'Regardez si votre site, ou un service devant lui comme Cloudflare, tient dehors les visiteurs de {bad}. Si oui, laissez-les entrer.',
    'Écrivez à votre hébergeur : « {request} »',
  ],
  call: 'Votre hébergeur. Dites d’où cela marche ({good}) et d’où cela ne marche pas ({bad}).',
  evidence: 'Depuis {bad} : {seen}.',
};
