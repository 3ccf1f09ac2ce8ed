/** Data: what is said of .NET and IIS. */
import type { dotnet as english } from '../en/dotnet.js';
import type { Translated } from '../translated.js';

export const dotnet: Translated<typeof english, 'fr'> = {
  'iis-settings-file': {
    cause: 'Le fichier de réglages « web.config » ne va pas',
    happened: 'Le serveur ne peut pas lire « web.config », le fichier de réglages de votre site, et n’affiche rien.',
    why: 'Quelqu’un a modifié le fichier, ou il nomme une partie que ce serveur n’a pas.',
    steps: ['Remettez le « web.config » d’avant. La page d’erreur nomme la ligne qui ne va pas.'],
  },
  'aspnet-core-not-started': {
    cause: 'Le programme du site (.NET) ne démarre pas',
    happened: 'Le serveur a essayé de démarrer le programme de votre site (fait avec .NET), et il s’est arrêté aussitôt.',
    why: 'Un réglage qui manque, une base de données lente, ou une version de .NET que le serveur n’a pas.',
    steps: ['Demandez à la personne qui l’a créé de regarder dans « Event Viewer », « Application », ou dans le journal « stdout ».'],
  },
  'aspnet-core-crashed': {
    cause: 'Le programme du site (.NET) a planté',
    happened: 'Le programme de votre site (fait avec .NET) a planté à son démarrage.',
    why: 'Le dernier envoi n’est pas complet, ou la version de .NET dont il a besoin n’est pas sur le serveur.',
  },
  'iis-pool-stopped': {
    cause: 'Le groupe de programmes du site est éteint',
    happened: 'Le serveur est allumé. La partie qui fait tourner votre site (son « application pool ») est éteinte.',
    why: 'Le programme a planté cinq fois en peu de temps, ou le mot de passe de son compte a expiré.',
    steps: ['Sur le serveur, ouvrez « IIS Manager », « Application Pools », choisissez le groupe de votre site et appuyez sur « Start ».'],
  },
  'iis-no-start-page': {
    cause: 'Le dossier du site n’a pas de page d’accueil',
    happened: 'Le serveur ne trouve pas de page d’accueil dans le dossier de votre site.',
    why: 'L’envoi n’est pas complet, ou le dossier du site a été changé.',
    steps: ['Regardez si la page d’accueil (« default.aspx », « index.html ») est dans le dossier principal du site.'],
  },
  'iis-no-page': {
    cause: 'La page est introuvable',
    happened: 'Le serveur fonctionne, mais il n’a pas de page à l’adresse que vous nous avez donnée (code 404).',
    who: 'Toutes les personnes qui ouvrent cette adresse.',
    why: 'La page a été déplacée ou retirée, ou des fichiers se sont perdus lors d’un envoi.',
    steps: ['Ouvrez l’adresse sur votre téléphone. Si seule l’adresse est ancienne, corrigez-la dans « Modifier le serveur » ici.'],
  },
  'aspnet-error': {
    cause: 'Le programme du site (ASP.NET) s’est arrêté sur une erreur',
    happened: 'Le programme de votre site (fait avec ASP.NET) s’est arrêté sur une erreur.',
    why: 'Une nouvelle version avec un défaut, un réglage qui manque, ou sa base de données est absente.',
  },
  'aspnet-part-missing': {
    cause: 'Le site a été envoyé sans une de ses parties',
    happened: 'Il manque une partie au programme de votre site (fait avec ASP.NET).',
    why: 'Le dernier envoi n’était pas complet, ou deux parties ne vont pas ensemble.',
    steps: ['Demandez à la personne qui l’a créé d’envoyer de nouveau le dossier « bin ».'],
  },
  'aspnet-database-address': {
    cause: 'L’adresse de la base de données manque dans les réglages',
    happened: 'Le programme de votre site ne sait pas où est sa base de données (là où sont rangées pages et commandes).',
    why: 'Les réglages se sont perdus lors du dernier envoi ou déménagement.',
    steps: ['Demandez à la personne qui l’a créé de remettre « ConnectionStrings » dans « web.config » ou « appsettings.json ».'],
  },
  'aspnet-form-key': {
    cause: 'Les formulaires du site sont refusés',
    happened: 'Le programme de votre site refuse ce que les visiteurs envoient par formulaire.',
    who: 'Les visiteurs qui commandent, se connectent ou envoient un formulaire.',
    why: 'Sa clé secrète a changé lors d’un redémarrage, ou deux machines en utilisent de différentes.',
    steps: ['Demandez à la personne qui l’a créé de fixer une seule « machineKey » pour toutes les machines.'],
  },
  'azure-app-stopped': {
    cause: 'L’application est arrêtée dans Microsoft Azure',
    happened: 'Microsoft Azure dit que votre application est arrêtée.',
    who: 'Toutes les personnes qui ouvrent le site.',
    why: 'Quelqu’un a appuyé sur « Stop », une limite gratuite est épuisée, ou une facture est ouverte.',
    steps: [
      'Connectez-vous au portail Azure, ouvrez « App Services », votre application, et appuyez sur « Start ».',
      'Si elle ne démarre pas, ouvrez « Subscriptions » et voyez si « Disabled » y est écrit.',
    ],
  },
  'azure-app-error': {
    cause: 'L’application dans Microsoft Azure ne démarre pas',
    happened: 'Microsoft Azure fonctionne. Le programme de votre site n’y démarre pas.',
    why: 'Un défaut de la dernière version, un réglage qui manque, ou une mauvaise commande de démarrage.',
    steps: [
      'Dans le portail Azure, ouvrez votre application, puis « Diagnose and solve problems », et appuyez sur « Application Crashes ».',
      'Au même endroit, appuyez sur « Restart ».',
    ],
  },
};
