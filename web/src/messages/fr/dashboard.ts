import type { dashboard as original } from '../en/dashboard';
import type { Words } from '../words';

export const dashboard: Words<typeof original> = {
  navigation: 'Menu principal',
  home: 'Accueil',
  billing: 'Facturation',
  logs: 'Journaux',
  settings: 'Paramètres',
  more: 'Plus',
  releaseNotes: 'Nouveautés',
  contactSupport: 'Écrire à l’assistance',
  signOut: 'Se déconnecter',
  hello: (username) => `Bonjour, ${username}`,
  accountMenu: 'Votre compte',
  profilePhotoOf: (name) => `Photo : ${name}`,
  notifications: (unread) => (unread === 0 ? 'Notifications' : `Notifications, ${unread} ${unread === 1 ? 'non lue' : 'non lues'}`),
  manyUnread: '9+',
  placesTaken: (used, limit) => `${used} sur ${limit} serveurs et tâches`,
  banners: {
    verifyEmail: (email) =>
      `Veuillez confirmer votre adresse : ouvrez le lien dans notre e-mail à ${email}. D’ici là, nous envoyons 10 alertes par jour au plus.`,
    sendLinkAgain: 'Renvoyer le lien',
    linkSent: (email) => `Un nouveau lien est en route vers ${email}.`,
    emailCapReached: (email) =>
      `Les 10 alertes du jour pour ${email} sont épuisées. Confirmez votre adresse et chaque alerte vous parvient de nouveau aussitôt.`,
    emailSuppressed: (email) =>
      `Nos e-mails à ${email} nous reviennent. Vous ne recevez pas d’alerte par e-mail tant que l’adresse n’est pas changée dans les Paramètres.`,
    whatsAppStopped:
      'Vous nous avez dit STOP sur WhatsApp, les alertes n’y vont donc plus. Envoyez-nous START sur WhatsApp pour les recevoir de nouveau.',
    toSettings: 'Ouvrir les Paramètres',
    toBilling: 'Voir votre formule',
    planGrace: (until) => `Votre formule est terminée. Tout continue jusqu’au ${until}. Renouvelez-la avant cette date et rien ne change.`,
    planReduced: (until) =>
      `Votre formule est terminée : vos serveurs ne sont vérifiés qu’une fois par heure. Le ${until}, les vérifications s’arrêtent. Renouvelez-la et tout revient aussitôt.`,
    planPaused:
      'Vos serveurs ne sont pas surveillés : votre formule est terminée. Renouvelez-la et la surveillance reprend, avec tout tel que vous l’avez laissé.',
    lastUpdated: (moment) => `La liaison en direct est coupée. Nous continuons à demander ; dernière mise à jour ${moment}.`,
  },
};
