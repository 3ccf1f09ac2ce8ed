/** Data: what is said of programs in Python, Ruby, Node and Java. */
import type { programs as english } from '../en/programs.js';
import type { Translated } from '../translated.js';

export const programs: Translated<typeof english, 'fr'> = {
  'django-host-not-allowed': {
    cause: 'Le programme du site n’accepte pas ce nom',
    happened: 'Le programme de votre site (fait avec Django) n’accepte pas les visites sous le nom {host}.',
    why: 'Le nom manque dans son réglage « ALLOWED_HOSTS », le plus souvent après un nouveau domaine ou un déménagement.',
    steps: ['Demandez à la personne qui a créé le site d’ajouter {host} à « ALLOWED_HOSTS » et de le redémarrer.'],
  },
  'django-settings': {
    cause: 'Un réglage du site manque',
    happened: 'Le programme de votre site (fait avec Django) ne démarre pas : un réglage manque ou est faux.',
    why: 'Les réglages se sont perdus lors du dernier envoi ou déménagement.',
    steps: ['Demandez à la personne qui a créé le site de comparer ses réglages d’environnement avec la dernière bonne version.'],
  },
  'django-static-missing': {
    cause: 'Le site a été envoyé sans ses fichiers construits',
    happened: 'Il manque au programme de votre site (fait avec Django) les fichiers qui font son apparence.',
    why: 'Le dernier envoi n’était pas complet : « collectstatic » n’a pas été lancé.',
    steps: ['Demandez à la personne qui a créé le site de lancer « python manage.py collectstatic ».'],
  },
  'template-missing': {
    cause: 'Un fichier de page du site manque',
    happened: 'Le programme de votre site cherche le fichier de cette page, et il n’est pas là.',
    who: 'Toutes les personnes qui ouvrent cette page.',
    why: 'Le fichier n’a pas été envoyé, ou a un autre nom.',
    steps: [
      'Demandez à la personne qui a créé le site d’envoyer le fichier qui manque (le « template »). Les minuscules et les majuscules de son nom doivent être justes.',
    ],
  },
  'python-package-missing': {
    cause: 'Le site a été envoyé sans un de ses paquets',
    happened: 'Il manque au programme de votre site (écrit en Python) un paquet dont il a besoin.',
    why: 'Une nouvelle version en a besoin, et il n’a pas été installé sur le serveur.',
    steps: ['Demandez à la personne qui a créé le site de lancer « pip install -r requirements.txt » sur le serveur.'],
  },
  'django-database': {
    cause: 'Le site n’arrive pas à joindre sa base de données',
    happened: 'Le programme de votre site n’arrive pas à joindre sa base de données, là où sont rangées pages et commandes.',
    why: 'Le programme de la base de données est éteint ou plein, ou son adresse ou son mot de passe a été changé.',
  },
  'django-database-old': {
    cause: 'La base de données ne va pas avec la version du site',
    happened: 'Le programme de votre site demande quelque chose que sa base de données (là où sont rangées pages et commandes) n’a pas.',
    why: 'Une nouvelle version est passée en ligne avant que la base de données soit prête pour elle.',
    steps: ['Demandez à la personne qui a créé le site de lancer la mise à jour de la base de données (« migrate ») de cette version.'],
  },
  'django-error': {
    cause: 'Le programme du site (Django) s’est arrêté sur une erreur',
    happened: 'Le programme de votre site (fait avec Django) s’est arrêté sur une erreur.',
    why: 'Une nouvelle version est passée en ligne avec un défaut, un réglage manque, ou la base de données est absente.',
  },
  'flask-error': {
    cause: 'Le programme du site (Python) s’est arrêté sur une erreur',
    happened: 'Le programme de votre site (écrit en Python) s’est arrêté sur une erreur.',
    why: 'Une nouvelle version est passée en ligne avec un défaut, un réglage manque, ou la base de données est absente.',
  },
  'python-program-not-found': {
    cause: 'Le programme du site (Python) ne démarre pas',
    happened: 'Le serveur a démarré, mais ne trouve pas de programme de votre site qu’il puisse lancer.',
    why: 'Le programme plante à son démarrage : un paquet qui manque, un réglage qui manque, ou un mauvais chemin.',
  },
  'passenger-not-started': {
    cause: 'Le programme du site ne démarre pas',
    happened: 'Le serveur a essayé de démarrer le programme de votre site, et il s’est arrêté aussitôt.',
    why: 'Un paquet ou un réglage qui manque, ou un défaut de la dernière version.',
    steps: [
      'Dans cPanel, ouvrez « Setup Node.js App » ou « Setup Python App », choisissez votre application, appuyez sur « Run NPM Install » ou « Run Pip Install », puis « Restart ».',
    ],
  },
  'shiny-not-started': {
    cause: 'Le programme du site (Shiny) ne démarre pas',
    happened: 'Le programme de votre site (fait avec Shiny) s’arrête à son démarrage.',
    why: 'Un défaut de la dernière version, ou un paquet ou un fichier qui manque.',
    steps: [
      'Demandez à la personne qui l’a créé de lire le journal dans « /var/log/shiny-server ». Les dernières lignes nomment la cause.',
    ],
  },
  'pythonanywhere-error': {
    cause: 'Le programme du site (Python) ne démarre pas',
    happened: 'L’endroit où tourne votre site fonctionne. Le programme de votre site s’arrête à son démarrage.',
    why: 'Un paquet ou un réglage qui manque, ou un défaut de la dernière version.',
    steps: [
      'Connectez-vous à PythonAnywhere, ouvrez « Web », puis « Error log ». Les dernières lignes nomment la cause. Puis appuyez sur « Reload ».',
    ],
  },
  'python-server-error': {
    cause: 'Le programme du site (Python) s’est arrêté sur une erreur',
    happened: 'Le programme derrière cette adresse (écrit en Python) s’est arrêté sur une erreur.',
    why: 'Une nouvelle version est passée en ligne avec un défaut, un réglage manque, ou la base de données est absente.',
  },
  'rails-database-old': {
    cause: 'La base de données ne va pas avec la version du site',
    happened:
      'Le programme de votre site (fait avec Rails) attend une mise à jour de sa base de données (là où sont rangées pages et commandes).',
    why: 'Une nouvelle version est passée en ligne avant que la base de données soit prête pour elle.',
    steps: ['Demandez à la personne qui a créé le site de lancer « rails db:migrate ».'],
  },
  'rails-database-away': {
    cause: 'Le site n’arrive pas à joindre sa base de données',
    happened:
      'Le programme de votre site (fait avec Rails) n’arrive pas à joindre sa base de données, là où sont rangées pages et commandes.',
    why: 'Le programme de la base de données est éteint, ou son adresse ou son mot de passe a été changé.',
  },
  'rails-host-blocked': {
    cause: 'Le programme du site n’accepte pas ce nom',
    happened: 'Le programme de votre site (fait avec Rails) n’accepte pas les visites sous le nom {host}.',
    why: 'Le nom manque dans son réglage « config.hosts », le plus souvent après un nouveau domaine ou un déménagement.',
    steps: ['Demandez à la personne qui a créé le site d’ajouter {host} à « config.hosts » et de le redémarrer.'],
  },
  'rails-secret-missing': {
    cause: 'Une clé secrète manque dans les réglages du site',
    happened: 'Le programme de votre site (fait avec Rails) n’a pas de clé secrète et ne démarre pas.',
    why: 'Les réglages se sont perdus lors du dernier envoi ou déménagement.',
    steps: ['Demandez à la personne qui a créé le site de remettre « RAILS_MASTER_KEY » ou « SECRET_KEY_BASE ».'],
  },
  'ruby-package-missing': {
    cause: 'Le site a été envoyé sans un de ses paquets',
    happened: 'Il manque au programme de votre site (écrit en Ruby) un paquet dont il a besoin.',
    why: 'Une nouvelle version en a besoin, et il n’a pas été installé sur le serveur.',
    steps: ['Demandez à la personne qui a créé le site de lancer « bundle install » sur le serveur.'],
  },
  'perl-package-missing': {
    cause: 'Il manque un paquet au site',
    happened: 'Il manque au programme de votre site (écrit en Perl) un paquet dont il a besoin.',
    why: 'Une nouvelle version en a besoin, ou il a disparu lors d’un déménagement ou d’une mise à jour de la machine.',
    steps: ['Demandez à la personne qui s’occupe de la machine d’installer le module Perl que la page nomme.'],
  },
  'puma-error': {
    cause: 'Le programme du site (Ruby) s’est arrêté sur une erreur',
    happened: 'Le programme de votre site (écrit en Ruby) s’est arrêté sur une erreur avant de pouvoir faire la page.',
    why: 'Le plus souvent un réglage ou une clé qui manque après un envoi.',
  },
  'rails-error': {
    cause: 'Le programme du site (Rails) s’est arrêté sur une erreur',
    happened: 'Le programme de votre site (fait avec Rails) s’est arrêté sur une erreur.',
    why: 'Une nouvelle version est passée en ligne avec un défaut, un réglage manque, ou la base de données est absente.',
    steps: ['Demandez à la personne qui l’a créé de lire « log/production.log ». Les dernières lignes nomment la cause.'],
  },
  'node-package-missing': {
    cause: 'Le site a été envoyé sans un de ses paquets',
    happened: 'Il manque au programme de votre site (écrit en JavaScript) un paquet ou un fichier dont il a besoin.',
    why: 'Le dernier envoi n’était pas complet, ou « npm install » n’a pas été lancé sur le serveur.',
    steps: ['Demandez à la personne qui a créé le site de lancer « npm ci » sur le serveur et de le redémarrer.'],
  },
  'node-out-of-memory': {
    cause: 'Le programme du site n’avait plus de mémoire',
    happened: 'Le programme de votre site avait besoin de plus de mémoire que permis, et s’est arrêté.',
    why: 'Plus de visiteurs que d’habitude, un gros import, ou un défaut de la dernière version.',
    steps: ['Prenez la formule au-dessus, ou demandez de relever « --max-old-space-size ».'],
  },
  'nextjs-server-error': {
    cause: 'Le programme du site (Next.js) s’est arrêté sur une erreur',
    happened: 'Le programme de votre site (fait avec Next.js) s’est arrêté en faisant la page.',
    why: 'Une nouvelle version avec un défaut, un réglage qui manque, ou un service qu’elle interroge est absent.',
    steps: ['Donnez le numéro « Digest » de la page à la personne qui l’a créé, pour qu’elle le cherche dans les journaux.'],
  },
  'nextjs-client-error': {
    cause: 'Le site plante dans le navigateur',
    happened: 'Le site se charge puis plante dans le navigateur du visiteur.',
    why: 'La dernière version a un défaut, ou un de ses fichiers manque.',
  },
  'nextjs-error': {
    cause: 'Le programme du site (Next.js) s’est arrêté sur une erreur',
    happened: 'Le programme de votre site (fait avec Next.js) s’est arrêté sur une erreur.',
    why: 'Une nouvelle version avec un défaut, ou il lui manque un réglage.',
  },
  'nuxt-error': {
    cause: 'Le programme du site (Nuxt) s’est arrêté sur une erreur',
    happened: 'Le programme de votre site (fait avec Nuxt) s’est arrêté en faisant la page.',
    why: 'Une nouvelle version avec un défaut, ou un service qu’elle interroge est absent.',
  },
  'express-no-page': {
    cause: 'Le programme du site n’a pas de page à cette adresse',
    happened: 'Le programme de votre site tourne, mais il n’a pas de page à l’adresse que vous nous avez donnée.',
    who: 'Toutes les personnes qui ouvrent cette adresse.',
    why: 'La page d’accueil s’est perdue lors du dernier envoi, ou l’adresse dans « Modifier le serveur » n’a jamais eu de page.',
    steps: ['Ouvrez l’adresse sur votre téléphone. Si ce n’est que l’adresse, corrigez-la dans « Modifier le serveur » ici.'],
  },
  'prisma-not-ready': {
    cause: 'Le site ne peut pas ouvrir sa base de données',
    happened: 'Le programme de votre site ne peut pas ouvrir sa base de données, là où sont rangées pages et commandes.',
    why: 'La base de données est éteinte ou refuse le site, ou le dernier envoi n’était pas complet (« prisma generate »).',
    steps: ['Connectez-vous là où la base de données est louée et voyez si elle tourne.'],
  },
  'setting-missing': {
    cause: 'Un réglage du site manque',
    happened: 'Le programme de votre site ne démarre pas : un réglage manque ou est faux.',
    why: 'Les réglages se sont perdus lors du dernier envoi ou déménagement.',
    steps: ['Demandez à la personne qui a créé le site de comparer ses réglages d’environnement avec la dernière bonne version.'],
  },
  'node-service-away': {
    cause: 'Un service dont le site a besoin ne répond pas',
    happened: 'Le programme de votre site appelle un autre programme dont il a besoin, et personne ne décroche.',
    why: 'Cet autre programme est éteint, ou son adresse dans les réglages est fausse.',
  },
  'plan-limit-used-up': {
    cause: 'La limite d’une formule est épuisée',
    happened: 'Un service dont le site a besoin s’est arrêté, parce que la limite de sa formule est épuisée.',
    who: 'Tout le monde, jusqu’au mois prochain ou jusqu’à une formule plus grande.',
    why: 'Plus de visiteurs que d’habitude, des robots, ou une formule trop petite.',
    steps: [
      'Connectez-vous là où le site et sa base de données sont loués, ouvrez « Billing » ou « Usage », et choisissez une formule plus grande.',
    ],
  },
  'outside-company-away': {
    cause: 'Le site attend {partner}, qui ne répond pas',
    happened: 'Le programme de votre site appelle {partner}, une autre entreprise, et ne reçoit pas de réponse.',
    why: 'Cette entreprise a elle-même un problème, ou le chemin entre votre serveur et elle est fermé.',
    steps: [
      'Regardez la page d’état de {partner}.',
      'Demandez à la personne qui a fait le site que les pages s’ouvrent sans attendre {partner}.',
    ],
  },
  'program-starting': {
    cause: 'Le programme du site est encore en train de démarrer',
    happened: 'Le programme de votre site dit qu’il démarre. Il ne peut pas encore montrer de pages.',
    why: 'Il a été redémarré ou mis à jour il y a peu. Si cela dure, il est bloqué ou redémarre sans cesse.',
    steps: ['Attendez cinq minutes. Puis appuyez sur « Vérifier maintenant » sur la page de ce serveur, ici.'],
  },
  'outside-company-refuses': {
    cause: '{partner} refuse ce que le site lui demande',
    happened: 'Le programme de votre site appelle {partner}, une autre entreprise, et il est refusé.',
    why: 'La clé de {partner} dans les réglages du site est fausse ou a été changée. Ou votre compte chez eux est fermé.',
    steps: [
      'Connectez-vous à {partner} et vérifiez que votre compte est actif. Copiez la clé actuelle.',
      'Demandez à la personne qui a fait le site de mettre cette clé dans ses réglages.',
    ],
  },
  'node-api-error': {
    cause: 'Le programme du site s’est arrêté sur une erreur',
    happened: 'Le programme derrière cette adresse (écrit en JavaScript) s’est arrêté sur une erreur.',
    why: 'Une nouvelle version avec un défaut, un réglage qui manque, ou sa base de données est absente.',
  },
  'java-out-of-memory': {
    cause: 'Le programme du site n’avait plus de mémoire',
    happened: 'Le programme de votre site (écrit en Java) avait besoin de plus de mémoire que permis.',
    why: 'Plus de visiteurs que d’habitude, un gros rapport, ou un défaut de la dernière version.',
    steps: ['Demandez plus de mémoire pour lui (« -Xmx »), ou prenez une machine plus grande.'],
  },
  'java-database-pool': {
    cause: 'Le site n’a pas de connexion libre à sa base de données',
    happened:
      'Le programme de votre site attend une connexion libre à sa base de données (là où sont rangées pages et commandes). Toutes sont prises.',
    why: 'La base de données est lente ou éteinte, ou un défaut garde des connexions sans les rendre.',
  },
  'java-database-away': {
    cause: 'Le site n’arrive pas à joindre sa base de données',
    happened: 'Le programme de votre site appelle sa base de données (là où sont rangées pages et commandes), et personne ne décroche.',
    why: 'Le programme de la base de données est éteint, ou son adresse a été changée.',
  },
  'java-class-missing': {
    cause: 'Le site a été envoyé sans une de ses parties',
    happened: 'Il manque une partie au programme de votre site (écrit en Java).',
    why: 'Le dernier envoi n’était pas complet, ou deux parties ne vont pas ensemble.',
  },
  'spring-error': {
    cause: 'Le programme du site (Spring) s’est arrêté sur une erreur',
    happened: 'Le programme de votre site (fait avec Spring) s’est arrêté sur une erreur et n’a pas de page à lui pour cela.',
    why: 'Une nouvelle version avec un défaut, un réglage qui manque, ou sa base de données est absente.',
  },
  'spring-no-page': {
    cause: 'Le programme du site n’a pas de page à cette adresse',
    happened: 'Le programme de votre site (fait avec Spring) tourne, mais n’a pas de page à l’adresse que vous nous avez donnée.',
    who: 'Toutes les personnes qui ouvrent cette adresse.',
    why: 'La page d’accueil s’est perdue avec la dernière version, ou l’adresse dans « Modifier le serveur » n’en a jamais eu.',
    steps: ['Ouvrez l’adresse sur votre téléphone. Si ce n’est que l’adresse, corrigez-la dans « Modifier le serveur » ici.'],
  },
  'tomcat-no-program': {
    cause: 'Le programme du site n’est pas chargé (Tomcat)',
    happened: 'Le serveur qui porte votre site tourne, mais le programme du site n’y est pas chargé.',
    why: 'Il a planté à son démarrage, ou n’a pas été renvoyé après un redémarrage.',
    steps: ['Dans le « Manager » de Tomcat, voyez si votre programme indique « Running ». Sinon, appuyez sur « Start ».'],
  },
  'tomcat-error': {
    cause: 'Le programme du site (Java) s’est arrêté sur une erreur',
    happened: 'Le programme de votre site (écrit en Java) s’est arrêté sur une erreur.',
    why: 'Une nouvelle version avec un défaut, un réglage qui manque, ou sa base de données est absente.',
  },
  'java-program-stopped': {
    cause: 'Le programme du site (Java) est éteint',
    happened: 'Le serveur qui porte votre site tourne. Le programme du site y est éteint.',
    why: 'Il a planté à son démarrage, ou une mise à jour n’est pas finie.',
  },
  'mail-not-sent': {
    cause: 'Le site ne peut pas envoyer ses e-mails',
    happened: 'Le programme de votre site veut envoyer un e-mail. La société d’e-mail ne le prend pas, et la page s’arrête sur une erreur.',
    why: 'Le mot de passe du compte d’e-mail a changé, une limite d’e-mails est atteinte, ou l’adresse dans les réglages est fausse.',
    steps: [
      'Connectez-vous au compte d’e-mail du site dans le navigateur. Si cela échoue, donnez-lui un nouveau mot de passe.',
      'Demandez à la personne qui a créé le site de comparer ses réglages d’e-mail (« SMTP ») avec ceux de la société d’e-mail.',
    ],
  },
  'outside-not-trusted': {
    cause: 'Le site ne fait pas confiance au certificat d’un service qu’il appelle',
    happened:
      'Le programme de votre site appelle un autre service. Il raccroche, car il ne fait pas confiance au certificat de sécurité (le fichier derrière le cadenas) de ce service.',
    why: 'Ce certificat a expiré ou n’est pas complet. Ou la liste des fabricants de confiance de votre serveur est trop ancienne.',
    steps: [
      'Demandez à la personne qui s’occupe du serveur de renouveler sa liste de fabricants de confiance (« ca-certificates ») et de vérifier son horloge.',
      'Demandez à la société de ce service si son certificat a expiré.',
    ],
  },
};
