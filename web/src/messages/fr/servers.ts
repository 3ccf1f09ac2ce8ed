import type { servers as original } from '../en/servers';
import type { Words } from '../words';
import { listed, plural } from './grammar';

const answers = (count: number) => (count < 2 ? 'répond' : 'répondent');

export const servers: Words<typeof original> = {
  overview: {
    title: 'Accueil',
    noWorkspace: 'Vous n’avez pas encore d’espace de travail',
    noWorkspaceText:
      'Un espace de travail contient les serveurs d’une entreprise. Donnez-lui le nom de la vôtre ; vous pourrez le changer plus tard.',
    createWorkspace: 'Créer un espace',
    noServers: 'Vous n’avez pas encore de serveur...',
    noServersText:
      'Donnez-nous son adresse : nous le vérifions en quelques secondes, puis toute la journée. Dès qu’il ne répond plus, nous vous prévenons.',
    noServersYetText: 'Dès que votre paiement est arrivé, vous ajoutez ici votre premier serveur.',
    addServer: 'Ajouter un serveur',
    cannotLoad: 'Impossible de charger vos serveurs',
    total: 'Serveurs au total',
    active: 'Actifs',
    down: 'En panne',
    paused: 'En pause',
    counts: 'Vos serveurs en chiffres',
  },
  sentence: {
    allUp: (count) =>
      count === 1
        ? 'Votre serveur est en ligne.'
        : count === 2
          ? 'Vos 2 serveurs sont en ligne.'
          : `Vos ${count} serveurs sont tous en ligne.`,
    watchedUp: (up) =>
      up === 1 ? 'Le serveur que nous surveillons est en ligne.' : `Les ${up} serveurs que nous surveillons sont en ligne.`,
    pausedToo: (count) => `${count} en pause.`,
    maintenance: (names) => `Maintenance en cours : ${listed(names)}.`,
    noAlerts: 'Aucune alerte ne part avant la fin de la maintenance. Nous continuons à vérifier.',
    oneDown: (name, since, duration) => `${name} est en panne depuis ${since}, soit ${duration} jusqu’ici.`,
    manyDown: (names, total) =>
      names.length < total
        ? `${names.length} de vos ${total} serveurs sont en panne : ${listed(names)}.`
        : `Vos ${names.length} serveurs sont tous en panne : ${listed(names)}.`,
    othersUp: (count) => (count === 1 ? 'Votre autre serveur est en ligne.' : `Vos ${count} autres serveurs sont en ligne.`),
    partly: (name, reached, notReached) => `${name} répond depuis ${listed(reached)}, mais pas depuis ${listed(notReached)}.`,
    partlySomewhere: (names) => `${listed(names)} ${answers(names.length)} depuis certains lieux, mais pas depuis tous.`,
    unstable: (names) => `Pannes et retours répétés : ${listed(names)}.`,
    slow: (names) => `${listed(names)} ${answers(names.length)}, mais bien plus lentement que d’habitude.`,
    lookingCloser: (names) => `Nous regardons ${listed(names)} de plus près : une vérification vient d’échouer.`,
    comingBack: (names) =>
      `${listed(names)} ${answers(names.length)} de nouveau. Nous surveillons encore un peu avant de dire que c’est terminé.`,
    firstCheck: (names) => `Première vérification en cours : ${listed(names)}.`,
    unknown: (count) => `Nous n’avons pas pu vérifier ${plural(count, 'serveur', 'serveurs')} à l’instant, pour une raison de notre côté.`,
    allPaused: (count) =>
      count === 1 ? 'Votre serveur est en pause. Rien n’est surveillé.' : 'Tous vos serveurs sont en pause. Rien n’est surveillé.',
    lastTrouble: (name, ago, duration) => `Dernier problème : ${name}, ${ago}, pendant ${duration}.`,
    noTrouble: 'Aucun problème jusqu’ici.',
    seeWhatToDo: 'Voir que faire',
  },
  spoken: {
    good: 'Tout va bien.',
    bad: 'Quelque chose ne répond plus.',
    warn: 'Quelque chose est à regarder de plus près.',
    info: '',
  },
  table: {
    caption: 'Vos serveurs',
    name: 'Nom',
    ip: 'IP',
    status: 'État',
    usage: 'Utilisation',
    days: '90 derniers jours',
    menu: 'Menu',
    menuOf: (name) => `Menu : ${name}`,
    pings: (count, said) => `${said} ${count < 2 ? 'ping' : 'pings'}`,
    ofLimit: (limit) => `sur ${limit} ce mois`,
    logHistory: 'Historique',
    edit: 'Modifier le serveur',
    checkNow: 'Vérifier maintenant',
    pause: 'Mettre en pause',
    resume: 'Reprendre',
    delete: 'Supprimer',
    whatToDo: 'Voir que faire',
  },
  delete: {
    title: (name) => `Supprimer : ${name}`,
    text: 'La surveillance s’arrête aussitôt. Son historique, ses incidents et ses journaux d’erreurs partent aussi, sans retour possible.',
    instead: 'Pour une courte durée, mettez-le plutôt en pause.',
    typeName: (name) => `Pour confirmer, écrivez : ${name}`,
    mismatch: 'Ce n’est pas le nom du serveur.',
    submit: 'Supprimer le serveur',
    done: (name) => `Serveur supprimé : ${name}.`,
  },
  workspace: {
    title: 'Créer un espace de travail',
    text: 'Il contient vos serveurs et dit comment nous vous joignons.',
    name: 'Nom de votre espace de travail',
    hint: 'Par exemple le nom de votre entreprise.',
    noName: 'Veuillez donner un nom à votre espace de travail.',
    tooLong: (limit) => `Un nom peut avoir ${plural(limit, 'caractère', 'caractères')} au plus.`,
    submit: 'Créer un espace',
  },
  edit: {
    title: 'Modifier le serveur',
    submit: 'Enregistrer',
    pausedText: 'Ce serveur est en pause. Vos modifications comptent dès que vous reprenez la surveillance.',
    notFound: 'Ce serveur n’existe pas',
    notFoundText: 'Il a peut-être été supprimé, ou il appartient à un autre compte.',
    toOverview: 'Aller à vos serveurs',
    cannotLoad: 'Impossible de charger ce serveur',
  },
};
