/** Data: what is said of PHP. */
import type { php as english } from '../en/php.js';
import type { Translated } from '../translated.js';

export const php: Translated<typeof english, 'fr'> = {
  'php-extension-missing': {
    cause: 'Une partie de PHP dont le site a besoin manque',
    happened: 'Le programme de votre site a besoin d’une partie de PHP qui n’est pas activée.',
    who: 'Toutes les personnes qui ouvrent la page.',
    why: 'PHP est passé à une nouvelle version, ou le site a déménagé. Il manque cette partie (« extension ») au nouveau.',
    steps: [
      'Dans votre panneau d’hébergement, ouvrez « Select PHP Version », puis « Extensions », et cochez celles que l’erreur nomme (mysqli, curl, mbstring, gd).',
    ],
  },
  'php-function-missing': {
    cause: 'Une extension ou un fichier du site ne va pas avec le reste',
    happened: 'Le programme de votre site appelle un morceau qui n’est pas là, et s’arrête.',
    who: 'Toutes les personnes qui ouvrent la page.',
    why: 'Une mise à jour d’une extension, d’un thème ou de PHP n’était pas complète, ou ne va pas avec le reste.',
  },
  'php-class-missing': {
    cause: 'Un fichier du site manque',
    happened: 'Le programme de votre site cherche un morceau de lui-même qui n’est pas là.',
    who: 'Toutes les personnes qui ouvrent la page.',
    why: 'Des fichiers se sont perdus lors d’une mise à jour ou d’un envoi, ou une extension a été à moitié retirée.',
  },
  'php-parse-error': {
    cause: 'Un fichier de programme du site contient une erreur de frappe',
    happened: 'Un fichier du programme de votre site ne peut pas être lu : il contient une erreur de frappe.',
    who: 'Toutes les personnes qui ouvrent la page.',
    why: 'Quelqu’un a modifié un fichier, ou un envoi a été coupé. Un fichier fait pour un PHP plus récent donne la même chose.',
    steps: ['Si quelqu’un a modifié un fichier aujourd’hui (souvent « functions.php »), remettez la version d’avant.'],
  },
  'php-packages-missing': {
    cause: 'Le site a été envoyé sans ses paquets',
    happened: 'Le programme de votre site cherche ses paquets (le dossier « vendor »), et ils ne sont pas là.',
    who: 'Toutes les personnes qui ouvrent la page.',
    why: 'Le dernier envoi n’était pas complet : « composer install » n’a pas été lancé.',
    steps: ['Demandez à la personne qui a créé le site de lancer « composer install » sur le serveur.'],
  },
  'php-storage-missing': {
    cause: 'Le site ne trouve pas son dossier « storage »',
    happened:
      'Le programme de votre site cherche ses paquets dans un dossier appelé « storage », à côté de son dossier principal. Ils ne sont pas là.',
    who: 'Toutes les personnes qui ouvrent la page.',
    why: 'Le dossier est resté à l’ancien endroit lors d’un déménagement, ou n’a pas été envoyé, ou le fichier de réglages contient un ancien chemin.',
    steps: [
      'Copiez le dossier « storage » de l’ancien endroit ou d’une sauvegarde là où le site le cherche.',
      'Ou corrigez son chemin (« DIR_STORAGE ») dans les deux fichiers « config.php ».',
    ],
  },
  'php-prepended-file-missing': {
    cause: 'PHP ne trouve pas un fichier qu’il charge avant chaque page',
    happened:
      'PHP (le langage de votre site) doit charger un fichier avant chaque page, souvent le pare-feu de Wordfence. Il n’est pas là.',
    who: 'Toutes les personnes qui ouvrent le site.',
    why: 'Le site a déménagé ou une extension a été supprimée, et une ligne de ses réglages cite encore l’ancien endroit.',
    steps: [
      'Dans le dossier principal du site, ouvrez « .user.ini », « .htaccess » et « php.ini ». Supprimez la ligne avec « auto_prepend_file », ou corrigez son chemin.',
      'Attendez cinq minutes, puis ouvrez le site sur votre téléphone.',
    ],
  },
  'php-file-missing': {
    cause: 'Un fichier du site manque',
    happened: 'Le programme de votre site cherche un de ses fichiers, et il n’est pas là.',
    who: 'Toutes les personnes qui ouvrent la page.',
    why: 'Le fichier a été supprimé ou renommé, s’est perdu lors d’un envoi, ou un antivirus l’a retiré.',
  },
  'php-file-not-allowed': {
    cause: 'Le site n’a pas le droit d’utiliser ses propres fichiers',
    happened: 'Le programme de votre site n’a pas le droit de lire ou d’écrire un de ses propres fichiers.',
    who: 'Toutes les personnes qui ouvrent la page.',
    why: 'Les droits de fichiers et de dossiers ont été changés par un envoi, un déménagement ou une sauvegarde.',
  },
  'php-took-too-long': {
    cause: 'Le programme du site (PHP) a mis trop de temps',
    happened: 'Le programme de votre site a travaillé trop longtemps sur la page et a été arrêté.',
    who: 'Toutes les personnes qui ouvrent la page.',
    why: 'Une extension lente, une base de données lente, ou un service ailleurs qui ne répond pas.',
  },
  'php-version-wrong': {
    cause: 'La version de PHP ne va pas avec le site',
    happened: 'Le site a besoin d’une autre version de PHP (la langue dans laquelle il est écrit) que celle du serveur.',
    who: 'Toutes les personnes qui ouvrent la page.',
    why: 'Le site a été mis à jour et a besoin d’un PHP plus récent. Ou PHP a reculé de version lors d’un déménagement.',
    steps: [
      'Dans votre panneau d’hébergement, ouvrez « MultiPHP Manager » ou « PHP version », choisissez votre domaine et la version que l’erreur nomme.',
    ],
  },
  'php-session-folder': {
    cause: 'Le site ne peut pas garder les sessions de ses visiteurs',
    happened: 'Le programme de votre site ne peut pas noter qui est connecté.',
    who: 'Les visiteurs qui se connectent ou mettent quelque chose dans le panier.',
    why: 'Le disque est plein, ou le dossier des sessions ne peut pas être utilisé.',
  },
  'php-folder-fence': {
    cause: 'Le site n’a pas accès à un de ses dossiers',
    happened: 'Le serveur interdit au programme de votre site un dossier dont il a besoin.',
    who: 'Toutes les personnes qui ouvrent la page.',
    why: 'Le site a déménagé, ou la clôture autour de lui (« open_basedir ») a été changée.',
  },
  'php-declared-twice': {
    cause: 'Deux extensions du site se heurtent',
    happened: 'Deux parties du programme de votre site portent le même nom, et il s’arrête.',
    who: 'Toutes les personnes qui ouvrent la page.',
    why: 'Une extension est là deux fois, ou un morceau a été collé deux fois dans « functions.php ».',
  },
  'php-wrong-kind': {
    cause: 'Une extension ne va pas avec la version de PHP',
    happened: 'Le programme de votre site a reçu quelque chose dont il ne sait que faire, et s’est arrêté.',
    who: 'Toutes les personnes qui ouvrent la page.',
    why: 'Le plus souvent une extension ou un thème trop ancien pour la version de PHP, juste après un changement de PHP.',
    steps: ['Si PHP a été changé récemment : dans votre panneau d’hébergement, choisissez la version d’avant.'],
  },
  'ioncube-missing': {
    cause: 'Un chargeur dont le site a besoin (ionCube) manque',
    happened: 'Une partie achetée de votre site est verrouillée, et le programme qui l’ouvre (ionCube) n’est pas là.',
    who: 'Toutes les personnes qui ouvrent la page.',
    why: 'PHP est passé à une nouvelle version, ou le site a déménagé.',
    steps: ['Dans votre panneau d’hébergement, ouvrez « Select PHP Version », puis « Extensions », et cochez « ioncube_loader ».'],
  },
  'php-not-run': {
    cause: 'Le serveur montre le programme du site au lieu de l’exécuter',
    happened: 'Les visiteurs voient le texte du programme de votre site. PHP, qui devrait l’exécuter, est éteint ou absent.',
    who: 'Toutes les personnes qui ouvrent la page.',
    why: 'PHP a été perdu lors d’une mise à jour ou d’un déménagement. Ou le serveur n’a plus la version de PHP que le site demande.',
    steps: [
      'Demandez à la personne qui s’occupe de la machine de réinstaller PHP et de redémarrer le serveur web.',
      'Dans votre panneau d’hébergement, ouvrez « MultiPHP Manager » (ou « Select PHP Version ») et choisissez une version de PHP pour {host}.',
    ],
  },
  'php-program-not-started': {
    cause: 'Le serveur ne trouve pas le programme du site',
    happened: 'PHP, qui fait marcher votre site, cherche ses fichiers dans un dossier où ils ne sont pas.',
    who: 'Toutes les personnes qui ouvrent la page.',
    why: 'Le dossier principal du site a été déplacé ou renommé, ou l’envoi n’est pas complet.',
    steps: ['Regardez si « index.php » est dans le dossier principal du site (« public_html » ou « public »).'],
  },
  'laravel-key-missing': {
    cause: 'Une clé secrète manque dans les réglages du site',
    happened: 'Le programme de votre site (fait avec Laravel) n’a pas de clé secrète et ne démarre pas.',
    why: 'Le fichier de réglages « .env » manque ou est vide, le plus souvent après un envoi ou un déménagement.',
    steps: ['Demandez à la personne qui a créé le site de remettre « .env », ou de lancer « php artisan key:generate ».'],
  },
  'laravel-cannot-write': {
    cause: 'Le site n’a pas le droit d’écrire dans son propre dossier',
    happened: 'Le programme de votre site (fait avec Laravel) n’a pas le droit d’écrire dans son dossier « storage ».',
    why: 'Les droits ou le propriétaire du dossier ont changé avec le dernier envoi.',
  },
  'laravel-assets-missing': {
    cause: 'Le site a été envoyé sans ses fichiers construits',
    happened: 'Il manque au programme de votre site (fait avec Laravel) les fichiers qui font son apparence.',
    why: 'Le dernier envoi n’était pas complet : « npm run build » n’a pas été lancé.',
    steps: ['Demandez à la personne qui a créé le site de lancer « npm run build » et d’envoyer le dossier « public/build ».'],
  },
  'laravel-piece-missing': {
    cause: 'Un morceau de la nouvelle version manque',
    happened: 'Le programme de votre site (fait avec Laravel) cherche un morceau de lui-même qui n’est pas là.',
    why: 'Le dernier envoi n’était pas complet, ou un ancien cache nomme des morceaux disparus.',
    steps: ['Demandez à la personne qui a créé le site de lancer « php artisan optimize:clear ».'],
  },
  'laravel-maintenance': {
    cause: 'Le site (Laravel) est en mode maintenance',
    happened: 'Le programme de votre site dit qu’il est fermé pour travaux (code 503).',
    why: 'Quelqu’un a lancé « php artisan down » pour une mise à jour, sans y mettre fin.',
    steps: ['Demandez à la personne qui a créé le site si des travaux sont en cours. Sinon, il faut lancer « php artisan up ».'],
  },
  'laravel-old-session-key': {
    cause: 'La clé secrète du site a été changée',
    happened: 'Le programme de votre site ne peut plus ouvrir ce qu’il avait verrouillé : sa clé secrète est maintenant une autre.',
    who: 'Les personnes qui étaient connectées, et les données verrouillées avec l’ancienne clé.',
    why: '« APP_KEY » dans le fichier « .env » a été changée ou refaite.',
    steps: ['Demandez à la personne qui a créé le site de remettre l’ancienne « APP_KEY » de la sauvegarde.'],
  },
  'codeigniter-database': {
    cause: 'Le site n’arrive pas à joindre sa base de données',
    happened: 'Le programme de votre site n’arrive pas à joindre sa base de données, là où sont rangées pages et commandes.',
    why: 'Le programme de la base de données est éteint, ou les réglages du site contiennent un faux nom ou mot de passe.',
    steps: [
      'Comparez l’utilisateur, le mot de passe et le nom dans « application/config/database.php » ou « .env » avec votre panneau d’hébergement.',
    ],
  },
  'codeigniter-folder': {
    cause: 'Un dossier du site manque',
    happened: 'Le programme de votre site ne trouve pas un de ses propres dossiers.',
    why: 'Le dossier a été renommé, déplacé ou pas envoyé.',
    steps: ['Cherchez dans le dossier principal du site « system » et « application ». S’il en manque un, envoyez-le de nouveau.'],
  },
  'cakephp-database': {
    cause: 'Le site n’arrive pas à joindre sa base de données',
    happened: 'Le programme de votre site n’arrive pas à joindre sa base de données, là où sont rangées pages et commandes.',
    why: 'Le programme de la base de données est éteint, ou les réglages contiennent un faux nom ou mot de passe.',
  },
  'symfony-error': {
    cause: 'Le programme du site (Symfony) s’est arrêté sur une erreur',
    happened: 'Le programme de votre site (fait avec Symfony) s’est arrêté sur une erreur.',
    why: 'Une nouvelle version est passée en ligne avec un défaut, un fichier manque, ou la base de données est absente.',
    steps: ['Demandez à la personne qui l’a créé de lire « var/log/prod.log ». Les dernières lignes nomment la cause.'],
  },
  'yii-error': {
    cause: 'Le programme du site (Yii) s’est arrêté sur une erreur',
    happened: 'Le programme de votre site (fait avec Yii) s’est arrêté sur une erreur.',
    why: 'Une nouvelle version est passée en ligne avec un défaut, ou la base de données est absente.',
    steps: ['Demandez à la personne qui l’a créé de lire « runtime/logs/app.log ». Les dernières lignes nomment la cause.'],
  },
  'php-too-new': {
    cause: 'Le PHP du serveur est trop récent pour le site',
    happened:
      'Le site utilise d’anciens mots de PHP (la langue dans laquelle il est écrit). La version de PHP de ce serveur ne les connaît plus.',
    who: 'Toutes les personnes qui ouvrent la page.',
    why: 'PHP est passé à une version plus récente, ou le site a déménagé. Le site, ou une de ses extensions, est plus ancien.',
    steps: [
      'Dans votre panneau d’hébergement, ouvrez « MultiPHP Manager » ou « PHP version » et choisissez la version d’avant pour {host}.',
      'Puis demandez à la personne qui a créé le site de le mettre à jour, lui ou son extension, pour le nouveau PHP.',
    ],
  },
  'php-function-off': {
    cause: 'Une fonction de PHP dont le site a besoin est désactivée',
    happened: 'Le site utilise une fonction de PHP (la langue dans laquelle il est écrit) que ce serveur ne permet pas.',
    who: 'Toutes les personnes qui ouvrent la page.',
    why: 'L’hébergeur désactive certaines fonctions pour la sécurité. Cela se voit après un déménagement ou un changement de PHP.',
    steps: [
      'Envoyez les mots de la page d’erreur à votre hébergeur. Demandez si cette fonction peut être permise (« disable_functions », « allow_url_fopen »).',
    ],
  },
};
