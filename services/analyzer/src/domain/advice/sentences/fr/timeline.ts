/** Data: what happened in an incident, line by line. */
import type { timeline as english } from '../en/timeline.js';
import type { Translated } from '../translated.js';

export const timeline: Translated<typeof english, 'fr'> = {
  first: { server: 'Une vérification a échoué pour la première fois.', slow: 'Une réponse a mis bien plus de temps que d’habitude.' },
  opened: {
    down: 'Deux autres vérifications ont échoué : nous en étions sûrs et nous vous avons envoyé une alerte.',
    partial: '{seen} : nous vous avons envoyé une alerte.',
    unstable:
      'Il a disparu {outages} fois en une demi-heure. Nous comptons cela comme un seul moment instable et n’envoyons qu’une alerte.',
    slow: 'Il était lent pendant dix minutes : nous vous avons envoyé une alerte.',
  },
  worsened: 'Plus aucun lieu ne le joignait : à partir d’ici, il était en panne pour tout le monde.',
  network: 'Beaucoup de serveurs du même réseau ont aussi cessé de répondre : le problème est là, pas sur votre site.',
  changed: 'Il échouait toujours, mais pour une autre cause. Nous l’avons expliqué de nouveau.',
  explained: 'Nous avons regardé de plus près et donné plus de détails.',
  acknowledged: {
    dashboard: 'Vous avez dit que vous vous en occupez, sur le tableau de bord.',
    whatsapp: 'Vous avez dit que vous vous en occupez, par WhatsApp.',
    api: 'Vous avez dit que vous vous en occupez, par l’API.',
  },
  hour: {
    answers: {
      none: 'Il n’a plus disparu pendant la dernière heure, et répond maintenant.',
      some: {
        one: 'Il a disparu une fois pendant la dernière heure, et répond maintenant.',
        many: 'Il a disparu {count} fois pendant la dernière heure, et répond maintenant.',
        other: 'Il a disparu {count} fois pendant la dernière heure, et répond maintenant.',
      },
    },
    silent: {
      none: 'Il n’a plus disparu pendant la dernière heure, et ne répond pas maintenant.',
      some: {
        one: 'Il a disparu une fois pendant la dernière heure, et ne répond pas maintenant.',
        many: 'Il a disparu {count} fois pendant la dernière heure, et ne répond pas maintenant.',
        other: 'Il a disparu {count} fois pendant la dernière heure, et ne répond pas maintenant.',
      },
    },
  },
  over: {
    recovered: 'Il a de nouveau répondu, et cela pendant une minute.',
    everywhere: 'Il était de nouveau joignable de partout, et cela pendant une minute.',
    steady: 'À partir d’ici, il a répondu sans coupure pendant une demi-heure.',
    paused: 'Vous avez mis ce serveur en pause : nous ne le surveillons plus.',
    deleted: 'Vous avez supprimé ce serveur : nous ne le surveillons plus.',
    fast: 'Il était de nouveau aussi rapide que d’habitude, et cela pendant dix minutes.',
    superseded: 'Il a cessé de répondre comme il devrait : c’est un autre incident.',
    narrowed: 'Il répondait de nouveau depuis certains lieux, mais pas depuis tous : c’est un autre incident.',
    accepted: 'Vous avez dit que c’est normal désormais. Nous apprenons de nouveau ce qui est habituel.',
    reconfigured: 'Vous avez changé son adresse : nous avons tout repris du début.',
  },
  step: {
    done: 'Vous avez dit que l’étape {step} est faite.',
    works: 'Ensuite, il a de nouveau répondu.',
    down: 'Il était toujours en panne.',
    changed: 'Il était toujours en panne, pour une autre cause.',
    quick: 'Ensuite, il a de nouveau répondu vite.',
    slow: 'Il répondait toujours lentement.',
  },
  job: {
    missing: {
      first: 'La tâche était attendue à partir d’ici.',
      opened: 'Elle n’avait pas donné signe de vie dans le temps que vous permettez : nous vous avons envoyé une alerte.',
    },
    failed: { first: 'La tâche a signalé un échec.', opened: 'Nous vous avons envoyé une alerte.' },
    unfinished: {
      first: 'La tâche a signalé son début.',
      opened: 'Elle n’avait pas signalé de fin dans le temps que vous permettez : nous vous avons envoyé une alerte.',
    },
    over: {
      recovered: 'La tâche a signalé une bonne fin.',
      paused: 'Vous avez mis cette tâche en pause : nous ne l’attendons plus.',
      deleted: 'Vous avez supprimé cette tâche : nous ne l’attendons plus.',
      reconfigured: 'Vous avez changé cette tâche : nous avons tout repris du début.',
    },
  },
};
