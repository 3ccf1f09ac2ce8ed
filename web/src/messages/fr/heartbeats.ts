import type { heartbeats as original } from '../en/heartbeats';
import type { Words } from '../words';
import { everyMinutes, plural } from './grammar';

const span = (minutes: number): string => {
  if (minutes % 1_440 === 0 && minutes > 0) return plural(minutes / 1_440, 'jour', 'jours');
  if (minutes % 60 === 0 && minutes > 0) return plural(minutes / 60, 'heure', 'heures');
  return plural(minutes, 'minute', 'minutes');
};

export const heartbeats: Words<typeof original> = {
  title: 'Tâches',
  text: 'Une sauvegarde ou une autre tâche nous appelle à chaque passage. Si l’appel ne vient pas, nous vous le disons.',
  add: 'Surveiller une tâche',
  list: 'Vos tâches',
  none: 'Aucune tâche n’est encore surveillée',
  noneText:
    'Une sauvegarde arrêtée en mars se remarque en juin, le jour où il la faut. Faites appeler une de nos adresses par chaque tâche : nous vous disons quand elle se tait.',
  cannotLoad: 'Impossible de charger vos tâches',
  notFound: 'Cette tâche n’existe pas',
  notFoundText: 'Elle a peut-être été supprimée, ou elle appartient à un autre compte.',
  toList: 'Toutes vos tâches',
  home: (all, trouble) =>
    trouble > 0
      ? `${plural(trouble, 'tâche ne s’est pas bien passée', 'tâches ne se sont pas bien passées')}`
      : all === 1
        ? 'Votre tâche est passée comme prévu'
        : `${plural(all, 'tâche passée', 'tâches passées')} comme prévu`,
  homeSome: (ran, all) => `${ran} sur ${plural(all, 'tâche passée', 'tâches passées')} comme prévu ; pas encore d’appel des autres`,
  homePaused: 'Vos tâches sont en pause',
  homeNew: 'Vos tâches : pas encore d’appel',
  homeUnknown: 'Vos tâches : nous ne voyons pas à l’instant si elles sont passées',
  unknown: 'Nous ne voyons pas à l’instant quand elle a appelé.',
  homeNone: 'Surveiller aussi une sauvegarde ou une autre tâche',
  every: everyMinutes,
  cron: (line, zone) => `selon « ${line} » (${zone})`,
  grace: (minutes) => `${span(minutes)} de retard au plus`,
  never: 'Elle n’a encore jamais appelé. Rien n’est attendu d’ici là.',
  last: 'Dernier appel',
  next: 'Attendu',
  seeIncident: 'Voir que faire',
  form: {
    title: 'Surveiller une tâche',
    name: 'Comment s’appelle la tâche ?',
    nameHint: 'Par exemple « Sauvegarde de nuit ». Les messages utilisent ce nom.',
    noName: 'Veuillez donner un nom à cette tâche, comme « Sauvegarde de nuit ».',
    how: 'Quand passe-t-elle ?',
    simple: 'À intervalles réguliers',
    often: 'À quelle fréquence ?',
    byCron: 'Selon une ligne cron',
    choices: [5, 15, 30, 60, 360, 720, 1_440, 10_080],
    cron: 'Ligne cron',
    cronHint: 'Cinq parties, comme dans votre crontab : « 0 2 * * * » veut dire chaque nuit à deux heures.',
    noCron: 'Écrivez la ligne cron, comme « 0 2 * * * ».',
    zone: 'Dans quel fuseau horaire',
    grace: 'Quel retard est permis ?',
    graceHint: 'Prenez la plus longue durée dont la tâche a jamais besoin. Nous vous disons quand elle est dépassée.',
    graces: [5, 15, 30, 60, 180, 720, 1_440],
    minutes: span,
    onlyPost: 'Seul POST compte',
    onlyPostHint:
      'Pour une adresse que vous collez dans une discussion : un aperçu du lien ne compte alors pas. La tâche appelle avec POST.',
    submit: 'Enregistrer',
    create: 'Obtenir l’adresse',
    full: 'Votre formule est complète : chaque tâche prend la place d’un serveur. Passez à une formule plus grande, ou supprimez une tâche ou un serveur dont vous n’avez plus besoin.',
    seePlans: 'Voir les formules',
  },
  address: 'L’adresse',
  addressText: 'La tâche l’appelle quand elle s’est bien passée. Qui la connaît peut aussi l’appeler : gardez-la avec vos mots de passe.',
  copyAddress: 'Copier l’adresse',
  copied: 'Copié.',
  snippets: {
    title: 'Comment l’appeler',
    cron: 'Cron, Linux et Mac',
    cronText: 'Mettez ceci après la tâche. L’appel se répète si notre ligne ou la vôtre est mauvaise.',
    result: 'Avec son résultat et ses dernières lignes',
    resultText: 'Dit qu’elle a commencé, puis comment elle a fini, avec les dernières lignes écrites.',
    powershell: 'Windows (PowerShell)',
    wordpress: 'WordPress',
    wordpressText: 'Dans le functions.php de votre thème : nous appelle chaque fois que WordPress suit son propre horaire.',
    copy: (what) => `Copier : ${what}`,
  },
  log: 'Derniers appels',
  cannotLoadLog: 'Impossible de charger ses derniers appels',
  logNone: 'Pas encore d’appel. Lancez la tâche une fois à la main : il apparaît ici en quelques secondes.',
  kinds: { success: 'Réussie', start: 'Début', fail: 'Échouée' },
  exitCode: (code) => `code ${code}`,
  change: 'Modifier cette tâche',
  pause: 'Mettre en pause',
  resume: 'Reprendre',
  rotate: 'Nouvelle adresse',
  rotateTitle: 'Une nouvelle adresse pour cette tâche ?',
  rotateText: 'L’adresse présente est annulée aussitôt : tant que la nouvelle n’est pas dans la tâche, ses appels ne comptent pas.',
  delete: 'Supprimer',
  deleteTitle: (name) => `Supprimer : ${name} ?`,
  deleteText:
    'Son adresse est annulée aussitôt, ses appels disparaissent, et personne n’est plus prévenu. Pour avoir seulement le silence, mettez-la en pause.',
};
