/** Data: what is said of content systems and shops. */
import type { contentSystems as english } from '../en/content-systems.js';
import type { Translated } from '../translated.js';

export const contentSystems: Translated<typeof english, 'fr'> = {
  'wordpress-config-missing': {
    cause: 'WordPress a perdu son fichier de réglages',
    happened: 'WordPress a perdu son fichier de réglages « wp-config.php », et propose à tout le monde une nouvelle installation.',
    who: 'Tout le monde. Un inconnu pourrait s’emparer du site avec cette page.',
    why: 'Le fichier a été supprimé ou déplacé, souvent lors d’un déménagement ou d’un nettoyage après un virus.',
    steps: ['Ne remplissez pas le formulaire de la page : il créerait un nouveau site vide.'],
  },
  'wordpress-install-page': {
    cause: 'WordPress trouve une base de données vide',
    happened:
      'WordPress ne trouve rien dans sa base de données (là où sont rangées les pages), et propose à tout le monde une nouvelle installation.',
    who: 'Tout le monde. Un inconnu pourrait s’emparer du site avec cette page.',
    why: 'La base de données a été vidée ou une autre est utilisée, souvent après un déménagement ou une réparation.',
    steps: ['Comparez « DB_NAME » et « $table_prefix » dans « wp-config.php » avec la base de données de votre panneau d’hébergement.'],
  },
  'wordpress-database-not-there': {
    cause: 'La base de données du site manque, ou WordPress n’a pas le droit de l’ouvrir',
    happened:
      'WordPress joint le programme de la base de données, et son mot de passe est bon. La base de données au nom de ses réglages ne s’ouvre pas.',
    why: 'La base de données n’existe pas sous ce nom, souvent après un déménagement. Ou son utilisateur n’a plus le droit de l’utiliser.',
    steps: [
      'Comparez le nom de la base de données dans « wp-config.php » (« DB_NAME ») avec la liste sous « MySQL Databases » dans votre panneau d’hébergement.',
    ],
  },
  'wordpress-tables-unavailable': {
    cause: 'Une partie de la base de données de WordPress est abîmée',
    happened: 'Une partie de la base de données (là où sont rangées pages et commandes) de WordPress est abîmée ou manque.',
    why: 'La machine s’est éteinte en pleine écriture, ou le disque était plein.',
    steps: ['Dans votre panneau d’hébergement, ouvrez « MySQL Databases », appuyez sur « Check Database », puis « Repair Database ».'],
  },
  'wordpress-database-update': {
    cause: 'WordPress attend que vous appuyiez sur un bouton',
    happened: 'WordPress a été mis à jour et attend que vous mettiez à jour sa base de données (là où sont rangées les pages).',
    who: 'Vous, dans les pages d’administration ; les visiteurs aussi si une extension insiste.',
    why: 'Une mise à jour automatique ou faite par votre hébergeur.',
    steps: ['Ouvrez « /wp-admin » de votre site et appuyez sur « Update WordPress Database » (Mettre à jour). Cela prend une minute.'],
  },
  'wordpress-site-unknown': {
    cause: 'WordPress ne connaît pas ce nom',
    happened: 'WordPress garde plusieurs sites ici, et aucun n’a le nom {host}.',
    why: 'Le nom a été changé, ou le site a été retiré du réseau de sites.',
    steps: [
      'Dans WordPress, ouvrez « My Sites » (Mes sites), « Network Admin » (Admin du réseau), puis « Sites », et voyez si {host} est dans la liste.',
    ],
  },
  'wordfence-limit': {
    cause: 'Wordfence repousse des visites du site',
    happened: 'Wordfence, le programme gardien de votre WordPress, repousse notre visite.',
    who: 'Peut-être seulement des vérifications comme les nôtres, peut-être aussi des visiteurs de certains pays.',
    why: 'Une règle de Wordfence nous a pris pour un attaquant, ou un pays est bloqué.',
    steps: [
      'Ouvrez le site sur votre téléphone. S’il fonctionne, tout va bien pour vos clients.',
      'Dans WordPress, ouvrez « Wordfence », puis « Firewall », « Blocking », et retirez la règle qui bloque.',
    ],
  },
  'wordpress-site-archived': {
    cause: 'Le site a été désactivé dans WordPress',
    happened: 'WordPress dit que ce site a été archivé ou suspendu.',
    who: 'Toutes les personnes qui ouvrent le site.',
    why: 'Le compte a été fermé, une règle n’a pas été respectée, ou une formule a pris fin.',
  },
  'joomla-database': {
    cause: 'Joomla n’arrive pas à joindre sa base de données',
    happened: 'Joomla, le programme de votre site, n’arrive pas à joindre sa base de données, là où sont rangées les pages.',
    why: 'Le programme de la base de données est éteint, ou son mot de passe dans « configuration.php » est faux.',
    steps: ['Comparez l’utilisateur et le mot de passe dans « configuration.php » avec votre panneau d’hébergement.'],
  },
  'joomla-offline': {
    cause: 'Joomla est mis hors ligne',
    happened: 'Joomla, le programme de votre site, est mis « hors ligne ».',
    why: 'Quelqu’un l’a réglé ainsi pour des travaux et ne l’a pas remis.',
    steps: ['Dans Joomla, ouvrez « System », « Global Configuration », et mettez « Site Offline » sur « No ». Appuyez sur « Save ».'],
  },
  'drupal-error': {
    cause: 'Le programme du site (Drupal) s’est arrêté sur une erreur',
    happened: 'Drupal, le programme de votre site, s’est arrêté sur une erreur.',
    why: 'Un module qui ne va pas, une mise à jour inachevée, ou un fichier qui manque.',
    steps: ['Demandez à la personne qui l’a créé de lancer « drush updatedb » et « drush cache:rebuild ».'],
  },
  'drupal-maintenance': {
    cause: 'Drupal est en mode maintenance',
    happened: 'Drupal, le programme de votre site, est mis en maintenance.',
    why: 'Une mise à jour l’a réglé ainsi et ne l’a pas remis.',
    steps: ['Dans Drupal, ouvrez « Configuration », « Development », « Maintenance mode », et décochez-le. Appuyez sur « Save ».'],
  },
  'magento-error': {
    cause: 'Le programme de la boutique (Magento) s’est arrêté sur une erreur',
    happened: 'Magento, le programme de votre boutique, s’est arrêté sur une erreur et affiche un numéro de rapport.',
    who: 'Tous les visiteurs de la boutique. Personne ne peut commander.',
    why: 'Une mise à jour ou une nouvelle extension avec un défaut, une base de données absente, ou un disque plein.',
    steps: [
      'Donnez le numéro après « Error log record number » à la personne qui a créé la boutique. C’est un fichier dans « var/report ».',
    ],
  },
  'magento-maintenance': {
    cause: 'La boutique (Magento) est en mode maintenance',
    happened: 'Magento, le programme de votre boutique, est mis en maintenance.',
    who: 'Tous les visiteurs de la boutique. Personne ne peut commander.',
    why: 'Une mise à jour l’a réglé ainsi et ne l’a pas remis.',
    steps: ['Demandez à la personne qui a créé la boutique de lancer « bin/magento maintenance:disable ».'],
  },
  'prestashop-database': {
    cause: 'La boutique (PrestaShop) n’arrive pas à joindre sa base de données',
    happened:
      'PrestaShop, le programme de votre boutique, n’arrive pas à joindre sa base de données, là où sont rangés produits et commandes.',
    who: 'Tous les visiteurs de la boutique. Personne ne peut commander.',
    why: 'Le programme de la base de données est éteint, ou son mot de passe dans « app/config/parameters.php » est faux.',
  },
  'opencart-database': {
    cause: 'La boutique (OpenCart) n’arrive pas à joindre sa base de données',
    happened:
      'OpenCart, le programme de votre boutique, n’arrive pas à joindre sa base de données, là où sont rangés produits et commandes.',
    who: 'Tous les visiteurs de la boutique. Personne ne peut commander.',
    why: 'Le programme de la base de données est éteint, ou son mot de passe dans « config.php » est faux.',
    steps: ['Comparez l’utilisateur et le mot de passe dans « config.php » avec votre panneau d’hébergement.'],
  },
  'data-folder-away': {
    cause: 'Le dossier des données du programme est inutilisable',
    happened: 'Le programme cherche le dossier où il garde ses fichiers. Il ne le trouve pas, ou n’a pas le droit de s’en servir.',
    why: 'Le disque de ce dossier n’est pas branché après un redémarrage, ou son propriétaire ou ses droits ont changé.',
  },
  'moodle-data-folder': {
    cause: 'Moodle n’a pas le droit d’écrire dans son dossier de données',
    happened: 'Moodle, le programme de cette page, n’a pas le droit d’écrire dans le dossier où il garde ses fichiers (« moodledata »).',
    why: 'Les droits ou le propriétaire du dossier ont changé avec le dernier déménagement, copie ou mise à jour.',
  },
  'moodle-database': {
    cause: 'Le site de cours (Moodle) n’arrive pas à joindre sa base de données',
    happened: 'Moodle, le programme de votre site de cours, n’arrive pas à joindre sa base de données, là où sont rangés les cours.',
    who: 'Tous les élèves et les enseignants.',
    why: 'Le programme de la base de données est éteint ou surchargé, ou son mot de passe dans « config.php » est faux.',
  },
  'mediawiki-database': {
    cause: 'Le wiki n’arrive pas à joindre sa base de données',
    happened: 'Le programme du wiki n’arrive pas à joindre sa base de données, là où sont rangées les pages.',
    why: 'Le programme de la base de données est éteint ou surchargé.',
  },
  'whmcs-database': {
    cause: 'Le programme de facturation (WHMCS) n’arrive pas à joindre sa base de données',
    happened: 'WHMCS, le programme de cette page, n’arrive pas à joindre sa base de données, là où sont rangés clients et factures.',
    why: 'Le programme de la base de données est éteint, ou son mot de passe dans « configuration.php » est faux.',
  },
  'nextcloud-maintenance': {
    cause: 'Nextcloud est en mode maintenance',
    happened: 'Nextcloud, le programme de vos fichiers, est mis en maintenance.',
    who: 'Les personnes qui veulent leurs fichiers.',
    why: 'Une mise à jour ou une sauvegarde l’a réglé ainsi et ne l’a pas remis.',
    steps: ['Si aucune mise à jour n’est en cours, demandez à la personne qui s’en occupe de lancer « occ maintenance:mode --off ».'],
  },
  'odoo-error': {
    cause: 'Le programme de gestion (Odoo) s’est arrêté sur une erreur',
    happened: 'Odoo, le programme de cette page, s’est arrêté sur une erreur.',
    why: 'Un nouveau module avec un défaut, ou la base de données est absente.',
  },
  'frappe-updating': {
    cause: 'Le programme de gestion (ERPNext) est en cours de mise à jour',
    happened: 'ERPNext, le programme de cette page, dit qu’il est en cours de mise à jour ou en maintenance.',
    why: 'Une mise à jour est en cours, ou elle s’est arrêtée en route.',
    steps: ['Attendez quinze minutes. Si cela ne finit pas, demandez à la personne qui s’en occupe de relancer « bench migrate ».'],
  },
  'ghost-starting': {
    cause: 'Le programme du site (Ghost) démarre ou se met à jour',
    happened: 'Ghost, le programme de votre site, démarre ou se met à jour.',
    why: 'Un redémarrage ou une mise à jour qui dure plus longtemps que prévu.',
    steps: ['Attendez cinq minutes. Puis appuyez sur « Vérifier maintenant » sur la page de ce serveur, ici.'],
  },
  'theme-missing': {
    cause: 'L’apparence (thème) du site manque',
    happened: 'Le programme de votre site cherche son apparence (son thème), et elle n’est pas là.',
    why: 'Le dossier du thème a été supprimé ou renommé, ou n’a pas été copié lors d’un déménagement ou d’une mise à jour.',
    steps: [
      'Connectez-vous à la page d’administration du site et choisissez un autre thème, ou envoyez de nouveau le thème qui manque.',
      'Si cette page ne s’ouvre pas, demandez à la personne qui a fait le site de remettre le dossier du thème sur le serveur.',
    ],
  },
  'licence-ended': {
    cause: 'La licence du programme du site a expiré',
    happened: 'Le programme de cette page dit que sa licence n’est pas valable.',
    why: 'La licence n’a pas été renouvelée, ou l’adresse de la machine a changé lors d’un déménagement.',
    steps: ['Connectez-vous là où le programme a été acheté, renouvelez la licence, ou appuyez sur « Reissue » après un déménagement.'],
  },
};
