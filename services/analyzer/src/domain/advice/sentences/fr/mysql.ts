/** Data: what is said of MySQL and MariaDB. */
import type { mysql as english } from '../en/mysql.js';
import type { Translated } from '../translated.js';

export const mysql: Translated<typeof english, 'fr'> = {
  'mysql-too-many-connections': {
    cause: 'La base de données ne prend plus de visiteurs à la fois',
    happened: 'Le site interroge la base de données (là où sont rangées pages et commandes), et elle répond « Too many connections ».',
    who: 'Tous les visiteurs, ou la plupart aux heures de pointe.',
    why: 'Plus de visiteurs ou de robots que d’habitude. Ou une page lente garde sa place trop longtemps.',
    steps: ['Activez une extension de cache, pour que moins de visites interrogent la base de données.'],
  },
  'mysql-account-connections': {
    cause: 'Votre formule ne permet plus d’accès à la base de données',
    happened:
      'Votre site a pris toutes ses places à la base de données (là où sont rangées pages et commandes) : « max_user_connections ».',
    who: 'Tous les visiteurs, ou la plupart aux heures de pointe.',
    why: 'Plus de visiteurs ou de robots que votre formule ne permet, ou une extension lente.',
    steps: ['Activez une extension de cache, ou prenez la formule d’hébergement au-dessus.'],
  },
  'mysql-query-limit': {
    cause: 'Votre formule ne permet plus de demandes à la base cette heure-ci',
    happened:
      'Cette heure-ci, votre site a interrogé la base de données (là où sont rangées pages et commandes) plus souvent que votre formule ne permet.',
    who: 'Tous les visiteurs, jusqu’à la fin de l’heure.',
    why: 'Plus de visiteurs ou de robots que d’habitude, ou une extension qui demande trop souvent.',
    steps: ['Activez une extension de cache, ou prenez la formule d’hébergement au-dessus.'],
  },
  'mysql-wrong-password': {
    cause: 'La base de données refuse le mot de passe du site',
    happened: 'Le site frappe à la base de données (là où sont rangées pages et commandes), et son nom ou son mot de passe est refusé.',
    why: 'Le mot de passe de la base de données a été changé, ou le site a déménagé et garde l’ancien.',
    steps: [
      'Ouvrez le fichier de réglages du site (« wp-config.php » ou « .env ») et notez-y l’utilisateur de la base de données.',
      'Dans votre panneau d’hébergement, ouvrez « Databases », donnez un nouveau mot de passe à cet utilisateur, et mettez le même dans le fichier.',
    ],
  },
  'mysql-user-without-rights': {
    cause: 'Le site n’a pas le droit d’utiliser sa base de données',
    happened:
      'Le site peut se connecter à la base de données (là où sont rangées pages et commandes), mais n’a pas le droit de l’utiliser.',
    why: 'Les droits de l’utilisateur de la base de données se sont perdus, le plus souvent lors d’un déménagement ou d’une nouvelle création.',
    steps: ['Dans votre panneau d’hébergement, ouvrez « MySQL Databases », puis « Add User To Database », et cochez « All Privileges ».'],
  },
  'mysql-database-missing': {
    cause: 'La base de données du site n’existe pas sous son nom',
    happened: 'Le site demande une base de données (là où sont rangées pages et commandes) qui n’existe pas sous ce nom.',
    why: 'La base de données a été supprimée ou renommée, ou le site a déménagé sans elle.',
    steps: ['Dans votre panneau d’hébergement, ouvrez « MySQL Databases » et comparez le nom avec celui du fichier de réglages du site.'],
  },
  'mysql-table-missing': {
    cause: 'Une partie de la base de données du site manque',
    happened: 'Le programme de votre site demande une liste de sa base de données (là où sont rangées pages et commandes) qui n’y est pas.',
    why: 'Une nouvelle version est passée en ligne avant que la base de données soit prête. Ou un déménagement ou une réparation a perdu cette partie.',
    steps: ['Demandez à la personne qui a créé le site de lancer la mise à jour de la base de données (« migrate ») de cette version.'],
  },
  'mysql-column-missing': {
    cause: 'La base de données ne va pas avec la version du site',
    happened: 'Le programme de votre site demande quelque chose que sa base de données (là où sont rangées pages et commandes) n’a pas.',
    why: 'Une nouvelle version ou une extension est passée en ligne avant que la base de données soit prête.',
    steps: ['Demandez à la personne qui a créé le site de lancer la mise à jour de la base de données (« migrate ») de cette version.'],
  },
  'mysql-went-away': {
    cause: 'La base de données a raccroché au milieu',
    happened:
      'La base de données (là où sont rangées pages et commandes) a raccroché alors que le site l’interrogeait encore, et la connexion s’est perdue.',
    why: 'Le programme de la base de données a redémarré ou a trop peu de mémoire. Une très grosse demande peut aussi en être la raison.',
  },
  'mysql-not-running': {
    cause: 'Le programme de la base de données ne tourne pas',
    happened: 'Le site appelle la base de données (là où sont rangées pages et commandes), et personne ne décroche.',
    why: 'Le programme de la base de données s’est arrêté. Trop peu de mémoire ou un disque plein en sont les raisons habituelles.',
  },
  'mysql-name-not-found': {
    cause: 'Le site ne trouve pas sa base de données',
    happened: 'Le site cherche sa base de données (là où sont rangées pages et commandes) sous un nom qui n’existe pas.',
    why: 'Le site a déménagé, ou son fichier de réglages contient un faux nom pour la base de données.',
    steps: ['Mettez ce nom dans le fichier de réglages (« DB_HOST » dans « wp-config.php » ou « .env »).'],
  },
  'mysql-table-crashed': {
    cause: 'Une partie de la base de données est abîmée',
    happened: 'Une partie de la base de données (là où sont rangées pages et commandes) est abîmée et ne peut pas être lue.',
    why: 'La machine s’est éteinte en pleine écriture, ou son disque était plein.',
    steps: ['Dans votre panneau d’hébergement, ouvrez « MySQL Databases » ou « phpMyAdmin » et appuyez sur « Repair Database ».'],
  },
  'mysql-read-only': {
    cause: 'La base de données ne laisse plus écrire',
    happened: 'La base de données (là où sont rangées pages et commandes) peut être lue, mais rien ne peut y être enregistré.',
    who: 'Les visiteurs qui veulent commander, se connecter ou envoyer un formulaire.',
    why: 'L’hébergeur la déplace ou la répare, ou le site interroge une copie au lieu de la principale.',
  },
  'mysql-full': {
    cause: 'La base de données n’a plus de place',
    happened: 'La base de données (là où sont rangées pages et commandes) ne peut plus rien enregistrer : son disque est plein.',
    who: 'Tout le monde. Des commandes et des messages peuvent être perdus jusqu’à ce qu’il y ait de la place.',
    why: 'D’anciennes sauvegardes, des journaux ou des e-mails ont rempli le disque.',
  },
  'mysql-lock-wait': {
    cause: 'Deux tâches se bloquent dans la base de données',
    happened: 'Une page attend dans la base de données (là où sont rangées pages et commandes) une autre tâche qui ne finit pas.',
    who: 'Certains visiteurs, surtout ceux qui commandent ou paient.',
    why: 'Un gros import, une sauvegarde ou une commande bloquée garde le verrou.',
    steps: ['Si un import, un export ou une sauvegarde est en cours, attendez la fin ou arrêtez-le.'],
  },
  'mysql-host-blocked': {
    cause: 'La base de données a exclu la machine du site',
    happened: 'La base de données (là où sont rangées pages et commandes) a exclu la machine de votre site.',
    why: 'Beaucoup d’appels ont échoué avant : le réseau était mauvais, ou un faux mot de passe a été essayé sans cesse.',
  },
  'mysql-host-not-allowed': {
    cause: 'La base de données ne laisse pas entrer cette machine',
    happened:
      'La base de données (là où sont rangées pages et commandes) ne laisse entrer que des machines connues, et celle du site n’en est pas.',
    why: 'Le site est passé sur une nouvelle machine, ou son adresse a changé.',
    steps: ['Dans le panneau de la base de données, ouvrez « Remote MySQL » et ajoutez l’adresse de la machine du site.'],
  },
  'mysql-packet-too-big': {
    cause: 'Une demande à la base de données est trop grosse',
    happened: 'Le site envoie à sa base de données (là où sont rangées pages et commandes) plus à la fois qu’elle n’accepte.',
    who: 'Les visiteurs qui ouvrent cette page.',
    why: 'Un texte très long, une grande image ou un import.',
    steps: ['Si un import est en cours, coupez-le en parties plus petites.'],
  },
  'database-refuses-question': {
    cause: 'La base de données refuse une question du site',
    happened: 'La base de données (là où sont rangées pages et commandes) répond, mais elle refuse ce que le site lui demande.',
    who: 'Toutes les personnes qui ouvrent la page.',
    why: 'Une extension ou une nouvelle version demande d’une façon que cette base ne connaît pas. Cela suit souvent une mise à jour ou un déménagement.',
    steps: ['Envoyez les mots de la page d’erreur à la personne qui a créé le site : ils nomment la question.'],
  },
};
