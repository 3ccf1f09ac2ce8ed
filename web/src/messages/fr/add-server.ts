import type { addServer as original } from '../en/add-server';
import type { Words } from '../words';
import { everyMinutes, plural } from './grammar';

const letters = (limit: number) => plural(limit, 'caractère', 'caractères');

export const addServer: Words<typeof original> = {
  title: 'Ajouter un serveur',
  steps: ['Serveur', 'Alertes', 'Relecture'],
  limitReached: 'Vous avez atteint le nombre de serveurs de votre formule',
  server: {
    headline: 'Que devons-nous surveiller ?',
    next: 'Suite : les alertes',
  },
  fields: {
    name: 'Nom',
    nameHint: 'Tel que vous le diriez dans un message, par exemple « Site de la boutique ».',
    noName: 'Veuillez donner un nom au serveur.',
    nameTooLong: (limit) => `Un nom peut avoir ${letters(limit)} au plus.`,
    ip: 'Adresse IP',
    ipHint:
      'Quatre nombres, comme 102.89.23.4. Dans cPanel, c’est « Shared IP Address » à droite ; ailleurs, votre hébergeur l’indique dans votre compte.',
    invalidIp: 'Cette adresse IP n’est pas valable',
    website: 'Site web',
    websiteHint: 'Avec lui, nous voyons aussi quand la machine est allumée mais que le site ne répond pas.',
    websitePlaceholder: 'https://',
    invalidWebsite: 'Indiquez une adresse comme https://shop.example.com, ou laissez ce champ vide.',
    interval: 'Fréquence de vérification',
    every: (minutes) => `Vérifier ${everyMinutes(minutes)}`,
    notInPlan: (choice) => `${choice} (pas dans votre formule)`,
    intervalHint: (plan, minutes) =>
      `Votre formule ${plan} permet une vérification ${everyMinutes(minutes)}. Une formule plus grande vérifie plus souvent.`,
  },
  wantedText: {
    section: 'Mots sur la page',
    expect: 'Doit figurer sur la page',
    expectHint:
      'Par exemple « Ajouter au panier ». Si la page répond sans ces mots, nous vous le disons. Prenez des mots qui ne changent jamais.',
    reject: 'Ne doit pas figurer sur la page',
    rejectHint: 'Par exemple « Fatal error » ou « Rupture de stock ». Si vos visiteurs peuvent lire ces mots, nous vous le disons.',
    tooLong: (limit) => `${letters(limit)} au plus : quelques mots suffisent.`,
  },
  alerts: {
    headline: 'Comment devons-nous vous joindre ?',
    text: 'Votre tableau de bord vous prévient toujours. Choisissez quoi d’autre.',
    section: 'Alertes',
    email: 'E-mail',
    emailTo: (email) => `À ${email}.`,
    emailOff: 'L’e-mail est désactivé pour tout votre espace de travail. Activez-le dans les Paramètres.',
    whatsApp: 'WhatsApp',
    whatsAppTo: (phone) => `À ${phone}.`,
    notOnPlan: (plan) => `${plan} ne comprend pas les alertes WhatsApp.`,
    seePlans: 'Voir les formules',
    needsPhone: 'Confirmez votre numéro de téléphone dans les Paramètres, et les alertes y arrivent.',
    whatsAppOff: 'WhatsApp est désactivé pour tout votre espace de travail. Activez-le dans les Paramètres.',
    slow: 'M’avertir quand il devient lent',
    slowHint:
      'Quand les réponses prennent bien plus de temps que d’habitude pendant dix minutes, sur au moins trois vérifications. Nous apprenons l’habituel en trois jours.',
    nothing: 'Sans ces deux canaux, seul votre tableau de bord vous prévient. Il faudrait aller y regarder.',
    next: 'Suite : la relecture',
  },
  review: {
    headline: 'Est-ce correct ?',
    submit: 'Ajouter le serveur',
    change: 'Modifier',
    changeOf: (what) => `Modifier : ${what}`,
    noWebsite: 'Aucun : nous vérifions la machine seulement',
    by: { both: 'E-mail et WhatsApp', email: 'E-mail', whatsApp: 'WhatsApp', none: 'Tableau de bord seulement' },
    alerts: 'Alertes',
  },
  first: {
    headline: 'La première vérification',
    checking: (name) => `Première vérification en cours : ${name}...`,
    checkingText: 'Cela prend quelques secondes.',
    good: (name) => `${name} est en ligne.`,
    answered: (time) => `Réponse en ${time}.`,
    from: (minutes) => `À partir de maintenant, nous vérifions ${everyMinutes(minutes)}.`,
    bad: (name) => `La première vérification a échoué : ${name}.`,
    badText: 'Nous vérifions encore pour en être sûrs. Si cela continue, vous lisez que faire dans la minute.',
    late: 'La première vérification prend plus de temps que d’habitude. Elle se poursuit pendant ce temps.',
    toOverview: 'Aller à vos serveurs',
  },
};
