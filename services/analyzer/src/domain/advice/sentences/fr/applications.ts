/** Data: what is said of errors that a customer's own program sends in. */
import type { applications as english } from '../en/applications.js';
import type { Translated } from '../translated.js';

export const applications: Translated<typeof english, 'fr'> = {
  some: 'Toutes les personnes qui utilisent cette partie de votre programme.',
  all: 'Toutes les personnes qui utilisent votre programme, jusqu’à sa réparation.',
  contacts: {
    builder: 'La personne qui a créé votre programme ou s’en occupe.',
    host: 'L’hébergeur de votre programme, ou la personne qui l’a créé.',
  },
  notices: {
    broken:
      'Une partie de notre service affiche une erreur en ce moment. Nous le savons et nous y travaillons. Merci de réessayer dans une heure.',
    slow: 'Notre service est lent aujourd’hui. Nous y travaillons. Merci de réessayer plus tard.',
    pay: 'Les paiements ne passent pas en ce moment. Vous n’avez rien perdu. Merci de réessayer plus tard ou de nous écrire.',
    mail: 'Certains de nos e-mails ont du retard aujourd’hui. Si vous en attendez un, merci de nous écrire.',
  },
  level: 'Votre programme l’a marqué comme « {level} ».',
  lines: {
    one: 'Il a envoyé {count} lignes sur l’endroit du problème. Elles sont ci-dessous.',
    many: 'Il a envoyé {count} lignes sur l’endroit du problème. Elles sont ci-dessous.',
    other: 'Il a envoyé {count} lignes sur l’endroit du problème. Elles sont ci-dessous.',
  },
  situations: {
    'app-disk-full': {
      happened: 'Le disque est plein. Votre programme ne peut plus rien enregistrer.',
      who: 'Toutes les personnes qui utilisent votre programme, jusqu’à sa réparation. De nouvelles commandes et des messages peuvent être perdus.',
      why: 'D’anciennes sauvegardes, des journaux ou des fichiers envoyés ont rempli le disque.',
      steps: [
        'Supprimez d’anciennes sauvegardes et d’anciens journaux jusqu’à ce qu’un dixième du disque soit libre.',
        'Redémarrez le programme.',
        'S’il se remplit de nouveau en quelques jours, prenez un disque plus grand.',
      ],
      notice:
        'Notre service a un problème aujourd’hui. Si vous avez commandé quelque chose, merci de nous écrire pour que nous puissions vérifier.',
    },
    'app-out-of-memory': {
      happened: 'Votre programme avait besoin de plus de mémoire que permis, et s’est arrêté.',
      why: 'Un gros fichier ou une longue liste a été chargé d’un coup, ou le programme garde ce qui ne lui sert plus.',
      steps: [
        'Redémarrez le programme.',
        'Donnez-lui plus de mémoire dans les paramètres de votre hébergeur.',
        'Demandez à la personne qui l’a créé ce qui a été chargé à cette minute.',
      ],
    },
    'app-database-password': {
      happened: 'La base de données (là où sont rangées vos données) ne laisse pas entrer votre programme.',
      why: 'Le mot de passe a été changé à un endroit et pas à l’autre.',
      steps: [
        'Ouvrez les paramètres de votre programme et comparez le nom de la base, l’utilisateur et le mot de passe avec ceux de la base de données.',
        'Redémarrez le programme après un changement.',
      ],
    },
    'app-database-crowded': {
      happened: 'La base de données (là où sont rangées vos données) n’a plus de place pour une conversation de plus.',
      who: 'De plus en plus de visiteurs : les pages chargent longtemps puis échouent.',
      why: 'Beaucoup de visiteurs à la fois, ou un programme qui ne raccroche pas quand il a fini.',
      steps: [
        'Redémarrez le programme : cela libère les places.',
        'Si cela revient, prenez une formule de base de données plus grande, ou demandez à la personne qui l’a créé d’utiliser moins de places.',
      ],
    },
    'app-database-away': {
      happened: 'Votre programme n’arrive pas à joindre sa base de données (là où sont rangées vos données).',
      why: 'La base de données est éteinte, redémarre, ou a une nouvelle adresse.',
      steps: [
        'Connectez-vous là où tourne la base de données et voyez si elle est allumée. Sinon, appuyez sur « Start » ou « Restart ».',
        'Vérifiez que l’adresse dans les paramètres de votre programme est toujours juste.',
      ],
    },
    'app-database-locked': {
      happened:
        'Deux tâches dans la base de données (là où sont rangées vos données) se sont bloquées l’une l’autre, et l’une a été arrêtée.',
      who: 'Quelques personnes : ce qu’elles faisaient à ce moment n’a pas été enregistré.',
      why: 'Deux personnes, ou deux tâches, ont changé la même chose au même moment.',
      steps: [
        'Si c’est arrivé une fois, demandez à ces personnes de réessayer. Rien n’est abîmé.',
        'Si cela arrive souvent, envoyez ceci à la personne qui a créé le programme.',
      ],
      notice: 'Si votre dernière étape n’a pas été enregistrée, merci de la refaire.',
    },
    'app-table-missing': {
      happened: 'Votre programme cherche dans sa base de données (là où sont rangées vos données) quelque chose qui n’y est pas.',
      why: 'Une nouvelle version est en ligne, et le changement de la base de données qui va avec n’a pas été fait.',
      steps: [
        'Revenez à la version d’avant, si quelque chose de nouveau est en ligne aujourd’hui.',
        'Demandez à la personne qui l’a créé de lancer les « migrations » de la nouvelle version.',
      ],
    },
    'app-module-missing': {
      happened: 'Votre programme ne peut pas démarrer, car une de ses parties manque.',
      why: 'La dernière version a été mise en ligne sans une de ses parties.',
      steps: [
        'Revenez à la version d’avant.',
        'Demandez à la personne qui l’a créé d’installer toutes les parties et de le remettre en ligne.',
      ],
    },
    'app-setting-missing': {
      happened: 'Il manque à votre programme un réglage dont il a absolument besoin.',
      why: 'Une valeur secrète ou un nom n’a pas été repris, souvent lors d’un déménagement ou d’une nouvelle version.',
      steps: [
        'Ouvrez les paramètres de votre programme (« Environment » ou « Config Vars ») et comparez-les avec ceux d’avant.',
        'Ajoutez celui qui manque et redémarrez le programme.',
      ],
    },
    'app-door-taken': {
      happened: 'Votre programme ne peut pas démarrer, car un autre utilise déjà sa porte (port).',
      why: 'Une ancienne copie du programme n’a pas été arrêtée.',
      steps: ['Arrêtez l’ancienne copie, ou redémarrez toute la machine.', 'Veillez à ce que le programme ne démarre qu’une fois.'],
    },
    'app-not-allowed-to-write': {
      happened: 'Votre programme n’a pas le droit d’ouvrir ou de changer un fichier dont il a besoin.',
      why: 'Les droits d’un dossier ont changé, souvent après une copie de fichiers à la main.',
      steps: [
        'Demandez à votre hébergeur de rendre ses droits au programme : « Merci de rétablir les droits des fichiers. »',
        'Réessayez ce qui a échoué.',
      ],
    },
    'app-payment-refused': {
      happened: 'Un paiement n’a pas abouti : votre programme et la société de paiement ne se sont pas entendus.',
      who: 'Les clients qui veulent payer.',
      why: 'Une carte a été refusée. Si c’est le cas de toutes : une mauvaise clé, ou un problème chez la société de paiement.',
      steps: [
        'Connectez-vous chez votre société de paiement et voyez si d’autres paiements sont passés.',
        'Si aucun n’est passé, regardez sa page d’état et vérifiez vos clés dans « Settings », puis « API Keys ».',
      ],
      call: 'L’assistance de votre société de paiement ; ensuite la personne qui a créé votre programme.',
    },
    'app-mail-not-sent': {
      happened: 'Votre programme n’a pas pu envoyer un e-mail.',
      who: 'Les personnes qui attendent un e-mail : reçus, codes, nouveaux mots de passe.',
      why: 'Le mot de passe de l’e-mail a été changé, ou la société d’e-mail bloque votre programme.',
      steps: [
        'Vérifiez l’utilisateur et le mot de passe de l’e-mail dans les paramètres de votre programme.',
        'Connectez-vous chez votre société d’e-mail et voyez si l’envoi est bloqué.',
      ],
      call: 'L’assistance de votre société d’e-mail.',
    },
    'app-too-many-calls': {
      happened: 'Votre programme a interrogé trop souvent le service d’une autre société, et doit attendre.',
      why: 'Plus de visiteurs que d’habitude, une boucle dans le programme, ou une formule trop petite.',
      steps: [
        'Attendez une heure : de telles limites se lèvent toutes seules.',
        'Connectez-vous chez cette société et voyez quelle part de votre formule est utilisée.',
      ],
    },
    'app-certificate': {
      happened:
        'Votre programme ne fait pas confiance à un autre service avec lequel il parle : le certificat de sécurité (le fichier derrière le cadenas) n’y est pas bon.',
      why: 'Il a expiré là-bas, ou la liste des fabricants reconnus de votre machine est ancienne.',
      steps: ['Regardez la page d’état de ce service.', 'Demandez à la personne qui l’a créé de mettre la machine à jour.'],
    },
    'app-name-not-found': {
      happened: 'Votre programme ne trouve pas un autre service par son nom.',
      why: 'Le nom est mal écrit dans les paramètres, ou la machine n’a pas d’accès à internet.',
      steps: [
        'Vérifiez l’adresse de ce service dans les paramètres de votre programme.',
        'Si beaucoup de noms échouent, redémarrez la machine.',
      ],
    },
    'app-no-answer': {
      happened: 'Votre programme a attendu quelque chose trop longtemps et a abandonné.',
      who: 'Toutes les personnes qui utilisent cette partie de votre programme. Elles attendent, puis voient une erreur.',
      why: 'Un autre service ou la base de données est lent, ou une tâche est trop grosse.',
      steps: [
        'Regardez les pages d’état des services que votre programme utilise.',
        'Si cela dure, redémarrez le programme et envoyez ceci à la personne qui l’a créé.',
      ],
    },
    'app-other-side-closed': {
      happened: 'Votre programme voulait parler à un autre, et celui-ci a raccroché ou n’a pas répondu.',
      why: 'L’autre programme est éteint ou redémarre.',
      steps: [
        'Voyez si les autres parties de votre système tournent, et démarrez ce qui est éteint.',
        'Si cela n’a duré qu’une minute, il n’y a rien d’autre à faire.',
      ],
    },
    'app-sign-in-refused': {
      happened: 'Quelqu’un, ou un autre service, n’a pas pu entrer.',
      who: 'Souvent une seule personne. Si c’est tout le monde, personne ne peut se connecter.',
      why: 'Une session ou une clé a expiré, ou une valeur secrète a été changée.',
      steps: [
        'Essayez de vous connecter vous-même. Si cela marche, c’était l’ancienne session d’une personne.',
        'Sinon, vérifiez les clés et les valeurs secrètes dans les paramètres de votre programme.',
      ],
      notice: 'Si vous n’arrivez pas à vous connecter, déconnectez-vous une fois puis reconnectez-vous.',
    },
    'app-unreadable-answer': {
      happened: 'Votre programme a reçu une réponse qu’il n’a pas pu lire.',
      why: 'Un autre service a envoyé une page d’erreur là où des données étaient attendues.',
      steps: [
        'Regardez la page d’état du service que votre programme a interrogé.',
        'Si cela se reproduit, envoyez ceci à la personne qui a créé le programme.',
      ],
    },
    'app-php-fatal': {
      happened: 'Votre programme (écrit en PHP) s’est arrêté au milieu de son travail.',
      why: 'Une extension, un thème ou une nouvelle version de PHP ne va pas avec le reste.',
      steps: [
        'Si vous avez mis quelque chose à jour aujourd’hui, désactivez-le ou revenez à la version d’avant.',
        'Envoyez ceci à la personne qui l’a créé : la ligne du journal nomme le fichier.',
      ],
    },
    'app-nothing-there': {
      happened: 'Votre programme attendait quelque chose qui n’était pas là, et a arrêté cette tâche.',
      why: 'Un défaut du programme : un champ vide ou une réponse absente n’était pas prévu.',
      steps: [
        'Notez ce que les personnes ont fait juste avant : cela aide à trouver le défaut.',
        'Envoyez ceci à la personne qui l’a créé. Si cela a commencé aujourd’hui, revenez à la version d’avant.',
      ],
    },
    'app-unhandled': {
      happened: 'Votre programme a rencontré une erreur à laquelle il n’était pas préparé.',
      why: 'Un défaut du programme. Si cela a commencé aujourd’hui, pensez d’abord au dernier changement.',
      steps: [
        'Si quelque chose de nouveau est en ligne aujourd’hui, revenez à la version d’avant.',
        'Envoyez ceci à la personne qui a créé le programme.',
      ],
    },
    'app-something-else': {
      happened: 'Votre programme a signalé une erreur.',
      who: 'Nous ne pouvons pas le dire d’ici : peut-être une personne, peut-être toutes.',
      why: 'Un défaut du programme. Ses propres mots sont dans le message.',
      steps: ['Essayez la partie de votre programme que ces mots nomment.', 'Envoyez ceci à la personne qui a créé le programme.'],
    },
  },
};
