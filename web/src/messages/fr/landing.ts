import type { landing as original } from '../en/landing';
import type { Words } from '../words';

export const landing: Words<typeof original> = {
  title: 'NoWahala',
  hero: {
    headline: 'Sachez que votre site est en panne avant vos clients.',
    text: 'NoWahala vérifie vos serveurs sans arrêt, jour et nuit. Quand quelque chose ne marche plus, vous recevez un message en mots simples : ce qui s’est passé, qui est touché, et que faire maintenant.',
    signedIn: 'Aller au tableau de bord',
    signedOut: 'Commencer maintenant',
    plans: 'Voir les formules',
    price: 'À partir de 2 500 ₦ par mois, facturés à l’année. Sans ingénieur.',
  },
  plain: {
    headline: 'Le même problème, dit deux fois',
    text: 'D’abord ce que dit votre serveur, puis ce que nous vous disons.',
    rawTitle: 'Ce que dit le serveur',
    raw: [
      '[error] 2417#2417: *88412 upstream prematurely closed connection while reading response header from upstream, client: 105.112.0.9, server: shop.example.ng, request: "GET / HTTP/1.1", upstream: "http://127.0.0.1:3000/"',
      '',
      'HTTP/1.1 502 Bad Gateway',
    ],
    plainTitle: 'Ce que dit NoWahala',
    what: 'Votre boutique répond, mais avec une page d’erreur. La machine est allumée ; le programme du site s’est arrêté.',
    who: 'Tous ceux qui ouvrent votre site en ce moment.',
    whoTitle: 'Qui est touché',
    doTitle: 'Que faire maintenant',
    steps: [
      'Dans cPanel, ouvrez « Setup Node.js App » et appuyez sur « Restart ».',
      'Si le programme s’arrête de nouveau, regardez sous « Disk usage » si le disque est plein.',
      'Toujours en panne ? Transmettez cette page à la personne qui a créé le site.',
    ],
    customersTitle: 'Que dire à vos clients',
    customers: '« Notre boutique a un court problème technique. Vos commandes déjà passées sont en sécurité. »',
  },
  problems: {
    headline: 'Comment un petit problème gâche une journée',
    items: [
      {
        title: 'Trop de jargon',
        problem: 'ECONNREFUSED. 502. NXDOMAIN. Vous dirigez une entreprise, et l’écran parle à quelqu’un d’autre.',
        answer: 'Nous disons ce que cela veut dire, et quel bouton presser chez votre hébergeur.',
      },
      {
        title: 'Des alertes que personne ne voit',
        problem: 'L’alerte dormait dans une boîte que personne n’ouvre. C’est un client fâché qui vous l’a appris.',
        answer: 'WhatsApp, e-mail et tableau de bord. Et nous vous le rappelons jusqu’à ce que quelqu’un dise « Je m’en occupe ».',
      },
      {
        title: 'Des outils compliqués',
        problem: 'Quarante graphiques, six menus, et toujours pas de réponse à une question : sommes-nous en ligne ?',
        answer: 'Une phrase en haut de la page y répond. Le reste est là quand vous le voulez.',
      },
    ],
  },
  friendlier: {
    headline: 'Plus simple que les outils des grandes entreprises',
    text: 'Les grands outils sont faits pour des équipes d’ingénieurs, et ils le font bien. NoWahala est fait pour la personne à qui appartient l’entreprise.',
    theirs: 'Outils des grandes entreprises',
    ours: 'NoWahala',
    rows: [
      { theirs: 'Une journée de mise en place', ours: 'Un nom et une adresse, et la première vérification part en quelques secondes' },
      { theirs: 'Des alertes pleines de codes', ours: 'Une phrase, une étape, et qui appeler' },
      { theirs: 'Un prix en dollars, par utilisateur', ours: 'Un prix en nairas, TVA affichée, l’année entière en un chiffre' },
      { theirs: 'Un numéro de ticket', ours: 'Une personne qui répond à votre e-mail en 24 heures environ' },
    ],
  },
  steps: {
    headline: 'En place avant que votre thé refroidisse',
    items: [
      { title: 'Créez un compte', text: 'Votre nom, votre e-mail, un mot de passe. C’est gratuit.' },
      {
        title: 'Choisissez une formule',
        text: 'À partir de 2 500 ₦ par mois, facturés à l’année. Il n’y a pas d’essai gratuit : le prix que vous voyez est le prix.',
      },
      { title: 'Ajoutez un serveur', text: 'Collez l’adresse. Nous la vérifions sous vos yeux.' },
    ],
  },
  closing: {
    headline: 'Dormez. Nous veillons.',
    text: 'Si votre site tombe en panne à 3 heures du matin, vous le saurez, et vous saurez que faire.',
  },
};
