/** Data: steps that many situations share, each naming the panel and the button of the place where the website lives. */
import type { steps as english } from '../en/steps.js';
import type { Translated } from '../translated.js';

export const steps: Translated<typeof english, 'fr'> = {
  restart: {
    at: 'Pour redémarrer : connectez-vous à {company} et ouvrez {path}. Attendez trois minutes, puis essayez le site.',
    program:
      'Demandez à la personne qui s’occupe de la machine de redémarrer le programme du site. Si personne ne le peut : connectez-vous à {company}, ouvrez {path} et attendez trois minutes.',
    ownProgram:
      'Demandez à la personne qui s’occupe du serveur de redémarrer le programme du site. Si personne ne le peut, choisissez la machine là où vous la louez et appuyez sur « Restart » ou « Reboot ».',
    kit: 'Ouvrez la page d’état de {company} et voyez s’il y est question d’un problème. Sinon, écrivez à l’assistance de {company}.',
    shared: 'Ouvrez une discussion avec l’assistance de {company} et écrivez : « {request} »',
    machine:
      'Connectez-vous là où vous louez le serveur, choisissez la machine et appuyez sur « Restart » ou « Reboot ». Attendez trois minutes.',
  },
  rollback: {
    at: 'Si quelque chose de nouveau est en ligne aujourd’hui, revenez à la dernière bonne version : connectez-vous à {company} et ouvrez {path}.',
    wordpress: 'Si vous avez mis à jour une extension ou un thème aujourd’hui, désactivez-le d’abord.',
    kit: 'Si vous avez changé quelque chose aujourd’hui, annulez d’abord ce changement.',
    other:
      'Si quelque chose de nouveau est en ligne aujourd’hui, demandez à la personne qui a créé le site de remettre la dernière bonne version.',
  },
  logs: {
    at: 'Connectez-vous à {company} et ouvrez {path}. Copiez les dernières lignes rouges pour la personne qui vous aide.',
    cPanel: 'Dans cPanel, ouvrez « Metrics », puis « Errors ». Copiez les lignes les plus récentes pour la personne qui vous aide.',
    Plesk: 'Dans Plesk, ouvrez « Websites & Domains », puis « Logs ». Copiez les lignes les plus récentes pour la personne qui vous aide.',
    hPanel:
      'Dans hPanel, ouvrez « Websites », votre site, puis « Error logs ». Copiez les lignes les plus récentes pour la personne qui vous aide.',
    DirectAdmin: 'Dans DirectAdmin, ouvrez « Site Summary / Statistics / Logs », puis « Error Log ». Copiez les lignes les plus récentes.',
    other: 'Demandez à la personne qui a créé le site de regarder son journal d’erreurs pour {host}.',
  },
  ask: {
    known: 'Ouvrez une discussion avec l’assistance de {company} et écrivez : « {request} »',
    unknown: 'Appelez l’hébergeur de votre site ou écrivez-lui : « {request} »',
  },
  builder: 'Envoyez cette page à la personne qui a créé votre site.',
  phone: 'Ouvrez le site sur votre téléphone. S’il fonctionne, tout va bien pour vos clients.',
  plugins: {
    cPanel:
      'Dans cPanel, ouvrez « File Manager », puis « public_html », puis « wp-content ». Renommez « plugins » en « plugins-off ». Si le site s’ouvre alors, une extension est la cause.',
    hPanel:
      'Dans hPanel, ouvrez « Files », « File Manager », puis « wp-content ». Renommez « plugins » en « plugins-off ». Si le site s’ouvre alors, une extension est la cause.',
    Plesk: 'Dans Plesk, ouvrez « WordPress », puis « Plugins », et désactivez-les tous. Si le site s’ouvre alors, réactivez-les un par un.',
    other:
      'Dans le dossier « wp-content » du site, renommez « plugins » en « plugins-off ». Si le site s’ouvre alors, une extension est la cause.',
  },
  space: {
    cPanel:
      'Dans cPanel, ouvrez « Disk Usage ». Supprimez d’anciennes sauvegardes, d’anciens e-mails et des fichiers inutiles jusqu’à ce qu’un dixième soit libre.',
    Plesk: 'Dans Plesk, ouvrez « Files ». Supprimez d’anciennes sauvegardes et des fichiers inutiles jusqu’à ce qu’un dixième soit libre.',
    hPanel: 'Dans hPanel, ouvrez « Files », puis « Disk usage ». Supprimez d’anciennes sauvegardes jusqu’à ce qu’un dixième soit libre.',
    other: 'Supprimez d’anciennes sauvegardes et d’anciens journaux sur la machine, ou achetez plus d’espace disque.',
  },
  memory: {
    cPanel:
      'Dans cPanel, ouvrez « MultiPHP INI Editor », choisissez votre domaine et relevez « memory_limit » à 256M. Appuyez sur « Apply ».',
    Plesk: 'Dans Plesk, ouvrez « PHP Settings » de votre domaine et relevez « memory_limit » à 256M.',
    hPanel:
      'Dans hPanel, ouvrez « Advanced », « PHP Configuration », puis « PHP Options ». Relevez « memoryLimit » et appuyez sur « Save ».',
    other: 'Demandez à {company} de relever la mémoire de votre site à 256 Mo.',
  },
  certificate: {
    cPanel: 'Dans cPanel, ouvrez « SSL/TLS Status », cochez votre domaine et appuyez sur « Run AutoSSL ». Cela prend environ dix minutes.',
    Plesk: 'Dans Plesk, ouvrez « SSL/TLS Certificates » de votre domaine et appuyez sur « Reissue Certificate ».',
    hPanel: 'Dans hPanel, ouvrez « Security », puis « SSL ». Appuyez sur les trois points à côté de votre domaine, puis « Reinstall SSL ».',
    DirectAdmin: 'Dans DirectAdmin, ouvrez « SSL Certificates », choisissez celui qui est gratuit et automatique et appuyez sur « Save ».',
    CyberPanel: 'Dans CyberPanel, ouvrez « SSL », puis « Manage SSL ». Choisissez votre site et appuyez sur « Issue SSL ».',
    app: 'Connectez-vous à {company}, ouvrez « Domains » de votre projet et renouvelez-y le certificat.',
    kit: 'Connectez-vous à {company}, ouvrez « Domains » et connectez de nouveau votre nom de domaine.',
    known: 'Demandez à l’assistance de {company} : « {request} »',
    unknown: 'Demandez à l’hébergeur de votre site : « {request} »',
  },
  names: {
    cloudflare: 'Connectez-vous à Cloudflare, ouvrez votre domaine, puis « DNS », puis « Records ».',
    cPanel: 'Dans cPanel, ouvrez « Zone Editor », puis « Manage » à côté de votre domaine.',
    other: 'Connectez-vous là où vous avez acheté le nom de domaine et ouvrez ses réglages « DNS ».',
  },
  domain:
    'Connectez-vous là où vous avez acheté {domain}, ouvrez « My Domains » et voyez s’il a expiré. Si oui, appuyez sur « Renew » et payez.',
  invoices: {
    at: 'Connectez-vous à {company}, ouvrez {path} et payez ce qui est ouvert.',
    other: 'Cherchez une facture impayée de l’hébergeur de votre site, et payez-la.',
  },
  firewall: { at: 'Connectez-vous à {company} et ouvrez {path}. Laissez entrer tout le monde par les ports 80 et 443.' },
};
