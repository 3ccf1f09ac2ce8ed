/** Data: what the owner says to a hosting company, by situation. */
import type { requests as english } from '../en/requests.js';
import type { Translated } from '../translated.js';

export const requests: Translated<typeof english, 'fr'> = {
  restart: 'Mon site {host} ne répond pas. Merci de redémarrer le service web.',
  slow: {
    website: '{website} met {waits} à répondre au lieu de {usual}. Merci de regarder la charge, la mémoire et la base de données.',
    server: 'Mon serveur met {waits} à répondre au lieu de {usual}. Merci de regarder la charge, la mémoire et la base de données.',
  },
  partial: 'Votre serveur est joignable depuis {good}, mais pas depuis {bad}. Merci de vérifier le chemin et vos listes de blocage.',
  network: {
    named: 'Y a-t-il une panne chez {network}, et quand finira-t-elle ?',
    unnamed: 'Y a-t-il une panne, et quand finira-t-elle ?',
  },
  certificate: 'Merci de renouveler aujourd’hui le certificat de {host}.',
  firewall: 'Le pare-feu de {host} semble bloquer les visiteurs. Merci d’ouvrir les ports 80 et 443 à tout le monde.',
  'cloudflare-1000': ['Quelle est l’adresse de mon serveur pour {host} ?'],
  'cloudflare-1014': ['Merci d’ajouter {host} comme domaine personnalisé de votre côté (Cloudflare for SaaS).'],
  'wordpress-config-missing': ['“wp-config.php” de {host} a disparu. Merci de le reprendre maintenant de la dernière sauvegarde.'],
  'wordpress-install-page': ['La base de données de {host} est vide. Merci de la reprendre maintenant de la dernière sauvegarde.'],
  'wordpress-tables-unavailable': [
    'Des tables de la base de données WordPress de {host} sont indisponibles. Merci de les réparer, ou de reprendre la dernière sauvegarde.',
  ],
  'wordpress-site-archived': ['Pourquoi {host} est-il archivé ou suspendu, et comment le récupérer ?'],
  'joomla-database': ['Joomla sur {host} n’arrive pas à joindre sa base de données. Merci de vérifier que MySQL tourne.'],
  'prestashop-database': ['La boutique {host} n’arrive pas à joindre sa base de données. Merci de vérifier que MySQL tourne.'],
  'opencart-database': ['La boutique {host} n’arrive pas à joindre sa base de données. Merci de vérifier que MySQL tourne.'],
  'php-part-missing': ['L’extension PHP “{part}” manque à {host}. Merci de l’activer, ou de me rendre la version de PHP d’avant.'],
  'php-database-part-missing': ['L’extension PHP “{part}” manque à {host}. Merci de l’activer, ou de me rendre la version de PHP d’avant.'],
  'version-missing': ['Merci d’installer la version de {program} dont {host} a besoin, et de redémarrer le serveur web.'],
  'data-folder-away': [
    'Le dossier des données de {host} est inutilisable. Son disque est-il branché, et l’utilisateur web peut-il y écrire ?',
  ],
  'moodle-data-folder': ['Merci de donner à l’utilisateur web de {host} le droit d’écrire dans le dossier “moodledata”.'],
  'moodle-database': ['Moodle sur {host} n’arrive pas à joindre sa base de données. Merci de vérifier qu’elle tourne.'],
  'mediawiki-database': ['Le wiki sur {host} n’a pas accès à sa base de données. Merci de vérifier qu’elle tourne.'],
  'whmcs-database': ['WHMCS sur {host} n’arrive pas à joindre sa base de données. Merci de vérifier que MySQL tourne.'],
  'iis-settings-file': ['{host} affiche “HTTP Error 500.19”. Quelle partie de web.config manque à votre serveur ?'],
  'aspnet-core-crashed': ['Quelles versions de .NET sont installées pour {host} ? Il affiche “HTTP Error 502.5”.'],
  'iis-pool-stopped': ['Le groupe d’applications de {host} est arrêté. Merci de le démarrer et de me dire pourquoi il s’est arrêté.'],
  'too-many-open-files': ['Des programmes de {host} rencontrent “Too many open files”. Merci de relever la limite (“ulimit -n”).'],
  'account-out-of-tasks': [
    'Mon compte pour {host} a atteint sa limite de tâches. Merci de mettre fin à celles qui sont bloquées et de me dire lesquelles.',
  ],
  'disk-read-only': ['Le disque de {host} est en lecture seule. A-t-il un défaut ? Merci de le vérifier et de redémarrer la machine.'],
  'disk-quota-reached': ['Mon compte pour {host} est plein (“Disk quota exceeded”). Est-ce la taille ou le nombre de fichiers (inodes) ?'],
  'own-files-not-allowed': [
    'Le programme de {host} reçoit “Permission denied” sur ses propres fichiers. Merci de rétablir le propriétaire et les droits.',
  ],
  'mysql-too-many-connections': ['MySQL sur {host} dit “Too many connections”. Merci de le redémarrer et de relever “max_connections”.'],
  'mysql-account-connections': [
    'L’utilisateur de la base de {host} atteint “max_user_connections”. Merci de libérer les connexions bloquées et de me dire ma limite.',
  ],
  'mysql-query-limit': [
    'L’utilisateur de la base de {host} a atteint sa limite par heure. Merci de la relever et de me dire ce qui demande si souvent.',
  ],
  'mysql-wrong-password': [
    'La base de données refuse l’utilisateur de {host} (“Access denied”). Merci de m’aider à changer le mot de passe.',
  ],
  'mysql-user-without-rights': [
    'L’utilisateur de la base de {host} a perdu ses droits (“Access denied to database”). Merci de les lui rendre.',
  ],
  'mysql-database-missing': [
    'La base de données de {host} manque (“Unknown database”). Merci de la chercher, ainsi que votre dernière sauvegarde.',
  ],
  'mysql-table-missing': ['Une table de la base de données de {host} manque. Quelle est votre dernière sauvegarde ?'],
  'mysql-went-away': [
    'MySQL raccroche sur {host} (“server has gone away”). A-t-il redémarré ? Merci de regarder sa mémoire et son journal.',
  ],
  'mysql-not-running': [
    'La base de données (MySQL) de {host} est arrêtée ou injoignable. Merci de la démarrer et de me dire pourquoi elle s’est arrêtée (mémoire, disque ?).',
  ],
  'mysql-name-not-found': [
    'Quel nom de serveur de base de données faut-il dans les réglages de {host} ? Celui d’aujourd’hui est introuvable.',
  ],
  'mysql-table-crashed': [
    'Une table de la base de données de {host} est “marked as crashed”. Merci de la réparer, ou de reprendre la dernière sauvegarde.',
  ],
  'mysql-read-only': ['La base de données de {host} est en lecture seule. Jusqu’à quand, et quelle adresse accepte l’écriture ?'],
  'mysql-full': ['Le disque de la base de données de {host} est plein. Merci de libérer de la place ou de m’en vendre plus.'],
  'mysql-lock-wait': ['Des requêtes de {host} attendent un verrou. Merci de mettre fin à celle qui bloque (“SHOW PROCESSLIST”).'],
  'mysql-host-blocked': ['MySQL a bloqué le serveur web de {host} (“many connection errors”). Merci de lancer “mysqladmin flush-hosts”.'],
  'mysql-host-not-allowed': [
    'La base de données refuse le serveur web de {host} (“not allowed to connect”). Merci de laisser entrer son adresse.',
  ],
  'mysql-packet-too-big': ['Merci de relever “max_allowed_packet” pour la base de données de {host}.'],
  'akamai-refused': ['Akamai refuse des visites de {host}. Merci de rechercher le numéro de référence de sa page.'],
  'sucuri-server-away': ['Merci de laisser entrer sur {host} les adresses du pare-feu Sucuri, et de vérifier que le service web tourne.'],
  'postgresql-database-missing': ['La base de données de {host} n’existe plus. Quelle est la dernière sauvegarde ?'],
  'postgresql-not-running': [
    'PostgreSQL pour {host} ne tourne pas ou est injoignable. Merci de le démarrer et de me dire pourquoi il s’est arrêté.',
  ],
  'postgresql-starting': ['PostgreSQL pour {host} ne finit pas son démarrage. Merci de regarder.'],
  'postgresql-stopping': ['La base de données de {host} redémarre-t-elle, et jusqu’à quand ?'],
  'postgresql-read-only': [
    'La base de données de {host} est en lecture seule. Son disque est-il plein, et quelle adresse accepte l’écriture ?',
  ],
  'sqlite-read-only': [
    'Le fichier de base de données de {host} est en lecture seule. Merci de donner à l’utilisateur web le droit d’écrire dans son dossier.',
  ],
  'sqlite-damaged': ['Le fichier de base de données de {host} est abîmé. Merci de reprendre sa dernière sauvegarde.'],
  'redis-not-running': ['Redis pour {host} ne tourne pas. Merci de le démarrer et de me dire pourquoi il s’est arrêté.'],
  'redis-full': ['Redis pour {host} est plein (“maxmemory”). Merci de l’agrandir, ou de régler “allkeys-lru”.'],
  'redis-cannot-save': [
    'Redis pour {host} ne peut pas enregistrer (“MISCONF”). Merci de vérifier le disque et la mémoire, et de le redémarrer.',
  ],
  'redis-read-only': ['Redis pour {host} répond READONLY. Quelle adresse est la principale maintenant ?'],
  'database-log-full': [
    'Le journal de la base de données de {host} n’a plus de place. Merci d’en faire une sauvegarde (elle réduit sa taille) et de lui donner plus de place.',
  ],
  'sqlserver-not-reached': ['SQL Server pour {host} ne répond pas. Merci de le démarrer et de vérifier son pare-feu.'],
  'oracle-database-not-reached': ['La base de données Oracle pour {host} ne répond pas. Merci de la démarrer avec son « listener ».'],
  'oracle-database-password-ended': [
    'Le compte de base de données de {host} est refusé. Merci de le débloquer et de mettre un nouveau mot de passe.',
  ],
  'search-engine-away': [
    'Elasticsearch ou OpenSearch pour {host} ne tourne pas. Merci de le démarrer et de regarder la mémoire et le disque.',
  ],
  'message-queue-away': ['RabbitMQ pour {host} ne tourne pas. Merci de le démarrer et de regarder la mémoire et le disque.'],
  'php-extension-missing': [
    'Une extension PHP manque pour {host} depuis le dernier changement. Merci de l’activer, ou de me rendre la version de PHP d’avant.',
  ],
  'php-prepended-file-missing': [
    'PHP sur {host} n’arrive pas à charger le fichier de “auto_prepend_file”. Merci d’enlever cette ligne de “.user.ini”, “.htaccess” ou “php.ini”.',
  ],
  'php-file-missing': ['Un fichier de {host} manque. Votre antivirus l’a-t-il retiré, et pouvez-vous le reprendre de la sauvegarde ?'],
  'php-file-not-allowed': [
    'Le programme PHP de {host} reçoit “Permission denied” sur ses propres fichiers. Merci de rétablir le propriétaire et les droits (dossiers 755, fichiers 644).',
  ],
  'php-took-too-long': ['PHP sur {host} atteint “Maximum execution time”. Quelle extension ou quel script est si lent ?'],
  'php-version-wrong': ['Merci de mettre {host} à la version de PHP que sa page d’erreur demande.'],
  'php-session-folder': ['PHP sur {host} ne peut pas écrire ses fichiers de session. Merci de vérifier “session.save_path”.'],
  'php-folder-fence': ['“open_basedir restriction” arrête {host}. Merci d’ajouter le dossier de l’erreur, ou de corriger le chemin.'],
  'ioncube-missing': ['Merci d’activer le chargeur ionCube pour {host}.'],
  'php-program-not-started': ['PHP sur {host} cherche le site dans le mauvais dossier. Merci de vérifier le dossier racine du domaine.'],
  'laravel-cannot-write': ['Merci de donner à l’utilisateur web de {host} le droit d’écrire dans “storage” et “bootstrap/cache”.'],
  'codeigniter-database': ['Le site {host} n’arrive pas à joindre sa base de données. Merci de vérifier qu’elle tourne.'],
  'cakephp-database': ['Le site {host} n’arrive pas à joindre sa base de données. Merci de vérifier qu’elle tourne.'],
  'website-kit-plan-ended': ['Pourquoi {host} n’est-il pas affiché, et que dois-je faire ?'],
  'website-defaced': [
    '{host} a été piraté et affiche une page étrangère. Merci de le fermer maintenant, et de me dire quelle sauvegarde d’avant vous avez.',
  ],
  'website-locked-for-money': [
    'Des criminels ont verrouillé les fichiers de {host}. Merci de le fermer maintenant, de garder tous les fichiers tels quels, et de me dire quelle sauvegarde d’avant vous avez.',
  ],
  'cpanel-name-unknown': [
    '{host} affiche la page par défaut de son panneau. Le domaine est-il encore sur mon compte, et quelle adresse faut-il dans son enregistrement “A” ?',
  ],
  'hosting-ended': ['Ma formule pour {host} a pris fin. Merci de la réactiver après mon paiement. Jusqu’à quand gardez-vous mes données ?'],
  'free-hosting-asleep': ['Quand {host} se réveille-t-il, et combien coûte une formule sans sommeil ?'],
  'new-hosting-empty': ['{host} affiche votre page par défaut. Le domaine est-il relié au bon compte et au bon dossier ?'],
  'account-suspended-abuse': [
    'Mon site {host} est suspendu pour abus. Quels fichiers étaient-ce, et comment le récupérer après le nettoyage ?',
  ],
  'account-suspended-bill': ['J’ai payé la facture de {host}. Merci de réactiver le site.'],
  'django-database': [
    'Le site {host} n’arrive pas à joindre sa base de données. Merci de vérifier qu’elle tourne et qu’elle a de la place.',
  ],
  'rails-database-away': ['Le site {host} n’arrive pas à joindre sa base de données. Merci de vérifier qu’elle tourne.'],
  'java-database-pool': ['La base de données de {host} tourne-t-elle, et est-elle lente ?'],
  'java-database-away': ['La base de données de {host} ne répond pas. Merci de vérifier qu’elle tourne.'],
  'plain-visit-on-secure-door': ['Des visites simples de {host} arrivent au port sécurisé. Merci de corriger les ports ou la redirection.'],
  'client-certificate-asked': ['{host} demande aux visiteurs un certificat client. Merci de désactiver cela, ou de me dire qui l’a voulu.'],
  'upload-too-big': ['Merci de relever la limite d’envoi de {host} (“client_max_body_size” ou “upload_max_filesize”) à 64 Mo.'],
  'rights-of-the-folder': [
    '{host} dit “unable to read htaccess file”. Merci de mettre les dossiers en 755 et les fichiers en 644, avec le bon propriétaire.',
  ],
  'htaccess-fault': ['{host} répond par l’erreur 500. Que disent les dernières lignes de son journal d’erreurs ?'],
  'server-at-capacity': ['{host} répond 503 (“capacity problems”). PHP tourne-t-il, et mon compte a-t-il atteint une limite ?'],
  'litespeed-busy': ['{host} répond 503 de LiteSpeed. Mon compte a-t-il atteint une limite (EP, NPROC, mémoire) ?'],
  'squid-page': [
    'Un proxy Squid répond pour {host} qu’il n’arrive pas à le joindre. Merci de vérifier le serveur derrière lui.',
    '{front} n’arrive pas à joindre le serveur de {host}. Merci de vérifier qu’il marche, et que son pare-feu laisse entrer les adresses de {front}.',
  ],
  'big-ip-refused': ['Des visites de {host} sont rejetées avec un “support ID”. Merci de regarder les règles de la protection (F5).'],
  'modsecurity-refused': ['ModSecurity refuse des visites de {host}. Merci de chercher quelle règle et de la désactiver.'],
  'imunify-refused': [
    'Imunify360 arrête des visites de {host}. Merci de laisser entrer les visites de surveillance, et de vérifier que les clients entrent.',
  ],
  'blocked-by-law': ['{host} est bloqué pour des raisons légales. Qui l’a ordonné, et que dois-je faire ?'],
  'certificate-not-yet-valid': [
    'Le certificat de {host} n’est pas encore valable. Merci de remettre le précédent, ou d’en faire un nouveau.',
  ],
  'certificate-incomplete': ['Le certificat intermédiaire (CA bundle) de {host} manque. Merci de l’installer.'],
  'secure-talk-too-old': ['Le port 443 de {host} ne parle pas https. Merci d’y activer SSL, avec TLS 1.2 et TLS 1.3.'],
  'secure-talk-failed': ['L’échange TLS pour {host} échoue. Merci de vérifier le certificat et de redémarrer le service web.'],
  'secure-talk-cut': [
    'Les connexions sécurisées à {host} sont coupées au début. Merci de vérifier le pare-feu, la protection contre les attaques et le service web.',
  ],
  'secure-talk-silent': ['Les connexions sécurisées à {host} se bloquent au début. Merci de vérifier la charge et le pare-feu.'],
  'cloudflare-521': [
    'Cloudflare n’obtient pas de connexion à {host} (erreur 521). Merci de démarrer le service web et de laisser entrer les adresses de Cloudflare.',
  ],
  'cloudflare-523': ['Le réseau de mon serveur pour {host} est-il en ligne, et quelle est son adresse ?'],
  'secure-door-shut': [
    'Le port 443 de {host} est fermé alors que le port 80 est ouvert. Merci de vérifier le certificat et de redémarrer le service web.',
  ],
  'blocked-by-filter': [
    'Des visites de {host} sont coupées aussitôt. Merci de chercher des adresses bloquées dans le pare-feu et la protection.',
  ],
  'cut-off': ['Des visites de {host} sont coupées aussitôt. Merci de vérifier le service web et le pare-feu.'],
  'machine-silent': ['Mon serveur {machine} ne répond pas du tout. Est-il allumé, et y a-t-il un problème dans votre centre de données ?'],
  'no-way-to-the-server': ['Aucune route ne mène à mon serveur {host}. Votre réseau est-il en panne, et jusqu’à quand ?'],
  'connect-failed': ['Les connexions à {host} échouent. Merci de vérifier la machine et son réseau.'],
  'name-servers-broken': ['Les serveurs de noms de {domain} répondent par une erreur. Merci de les réparer.'],
  'name-servers-refuse': ['Mon compte pour {domain} est-il toujours actif, et quels serveurs de noms faut-il ?'],
  'redirect-to-nowhere': ['{host} envoie les visiteurs vers une adresse privée. Merci de vérifier s’il a été piraté.'],
  'account-suspended': ['Mon compte pour {host} est suspendu. Quelle en est la raison, et que dois-je faire ?'],
  'wordpress-database-not-there': [
    'WordPress sur {host} dit “Cannot select database”. La base de données y est-elle, et son utilisateur peut-il l’ouvrir ?',
  ],
  'wordpress-database': [
    'WordPress sur {host} dit “Error establishing a database connection”. Merci de vérifier que MySQL tourne et n’est pas plein.',
  ],
  'database-away': ['Le site {host} n’arrive pas à joindre sa base de données. Merci de vérifier qu’elle tourne et qu’elle a de la place.'],
  'home-page-missing': [
    '{host} affiche “Index of /”. Merci de reprendre son fichier index de la dernière sauvegarde, et de me dire dans quel dossier est le site.',
    '{host} affiche “404 Not Found” au lieu de sa page d’accueil. Mes fichiers sont-ils encore dans son dossier, et y a-t-il une sauvegarde ?',
  ],
  'website-not-set-up': [
    '{host} affiche une installation. Le fichier de réglages et la base de données de mon site sont-ils encore là ? Merci de les reprendre de la dernière sauvegarde.',
  ],
  'php-not-run': [
    '{host} affiche son code PHP au lieu de l’exécuter. Merci d’activer PHP pour ce domaine, avec une version que vous proposez encore.',
  ],
  'perl-package-missing': ['Un module Perl manque sur {host} (“Can’t locate … in @INC”). Merci de l’installer.'],
  'empty-server': ['{host} affiche un serveur vide. Mes fichiers y sont-ils encore, et y a-t-il une sauvegarde ?'],
  'prove-you-are-human': ['Merci de laisser passer les visites de surveillance de {host} dans votre protection.'],
  'request-not-understood': ['Le serveur répond {code} pour {host}. Merci de vérifier que ce nom y est configuré.'],
  'visit-not-accepted': ['Les visites de {host} reçoivent la réponse {code}. Merci de regarder les règles de protection (ModSecurity).'],
  'visit-timed-out': ['Le serveur répond 408 (request timeout) pour {host}. Est-il surchargé ?'],
  'function-not-there': ['Le serveur répond {code} pour {host}. Merci de vérifier son installation.'],
  'account-at-its-limit': ['Quel programme de {host} atteint la limite de ressources ?'],
  'traffic-used-up': ['La bande passante de {host} est épuisée. Merci d’en ajouter pour ce mois et de me dire le prix.'],
};
