import type { features as original } from '../en/features';
import type { Words } from '../words';

export const features: Words<typeof original> = {
  title: 'Fonctions',
  headline: 'Tout pour ne plus vous inquiéter de vos serveurs',
  text: 'Trois choses, faites avec soin.',
  plain: {
    title: 'Des solutions en mots simples',
    text: 'Chaque erreur est expliquée : ce qui s’est passé, qui est touché, la cause probable, et jusqu’à trois étapes dans le bon ordre. Pas de trace technique, sauf si vous la demandez.',
    points: [
      'Au moins 45 sortes de problèmes connues par cœur, du certificat expiré au disque plein',
      'Nomme le bouton à presser chez votre hébergeur, quand nous voyons lequel c’est',
      'Une phrase prête à envoyer à vos clients',
      'Les détails techniques sont gardés pour la personne à qui vous les transmettez',
    ],
    exampleTag: 'Certificat TLS',
    exampleTitle: 'Votre certificat de sécurité a expiré ce matin',
    exampleText:
      'Les navigateurs détournent maintenant les visiteurs de votre boutique. Renouvelez-le dans cPanel sous « SSL/TLS Status », puis appuyez sur « Run AutoSSL ».',
  },
  alerts: {
    title: 'Alertes par WhatsApp, par e-mail et sur le tableau de bord',
    text: 'Vous choisissez comment chaque serveur vous joint. Nous vérifions une deuxième et une troisième fois avant de vous réveiller : un clignement n’est pas une alarme.',
    channels: [
      {
        name: 'WhatsApp',
        text: 'À partir de la formule Growth. Répondez « 1 » pour dire que vous vous en occupez, « 2 » pour les étapes.',
      },
      { name: 'E-mail', text: 'Actif au départ. L’objet dit tout sur un écran verrouillé.' },
      { name: 'Tableau de bord', text: 'Un serveur en panne devient rouge sur la page ouverte en quelques secondes.' },
    ],
    points: [
      'Des rappels après 10 et 30 minutes, 2 et 4 heures, jusqu’à ce que quelqu’un s’en occupe',
      'Un message quand c’est fini, avec la durée',
      'Un court résumé chaque lundi matin',
    ],
  },
  human: {
    title: 'Une assistance humaine',
    text: 'Écrivez-nous et une personne répond, en 24 heures environ. Si cela brûle, mettez URGENT dans l’objet et nous le regardons en premier.',
    button: 'Écrire à l’assistance',
  },
  closing: { headline: 'Prêts quand vous l’êtes', signup: 'Commencer maintenant', plans: 'Voir les formules' },
};
