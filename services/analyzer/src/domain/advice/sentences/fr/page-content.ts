/** Data: what is said of what a page shows instead of the website. */
import type { pageContent as english } from '../en/page-content.js';
import type { Translated } from '../translated.js';

export const pageContent: Translated<typeof english, 'fr'> = {
  'account-suspended': {
    cause: 'Le compte d’hébergement est suspendu',
    happened: '{company} a suspendu votre compte et affiche une page qui le dit.',
    who: 'Tout le monde. Les e-mails du même compte peuvent aussi s’arrêter.',
    why: 'Le plus souvent une facture ouverte. Parfois trop de charge, ou un virus trouvé sur le site.',
    steps: ['Demandez une copie de vos données si cela dure plus d’un jour.'],
  },
  'wordpress-database': {
    cause: 'WordPress n’arrive pas à joindre sa base de données',
    happened: 'WordPress n’arrive pas à joindre sa base de données, là où sont rangées toutes vos pages et commandes.',
    why: 'Le programme de la base de données est éteint ou surchargé. Après un déménagement, son mot de passe peut être faux dans « wp-config.php ».',
    steps: [
      'Dans cPanel, ouvrez « MySQL Databases » et appuyez sur « Check Database », puis « Repair Database ».',
      'Si vous avez changé récemment un mot de passe de base de données, mettez le nouveau dans « wp-config.php ».',
    ],
  },
  'database-away': {
    cause: 'Le site n’arrive pas à joindre sa base de données',
    happened: 'Le site n’arrive pas à joindre sa base de données, là où sont rangées toutes vos pages et commandes.',
    why: 'Le programme de la base de données est éteint ou plein, ou son mot de passe a été changé.',
  },
  'php-memory': {
    cause: 'Le programme du site n’avait plus de mémoire',
    happened: 'Le programme de votre site avait besoin de plus de mémoire que permis, et s’est arrêté.',
    who: 'Toutes les personnes qui ouvrent la page.',
    why: 'Une lourde extension, un gros import, ou une limite trop basse.',
  },
  'php-fatal': {
    cause: 'Le programme du site (PHP) s’est arrêté au milieu',
    happened: 'Le programme de votre site (écrit en PHP) s’est arrêté au milieu de la page.',
    who: 'Toutes les personnes qui ouvrent la page.',
    why: 'Une extension, un thème ou une nouvelle version de PHP qui ne va pas avec le site.',
    steps: ['Si PHP a été changé récemment : dans cPanel, ouvrez « MultiPHP Manager » et choisissez la version d’avant.'],
  },
  'wordpress-update-stuck': {
    cause: 'Une mise à jour de WordPress est restée en route',
    happened: 'WordPress a commencé une mise à jour et affiche « Briefly unavailable ». Cela devrait durer une minute.',
    who: 'Toutes les personnes qui ouvrent le site ne voient que cette ligne.',
    why: 'La mise à jour a été coupée et a laissé le fichier « .maintenance ».',
    steps: [
      'Attendez cinq minutes : la mise à jour est peut-être encore en cours.',
      'Puis dans cPanel, ouvrez « File Manager », « Settings », cochez « Show Hidden Files ». Supprimez « .maintenance » dans « public_html ».',
      'Puis supprimez le fichier « .maintenance » dans le dossier principal du site.',
      'Connectez-vous à WordPress et relancez la mise à jour.',
    ],
  },
  'maintenance-left-on': {
    cause: 'Le site affiche sa page de maintenance',
    happened: 'Le site affiche une page de maintenance (« nous revenons bientôt »).',
    who: 'Tout le monde. Personne ne peut utiliser le site tant qu’elle est là.',
    why: 'Quelqu’un y travaille, ou la page est restée après.',
    steps: [
      'Demandez à la personne qui s’occupe du site si des travaux sont en cours. Si oui, appuyez sur « Mettre en pause » pour ce serveur, ici.',
      'Sinon : dans WordPress, ouvrez « Plugins » (Extensions) et désactivez l’extension « maintenance » ou « coming soon ».',
      'Sinon, demandez la commande « php artisan up ».',
      'Sinon : dans Shopify, ouvrez « Online Store », « Preferences » et retirez le mot de passe.',
      'Sinon, demandez de désactiver le mode maintenance.',
    ],
  },
  'empty-server': {
    cause: 'Le serveur est vide : vos pages n’y sont pas',
    happened: 'Le serveur affiche la page d’une machine vide. Vos propres pages n’y sont pas.',
    who: 'Toutes les personnes qui ouvrent le site.',
    why: 'Les fichiers ont été déplacés ou supprimés, ou le nom de domaine mène à une nouvelle machine encore vide.',
  },
  'home-page-missing': {
    cause: 'La page d’accueil du site manque',
    happened: 'Les visiteurs voient une simple liste de fichiers. La page d’accueil de votre site n’est pas dans son dossier principal.',
    who: 'Toutes les personnes qui ouvrent le site.',
    why: 'Son fichier (« index.php » ou « index.html ») a été supprimé ou renommé, ou le site est dans un autre dossier.',
    steps: [
      'Dans votre panneau d’hébergement, ouvrez « File Manager » et regardez dans « public_html ». Remettez « index.php » ou « index.html » depuis une sauvegarde.',
      'Sortez les sauvegardes de ce dossier : des inconnus peuvent les télécharger.',
    ],
    otherwise: {
      happened: 'Le serveur fonctionne, mais il ne trouve pas de page d’accueil pour {host} dans son dossier principal (code 404).',
    },
  },
  'website-not-set-up': {
    cause: 'Le site a perdu ses réglages et demande une nouvelle installation',
    happened:
      'Le programme de votre site ne trouve plus ses réglages ou ses données, et propose à tout le monde une nouvelle installation.',
    who: 'Tout le monde. Un inconnu pourrait s’emparer du site avec cette page.',
    why: 'Son fichier de réglages a disparu, ou sa base de données (là où sont rangées les pages) est vide. Cela arrive lors d’un déménagement ou d’un nettoyage.',
  },
  'program-not-run': {
    cause: 'Le serveur montre le programme du site au lieu de l’exécuter',
    happened:
      'Les visiteurs voient le texte du programme de votre site. La partie du serveur qui devrait l’exécuter est éteinte ou absente.',
    who: 'Toutes les personnes qui ouvrent la page.',
    why: 'Cette partie a été perdue lors d’une mise à jour ou d’un déménagement de la machine.',
    steps: [
      'Demandez à la personne qui s’occupe de la machine de réinstaller cette partie (PHP, ASP, Java ou Perl) et de redémarrer le serveur web.',
    ],
  },
  'prove-you-are-human': {
    cause: 'Une page « prouvez que vous êtes humain » barre le chemin',
    happened: 'Une page qui demande « êtes-vous humain ? » est placée devant votre site. Elle arrête nos vérifications.',
    who: 'Surtout des robots comme nos vérifications. Vos visiteurs doivent peut-être d’abord appuyer sur un bouton.',
    why: 'Une protection a été activée, par vous ou toute seule pendant une attaque.',
    notice: 'Notre site peut vous demander de prouver que vous êtes humain. Appuyez une fois sur la case et il s’ouvrira.',
    steps: [
      'Ouvrez le site sur votre téléphone. S’il s’ouvre, tout va bien pour vos clients.',
      'Dans Cloudflare, ouvrez « Security », puis « Settings ». Si « I’m Under Attack » est activé sans attaque en cours, désactivez-le.',
    ],
  },
  'website-kit-off': {
    cause: '{company} n’affiche pas votre site',
    happened: '{company} fonctionne, mais n’affiche pas de site sous {host}.',
    who: 'Toutes les personnes qui ouvrent le site.',
    why: 'La formule a pris fin, le site n’a pas été publié ou a été mis en « privé », ou le nom de domaine en a été retiré.',
    steps: ['Dans {company}, ouvrez « Domains » et vérifiez que {host} est connecté.'],
  },
};
