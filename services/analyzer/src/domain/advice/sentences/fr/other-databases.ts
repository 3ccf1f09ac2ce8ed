/** Data: what is said of other databases. */
import type { otherDatabases as english } from '../en/other-databases.js';
import type { Translated } from '../translated.js';

export const otherDatabases: Translated<typeof english, 'fr'> = {
  'postgresql-too-many-connections': {
    cause: 'La base de données ne prend plus de visiteurs à la fois',
    happened: 'La base de données (là où sont rangées pages et commandes) n’a plus de place libre pour le site.',
    who: 'Tous les visiteurs, ou la plupart aux heures de pointe.',
    why: 'Plus de visiteurs que d’habitude. Ou le programme garde des places dont il n’a pas besoin.',
    steps: ['Demandez à la personne qui a créé le site un « pool » plus petit de connexions à la base, ou prenez une base plus grande.'],
  },
  'postgresql-wrong-password': {
    cause: 'La base de données refuse le mot de passe du site',
    happened: 'Le site frappe à sa base de données (là où sont rangées pages et commandes), et son mot de passe est refusé.',
    why: 'Le mot de passe de la base de données a été changé, et le site garde encore l’ancien.',
    steps: [
      'Copiez l’adresse ou le mot de passe du moment de la base de données dans les réglages du site (« DATABASE_URL »), et redémarrez-le.',
    ],
  },
  'postgresql-database-missing': {
    cause: 'La base de données du site n’existe pas sous son nom',
    happened: 'Le site demande une base de données (là où sont rangées pages et commandes) qui n’existe pas sous ce nom.',
    why: 'La base de données a été supprimée ou renommée, ou une base gratuite a pris fin.',
    steps: [
      'Connectez-vous là où la base de données est louée et voyez si elle y est encore. Les gratuites sont souvent supprimées après quelques semaines.',
    ],
  },
  'postgresql-role-missing': {
    cause: 'La base de données ne connaît pas l’utilisateur du site',
    happened: 'Le site se connecte à sa base de données (là où sont rangées pages et commandes) sous un nom qui n’y est pas connu.',
    why: 'L’utilisateur a été supprimé, ou les réglages du site contiennent un ancien nom.',
    steps: ['Comparez l’utilisateur dans les réglages du site (« DATABASE_URL ») avec la liste des utilisateurs de la base de données.'],
  },
  'postgresql-table-missing': {
    cause: 'Une partie de la base de données du site manque',
    happened: 'Le programme de votre site demande une liste de sa base de données (là où sont rangées pages et commandes) qui n’y est pas.',
    why: 'Une nouvelle version est passée en ligne avant que la base de données soit prête pour elle.',
    steps: ['Demandez à la personne qui a créé le site de lancer la mise à jour de la base de données (« migrate ») de cette version.'],
  },
  'postgresql-column-missing': {
    cause: 'La base de données ne va pas avec la version du site',
    happened: 'Le programme de votre site demande quelque chose que sa base de données (là où sont rangées pages et commandes) n’a pas.',
    why: 'Une nouvelle version est passée en ligne avant que la base de données soit prête pour elle.',
    steps: ['Demandez à la personne qui a créé le site de lancer la mise à jour de la base de données (« migrate ») de cette version.'],
  },
  'postgresql-not-running': {
    cause: 'Le programme de la base de données ne tourne pas',
    happened: 'Le site appelle la base de données (là où sont rangées pages et commandes), et personne ne décroche.',
    why: 'Le programme de la base de données s’est arrêté ou a été éteint. Un disque plein ou une facture ouverte en sont les raisons habituelles.',
    steps: ['Connectez-vous là où la base de données est louée et voyez si elle tourne. Démarrez-la là-bas.'],
  },
  'postgresql-starting': {
    cause: 'La base de données est en train de redémarrer',
    happened:
      'La base de données (là où sont rangées pages et commandes) était arrêtée et redémarre. Elle ne laisse encore entrer personne.',
    why: 'La machine ou la base de données a redémarré, peut-être après un plantage.',
    steps: ['Attendez cinq minutes. Un démarrage après un plantage peut durer autant.'],
  },
  'postgresql-stopping': {
    cause: 'La base de données est en train de s’éteindre',
    happened: 'Quelqu’un éteint ou redémarre la base de données (là où sont rangées pages et commandes).',
    why: 'Une maintenance de l’hébergeur, une mise à jour, ou un redémarrage à la main.',
    steps: ['Regardez la page d’état de {company} : les travaux prévus y sont annoncés.'],
  },
  'postgresql-read-only': {
    cause: 'La base de données ne laisse plus écrire',
    happened: 'La base de données (là où sont rangées pages et commandes) peut être lue, mais rien ne peut y être enregistré.',
    who: 'Les visiteurs qui veulent commander, se connecter ou envoyer un formulaire.',
    why: 'Son disque est plein, ou le site interroge une copie au lieu de la principale.',
  },
  'postgresql-not-let-in': {
    cause: 'La base de données ne laisse pas entrer cette machine',
    happened:
      'La base de données (là où sont rangées pages et commandes) ne laisse entrer que des machines connues, et celle du site n’en est pas.',
    why: 'Le site est passé sur une nouvelle machine, ou n’utilise pas la ligne sécurisée que la base de données demande.',
    steps: [
      'Là où la base de données est louée, ouvrez « Trusted sources » ou « Network » et ajoutez l’adresse de la machine du site.',
      'Demandez à la personne qui a créé le site d’ajouter « sslmode=require » à l’adresse de la base de données.',
      'Si la base de données est sur votre propre machine : faites ajouter une ligne pour celle du site à « pg_hba.conf », et PostgreSQL doit le relire.',
    ],
  },
  'database-log-full': {
    cause: 'Le journal de la base de données est plein',
    happened:
      'La base de données (là où sont rangées pages et commandes) ne peut plus rien écrire : son journal, la liste des changements, n’a plus de place.',
    who: 'Tout le monde. Des commandes et des messages peuvent être perdus jusqu’à ce qu’il y ait de la place.',
    why: 'Une sauvegarde de ce journal le vide, et aucune n’a été faite depuis longtemps.',
    steps: ['Faites faire chaque jour une sauvegarde du journal : il restera petit.'],
  },
  'postgresql-full': {
    cause: 'La base de données n’a plus de place',
    happened: 'La base de données (là où sont rangées pages et commandes) ne peut plus rien enregistrer : son disque est plein.',
    who: 'Tout le monde. Des commandes et des messages peuvent être perdus jusqu’à ce qu’il y ait de la place.',
    why: 'Les données ont grandi, ou d’anciennes sauvegardes et des journaux ont rempli le disque.',
    steps: ['Là où la base de données est louée, choisissez le disque ou la formule au-dessus.'],
  },
  'postgresql-without-rights': {
    cause: 'Le site n’a pas le droit d’utiliser sa base de données',
    happened:
      'Le site peut se connecter à sa base de données (là où sont rangées pages et commandes), mais n’a pas le droit d’en lire une partie.',
    why: 'Les droits se sont perdus quand la base de données a été déplacée ou reprise d’une sauvegarde.',
    steps: ['Demandez à la personne qui a créé le site de redonner tous les droits à son utilisateur de la base (« GRANT »).'],
  },
  'postgresql-too-slow': {
    cause: 'La base de données met trop de temps',
    happened:
      'Une page interroge sa base de données (là où sont rangées pages et commandes), et la réponse dure plus longtemps que permis.',
    who: 'Les visiteurs qui ouvrent cette page.',
    why: 'Une tâche bloquée, un index qui manque, ou bien plus de données qu’avant.',
  },
  'postgresql-name-not-found': {
    cause: 'Le site ne trouve pas sa base de données',
    happened: 'Le site cherche sa base de données (là où sont rangées pages et commandes) sous un nom qui n’existe pas.',
    why: 'La base de données a été supprimée ou déplacée, ou les réglages du site contiennent un faux nom.',
    steps: ['Copiez l’adresse du moment de la base de données dans les réglages du site (« DATABASE_URL »), et redémarrez-le.'],
  },
  'sqlite-locked': {
    cause: 'La base de données est retenue par une autre tâche',
    happened: 'La base de données du site (là où sont rangées pages et commandes) est retenue par une autre tâche et ne peut pas servir.',
    why: 'Une sauvegarde, une tâche bloquée, ou plus de visiteurs que ce petit genre de base n’en accepte.',
  },
  'sqlite-read-only': {
    cause: 'Le fichier de la base de données ne peut pas être écrit',
    happened: 'Le site n’a pas le droit d’écrire dans sa base de données (là où sont rangées pages et commandes).',
    who: 'Les visiteurs qui veulent commander, se connecter ou envoyer un formulaire.',
    why: 'Le fichier ou son dossier appartient à un autre utilisateur depuis le dernier envoi ou redémarrage.',
  },
  'sqlite-missing': {
    cause: 'Le fichier de la base de données manque',
    happened: 'Le site ne trouve pas le fichier de sa base de données (là où sont rangées pages et commandes).',
    why: 'Le dernier envoi ou redémarrage a supprimé le fichier, ou son dossier ne peut pas être utilisé.',
    steps: ['N’envoyez plus rien. Le fichier est peut-être encore dans la dernière sauvegarde.'],
  },
  'sqlite-damaged': {
    cause: 'Le fichier de la base de données est abîmé',
    happened: 'Le fichier de la base de données du site (là où sont rangées pages et commandes) est abîmé.',
    why: 'La machine s’est éteinte pendant qu’elle écrivait, ou le disque était plein.',
  },
  'sqlite-full': {
    cause: 'Le disque est plein',
    happened: 'Le site ne peut rien enregistrer dans sa base de données (là où sont rangées pages et commandes) : le disque est plein.',
    who: 'Tout le monde. Des commandes et des messages peuvent être perdus jusqu’à ce qu’il y ait de la place.',
    why: 'D’anciennes sauvegardes, des journaux ou des e-mails l’ont rempli.',
  },
  'sqlite-table-missing': {
    cause: 'La base de données ne va pas avec la version du site',
    happened: 'Le programme de votre site demande une liste que sa base de données (là où sont rangées pages et commandes) n’a pas.',
    why: 'Une nouvelle version est passée en ligne avant que ses données soient prêtes. Ou le fichier est nouveau et vide.',
    steps: ['Demandez à la personne qui a créé le site de lancer la mise à jour de la base de données (« migrate ») de cette version.'],
  },
  'mongodb-not-running': {
    cause: 'La base de données (MongoDB) ne répond pas',
    happened: 'Le site appelle sa base de données (là où sont rangées ses données), et personne ne décroche.',
    why: 'La base de données s’est arrêtée, a été endormie car elle ne servait plus, ou ne laisse pas entrer le site.',
    steps: [
      'Connectez-vous là où la base de données est louée (par exemple MongoDB Atlas). Si « Paused » y est écrit, appuyez sur « Resume ».',
      'Ouvrez-y « Network Access » et voyez si l’adresse de la machine du site peut entrer.',
    ],
  },
  'mongodb-not-let-in': {
    cause: 'La base de données (MongoDB Atlas) ne laisse pas entrer le site',
    happened:
      'La base de données (là où sont rangées les données du site) ne laisse entrer que des machines connues, et celle du site n’en est pas.',
    why: 'Le site a déménagé, ou sa machine a reçu une nouvelle adresse.',
    steps: [
      'Connectez-vous à MongoDB Atlas, ouvrez « Network Access », puis « Add IP Address », et entrez l’adresse de la machine du site.',
      'Sur la même page d’Atlas, voyez que « Paused » n’est pas écrit à côté de la base.',
    ],
  },
  'mongodb-wrong-password': {
    cause: 'La base de données (MongoDB) refuse le mot de passe',
    happened: 'Le site frappe à sa base de données (là où sont rangées ses données), et son mot de passe est refusé.',
    why: 'Le mot de passe a été changé, et les réglages du site contiennent encore l’ancien.',
    steps: [
      'Dans MongoDB Atlas, ouvrez « Database Access », donnez un nouveau mot de passe, et mettez-le dans les réglages du site (« MONGODB_URI »).',
    ],
  },
  'mongodb-full': {
    cause: 'La base de données (MongoDB) n’a plus de place',
    happened: 'La base de données (là où sont rangées les données du site) a atteint la taille de sa formule.',
    who: 'Les visiteurs qui veulent commander, se connecter ou envoyer un formulaire.',
    why: 'Les données ont dépassé la formule. Les formules gratuites contiennent 512 Mo.',
    steps: ['Dans MongoDB Atlas, ouvrez votre base, puis « Edit Configuration », et choisissez la taille au-dessus.'],
  },
  'lucee-datasource-missing': {
    cause: 'La connexion du site à sa base de données n’est pas réglée',
    happened: 'Le programme de votre site demande sa base de données par un nom (« datasource ») que le serveur ne connaît pas.',
    why: 'Le réglage s’est perdu lors d’un déménagement ou d’une mise à jour, ou son nom a été changé.',
    steps: [
      'Demandez à la personne qui a créé le site de régler de nouveau la « Datasource » (l’accès à la base de données) de ce nom dans l’administration de Lucee ou ColdFusion.',
    ],
  },
  'redis-not-running': {
    cause: 'La mémoire courte du site (Redis) est éteinte',
    happened: 'Le site appelle Redis, sa mémoire courte pour les connexions et le travail en attente, et personne ne décroche.',
    why: 'Redis s’est arrêté. Trop peu de mémoire ou une facture ouverte en sont les raisons habituelles.',
  },
  'redis-wrong-password': {
    cause: 'La mémoire courte du site (Redis) refuse le mot de passe',
    happened: 'Le site frappe à Redis, sa mémoire courte, et son mot de passe est refusé.',
    why: 'Le mot de passe de Redis a été changé, ou il n’y en a pas dans les réglages du site.',
    steps: ['Mettez le mot de passe du moment de Redis dans les réglages du site (« REDIS_URL » ou « REDIS_PASSWORD »), et redémarrez-le.'],
  },
  'redis-full': {
    cause: 'La mémoire courte du site (Redis) est pleine',
    happened: 'Redis, la mémoire courte du site, est plein et n’accepte plus rien.',
    why: 'Trop de choses y ont été mises, ou sa formule est trop petite.',
  },
  'redis-cannot-save': {
    cause: 'La mémoire courte du site (Redis) ne peut pas enregistrer',
    happened: 'Redis, la mémoire courte du site, ne peut pas enregistrer ses données sur le disque et n’accepte plus rien.',
    why: 'Le disque est plein, ou il y a trop peu de mémoire.',
  },
  'redis-read-only': {
    cause: 'La mémoire courte du site (Redis) ne laisse plus écrire',
    happened: 'Le site écrit dans une copie de Redis, sa mémoire courte, et les copies n’acceptent rien.',
    why: 'La principale a échoué et une autre a pris sa place, ou une ancienne adresse est dans les réglages.',
  },
  'redis-loading': {
    cause: 'La mémoire courte du site (Redis) est en train de démarrer',
    happened: 'Redis, la mémoire courte du site, a redémarré et lit encore ses données.',
    why: 'Un redémarrage de la machine ou de Redis, peut-être après un plantage.',
    steps: ['Attendez cinq minutes. Puis appuyez sur « Vérifier maintenant » sur la page de ce serveur, ici.'],
  },
  'sqlserver-sign-in-failed': {
    cause: 'La base de données (SQL Server) refuse le site',
    happened: 'Le site se connecte à sa base de données (là où sont rangées pages et commandes), et est refusé.',
    why: 'Le mot de passe ou le nom dans les réglages est faux, souvent après un changement ou un déménagement.',
    steps: ['Corrigez « ConnectionStrings » dans les réglages du site, et redémarrez-le.'],
  },
  'sqlserver-not-reached': {
    cause: 'La base de données (SQL Server) ne répond pas',
    happened: 'Le site appelle sa base de données (là où sont rangées pages et commandes), et personne ne décroche.',
    why: 'Le programme de la base de données s’est arrêté, ou son adresse ou son pare-feu (le gardien) a été changé.',
  },
  'oracle-database-not-reached': {
    cause: 'La base de données (Oracle) ne répond pas',
    happened: 'Le site appelle sa base de données (là où sont rangées pages et commandes), et personne ne décroche.',
    why: 'La base de données, ou la partie qui prend les appels, est éteinte.',
  },
  'oracle-database-password-ended': {
    cause: 'La base de données (Oracle) refuse le mot de passe',
    happened: 'Le site se connecte à sa base de données (là où sont rangées pages et commandes), et est refusé.',
    why: 'Le mot de passe a expiré, est faux, ou le compte est bloqué après de faux essais.',
  },
  'search-engine-away': {
    cause: 'La recherche du site ne répond pas',
    happened: 'Le site appelle son programme de recherche, et personne ne décroche. Sans lui, la page n’est pas faite.',
    why: 'Le programme de recherche s’est arrêté : trop peu de mémoire ou un disque plein en sont les raisons habituelles.',
  },
  'message-queue-away': {
    cause: 'La file de travail du site ne répond pas',
    happened: 'Le site appelle le programme qui garde son travail en attente (commandes, e-mails), et personne ne décroche.',
    why: 'Ce programme s’est arrêté : trop peu de mémoire ou un disque plein en sont les raisons habituelles.',
  },
};
