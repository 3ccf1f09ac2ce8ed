/** Data: what is said of Cloudflare and the server behind it. */
import type { cloudflare as english } from '../en/cloudflare.js';
import type { Translated } from '../translated.js';

export const cloudflare: Translated<typeof english, 'fr'> = {
  'cloudflare-520': {
    cause: 'Derrière Cloudflare, le serveur répond de travers',
    happened:
      'Cloudflare, placé devant votre site, fonctionne. Votre propre serveur derrière lui donne une réponse vide ou illisible (code 520).',
    who: 'Tous les visiteurs voient une page d’erreur de Cloudflare.',
    why: 'Le programme du site plante au milieu d’une page.',
  },
  'cloudflare-521': {
    cause: 'Cloudflare fonctionne, le serveur derrière lui non',
    happened: 'Cloudflare, placé devant votre site, fonctionne. Votre propre serveur derrière lui le repousse (code 521).',
    who: 'Tous les visiteurs voient une page d’erreur de Cloudflare.',
    why: 'Le programme du site est éteint, ou le pare-feu (le gardien) de votre serveur bloque Cloudflare.',
  },
  'cloudflare-522': {
    cause: 'Cloudflare fonctionne, le serveur derrière lui ne répond pas',
    happened: 'Cloudflare, placé devant votre site, fonctionne. Votre propre serveur derrière lui ne décroche pas (code 522).',
    who: 'Tous les visiteurs voient une page d’erreur de Cloudflare.',
    why: 'La machine est éteinte ou surchargée, ou son pare-feu (le gardien) bloque Cloudflare.',
    steps: ['Vérifiez que l’enregistrement « A » montre toujours l’adresse de votre serveur.'],
  },
  'cloudflare-523': {
    cause: 'Cloudflare ne trouve pas le chemin du serveur',
    happened: 'Cloudflare, placé devant votre site, fonctionne. Il ne trouve pas le chemin de votre propre serveur (code 523).',
    who: 'Tous les visiteurs voient une page d’erreur de Cloudflare.',
    why: 'Le serveur a une nouvelle adresse que Cloudflare ne connaît pas, ou son réseau est en panne.',
    steps: ['Vérifiez que l’enregistrement « A » montre l’adresse de votre serveur.'],
  },
  'cloudflare-524': {
    cause: 'Le serveur derrière Cloudflare met trop de temps',
    happened:
      'Cloudflare, placé devant votre site, fonctionne. Votre propre serveur a mis plus d’une minute et demie, et Cloudflare a abandonné (code 524).',
    who: 'Tous les visiteurs voient une page d’erreur de Cloudflare.',
    why: 'Une page très lente : un gros rapport, une base de données bloquée, ou trop de visiteurs.',
  },
  'cloudflare-525': {
    cause: 'Cloudflare et le serveur n’arrivent pas à se parler en sécurité',
    happened:
      'Cloudflare, placé devant votre site, fonctionne. Il ne peut pas commencer d’échange sécurisé avec votre propre serveur (code 525).',
    who: 'Tous les visiteurs voient une page d’erreur de Cloudflare.',
    why: 'Le certificat de sécurité (le fichier derrière le cadenas) de votre serveur a disparu ou est abîmé.',
    steps: [
      'Si cela prend du temps : dans Cloudflare, ouvrez « SSL/TLS », puis « Overview », et choisissez « Flexible » pour quelques heures seulement.',
    ],
  },
  'cloudflare-526': {
    cause: 'Cloudflare ne fait pas confiance au certificat du serveur',
    happened:
      'Cloudflare, placé devant votre site, fonctionne. Il ne fait pas confiance au certificat de sécurité (le fichier derrière le cadenas) de votre propre serveur (code 526).',
    who: 'Tous les visiteurs voient une page d’erreur de Cloudflare.',
    why: 'Il a expiré, ou a été fait pour un autre nom.',
    steps: [
      'Si cela prend du temps : dans Cloudflare, ouvrez « SSL/TLS », puis « Overview », et choisissez « Full » au lieu de « Full (strict) ».',
    ],
  },
  'cloudflare-530': {
    cause: 'Un réglage de Cloudflare ne mène nulle part',
    happened: 'Cloudflare, placé devant votre site, ne sait pas où est votre serveur (code 530).',
    who: 'Tous les visiteurs voient une page d’erreur de Cloudflare.',
    why: 'L’entrée de votre serveur a été changée. Ou un tunnel vers lui ne tourne pas.',
    steps: [
      'Vérifiez l’enregistrement de {host} : il doit montrer l’adresse de votre serveur.',
      'Si vous utilisez un tunnel : ouvrez « Zero Trust », « Networks », puis « Tunnels ». Il doit indiquer « Healthy ».',
    ],
  },
};
