/** Data: what is said where the program, its part or its place is named. */
import type { namedPrograms as english } from '../en/named-programs.js';
import type { Translated } from '../translated.js';

export const namedPrograms: Translated<typeof english, 'fr'> = {
  'name-not-trusted': {
    cause: '{program} n’accepte pas le nom {host}',
    happened: '{program}, le programme de votre site, ne prend que les visites pour les noms de sa liste. {host} n’y est pas.',
    why: 'Le nom est nouveau, ou le site a déménagé, et la liste « {list} » est restée comme avant.',
    steps: ['Demandez à la personne qui a créé le site d’ajouter {host} à « {list} » (dans « {file} ») et de le redémarrer.'],
  },
  'php-part-missing': {
    cause: 'Une partie de PHP dont le site a besoin manque : {part}',
    happened: 'Le programme de votre site a besoin d’une partie de PHP (« {part} ») qui n’est pas activée.',
    who: 'Toutes les personnes qui ouvrent la page.',
    why: 'PHP est passé à une nouvelle version, ou le site a déménagé. Il manque cette partie (« extension ») au nouveau.',
    steps: ['Dans votre panneau d’hébergement, ouvrez « Select PHP Version », puis « Extensions », et cochez « {part} ».'],
  },
  'php-database-part-missing': {
    cause: 'Il manque à PHP la partie qui parle à la base de données : {part}',
    happened:
      'Il manque à PHP, qui fait marcher votre site, la partie qui parle à la base de données (là où sont rangées les pages) : « {part} ».',
    who: 'Toutes les personnes qui ouvrent la page.',
    why: 'PHP est passé à une nouvelle version, ou le site a déménagé. Il manque cette partie (« extension ») au nouveau.',
  },
  'version-missing': {
    cause: 'La version de {program} dont le site a besoin manque',
    happened: 'Le programme de votre site a besoin d’une version de {program} que le serveur n’a pas.',
    why: 'Le site a été fait pour un {program} plus récent, ou il a changé de serveur.',
    steps: ['Demandez à la personne qui a créé le site de le faire pour la version que le serveur a.'],
  },
  'behind-refuses': {
    cause: 'Le programme derrière l’accueil du site est éteint',
    happened: 'L’accueil de votre site fonctionne. Le serveur derrière lui refuse chaque appel : aucun programme n’y tourne.',
    why: 'Ce programme s’est arrêté. Ou il a été déplacé, et l’accueil appelle encore l’ancien endroit.',
    steps: ['Demandez à la personne qui s’occupe du serveur de redémarrer le programme derrière l’accueil.'],
  },
  'behind-speaks-plain': {
    cause: 'L’accueil parle la langue sûre, le programme derrière lui non',
    happened:
      'L’accueil de votre site appelle le programme derrière lui dans la langue sûre (appelée TLS). Celui-ci ne connaît que la simple (« http »).',
    why: 'Un réglage de l’accueil ou de ce programme a été changé.',
    steps: [
      'Demandez à la personne qui s’en occupe que les deux parlent la même langue : couper TLS vers ce programme (dans Istio : « DestinationRule »), ou l’activer dans le programme.',
    ],
  },
  'panel-site-stopped': {
    cause: 'Le site est arrêté dans le panneau de gestion du serveur',
    happened: 'Le panneau de gestion de votre serveur affiche une page qui dit : l’administrateur a arrêté ce site.',
    why: 'Quelqu’un y a appuyé sur « Stop », ou la date de fin que le panneau a pour ce site est passée.',
    steps: [
      'Dans le panneau (aaPanel ou BaoTa), ouvrez « Website » et appuyez sur « Start » à côté de {host}. Regardez aussi sa date de fin.',
      'Si vous ne pouvez pas vous y connecter, demandez à la personne qui s’occupe du serveur de le démarrer.',
    ],
  },
  'alias-target-gone': {
    cause: '{host} mène à un endroit qui n’existe plus',
    happened: 'Le nom {host} mène à {target}, et il n’y a plus rien là-bas.',
    why: 'L’application ou le site chez {company} a été supprimé ou renommé, ou sa formule a pris fin.',
    steps: [
      'Menez l’enregistrement « CNAME » de {host} là où le site se trouve. Si personne n’en a besoin, supprimez-le : un inconnu pourrait prendre {target}.',
      'S’il vous la faut encore, recréez l’application sous le même nom chez {company}.',
      'Si elle a maintenant un autre nom, ouvrez « Modifier le serveur » ici et entrez la nouvelle adresse.',
    ],
    otherwise: {
      cause: '{host} n’existe plus',
      happened: 'Internet ne connaît plus le nom {host}. Un tel nom vient avec une application ou un site, et disparaît avec lui.',
    },
  },
};
