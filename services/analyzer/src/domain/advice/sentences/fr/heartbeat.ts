/** Data: what is said of jobs that did not report. */
import type { heartbeat as english } from '../en/heartbeat.js';
import type { Translated } from '../translated.js';

export const heartbeat: Translated<typeof english, 'fr'> = {
  missing: {
    cause: 'La tâche n’a pas donné signe de vie à l’heure prévue',
    happened: '{name} devait donner signe de vie et ne l’a pas fait.',
    who: 'Personne ne le voit encore. Mais ce que fait la tâche, une sauvegarde par exemple, peut manquer le jour où vous en aurez besoin.',
    why: 'La tâche n’a pas démarré : sa machine était éteinte, son horaire a été changé ou perdu, ou elle n’a pas d’accès à internet.',
    steps: [
      'Regardez si la machine qui fait tourner la tâche est allumée.',
      'Regardez son horaire (cron, ou le planificateur de tâches) et si la ligne avec notre adresse y est toujours.',
      'Démarrez la tâche une fois à la main et voyez si elle donne signe de vie ici.',
    ],
  },
  failed: {
    cause: 'La tâche a signalé un échec',
    causeCode: 'La tâche s’est terminée avec le code d’erreur {exitCode}',
    happened: '{name} a signalé un échec.',
    happenedCode: '{name} a fini avec le code d’erreur {exitCode} : c’est un échec.',
    who: 'Personne ne le voit encore. Mais cette fois, la tâche n’a pas fait son travail.',
    why: 'Le programme de la tâche a rencontré une erreur, souvent un disque plein, un mot de passe changé ou un fichier déjà utilisé.',
    steps: [
      'Lisez les derniers mots de la tâche : ils sont dans ce que nous avons vu et sur sa page.',
      'Regardez si le disque de sa machine est plein.',
      'Démarrez la tâche une fois à la main et voyez si elle finit bien.',
    ],
  },
  unfinished: {
    cause: 'La tâche a commencé et n’a pas signalé de fin',
    happened: '{name} a commencé et n’a pas dit avoir fini.',
    who: 'Personne ne le voit encore. Mais cette fois, la tâche n’a peut-être pas fait son travail.',
    why: 'La tâche est bloquée, a été arrêtée en route, ou dure plus longtemps que vous ne l’avez permis.',
    steps: [
      'Regardez sur sa machine si la tâche tourne encore.',
      'Si elle est bloquée, arrêtez-la et démarrez-la une fois à la main.',
      'Si elle est seulement plus longue maintenant, donnez-lui plus de temps sur sa page.',
    ],
  },
  call: 'La personne qui a créé la tâche, ou l’assistance de la société dont elle utilise la machine.',
  missedByUs: 'Nous n’avons pas pu prendre d’appels nous-mêmes pendant un temps : elle a peut-être tourné sans que nous le sachions.',
  lastWords: 'Les derniers mots de cette fois : « {lastWords} »',
  wordsBefore: 'Les derniers mots de la fois d’avant : « {lastWords} »',
};
