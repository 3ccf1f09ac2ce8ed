/** Data: what is said of load balancers and networks in front of a website. */
import type { networks as english } from '../en/networks.js';
import type { Translated } from '../translated.js';

export const networks: Translated<typeof english, 'fr'> = {
  'cloudflare-1000': {
    cause: 'Le nom de domaine ramène Cloudflare à lui-même',
    happened: 'Cloudflare, placé devant votre site, doit le chercher chez Cloudflare même.',
    why: 'L’enregistrement « A » dans Cloudflare contient une adresse de Cloudflare et non de votre serveur.',
    steps: ['Dans Cloudflare, ouvrez « DNS », puis « Records », et mettez l’adresse de votre propre serveur dans l’enregistrement « A ».'],
  },
  'cloudflare-1001': {
    cause: 'Cloudflare ne trouve pas ce nom',
    happened: 'Cloudflare est placé devant votre site et ne trouve pas le nom {host} dans son carnet.',
    why: 'L’enregistrement manque ou mène à un nom qui n’existe pas. Un nouveau nom de domaine peut prendre un jour.',
    steps: ['Dans Cloudflare, ouvrez « DNS », puis « Records », et vérifiez l’enregistrement de {host}.'],
  },
  'cloudflare-1003': {
    cause: 'Le site a été demandé par son numéro',
    happened: 'Cloudflare a été interrogé avec un numéro (adresse IP) et non avec le nom de votre site.',
    who: 'Seulement les visiteurs qui ouvrent le numéro. Le nom va peut-être bien.',
    why: 'L’adresse dans « Modifier le serveur » ici contient le numéro de Cloudflare.',
    steps: ['Entrez le nom de votre site dans « Modifier le serveur » ici, pas son numéro.'],
  },
  'cloudflare-1006': {
    cause: 'Cloudflare repousse notre visite',
    happened: 'Cloudflare, placé devant votre site, a une règle qui repousse notre adresse.',
    who: 'Peut-être seulement des vérifications comme les nôtres, peut-être aussi certains visiteurs.',
    why: 'Une de vos règles bloque des adresses, ou une attaque a rendu Cloudflare sévère.',
    steps: ['Dans Cloudflare, ouvrez « Security », puis « Security rules », « Tools », et retirez le blocage.'],
  },
  'cloudflare-1009': {
    cause: 'Cloudflare repousse des pays entiers',
    happened: 'Cloudflare, placé devant votre site, repousse les visites du pays d’où nous avons vérifié.',
    who: 'Les visiteurs de ce pays. Pour ceux du vôtre, tout va peut-être bien.',
    why: 'Une de vos règles bloque des pays.',
    steps: ['Dans Cloudflare, ouvrez « Security », puis « Security rules », et voyez quels pays sont bloqués.'],
  },
  'cloudflare-1010': {
    cause: 'Cloudflare prend notre vérification pour un robot',
    happened: 'Cloudflare, placé devant votre site, repousse notre vérification parce que ce n’est pas un navigateur.',
    who: 'Des vérifications comme les nôtres. Pour vos visiteurs, tout va très probablement bien.',
    why: 'Le « Browser Integrity Check » est activé.',
    steps: ['Dans Cloudflare, ouvrez « Security », puis « Settings », et désactivez « Browser Integrity Check » pour nos vérifications.'],
  },
  'cloudflare-1012': {
    cause: 'Cloudflare repousse des visites à cause d’un signe de virus',
    happened: 'Cloudflare, placé devant votre site, refuse la visite et parle d’activité nuisible.',
    who: 'Peut-être seulement certains visiteurs. Ouvrez le site sur votre téléphone pour le savoir.',
    why: 'Une de vos règles bloque, ou un programme sur le réseau du visiteur semble nuisible.',
    steps: ['Dans Cloudflare, ouvrez « Security », puis « Events », et voyez de quelle règle il s’agit.'],
  },
  'cloudflare-1013': {
    cause: 'Le nom demandé et le nom du salut sécurisé sont différents',
    happened: 'Cloudflare refuse la visite : elle le salue sous un nom et lui en demande un autre.',
    who: 'Les visiteurs qui passent par ce chemin.',
    why: 'Une redirection ou un intermédiaire mélange deux noms.',
  },
  'cloudflare-1014': {
    cause: 'Le nom de domaine mène au compte Cloudflare de quelqu’un d’autre',
    happened: 'Le nom {host} mène à un site d’un autre compte Cloudflare, et Cloudflare le refuse.',
    why: 'L’enregistrement « CNAME » mène à un domaine d’un autre compte, souvent après un passage à un outil de création de sites.',
    steps: [
      'Dans Cloudflare, ouvrez « DNS », « Records », et appuyez sur le nuage orange à côté de l’enregistrement de {host} jusqu’à ce qu’il soit gris.',
    ],
  },
  'cloudflare-1015': {
    cause: 'Cloudflare freine les visites',
    happened: 'Cloudflare, placé devant votre site, dit que trop de visites viennent d’un même endroit.',
    who: 'Les visiteurs fréquents ou qui partagent une adresse, comme un bureau.',
    why: 'Une de vos règles « rate limiting » est trop sévère, ou des robots viennent.',
    steps: ['Dans Cloudflare, ouvrez « Security », « Security rules », puis « Rate limiting rules », et relevez la limite.'],
  },
  'cloudflare-1016': {
    cause: 'Cloudflare ne trouve pas le nom de votre serveur',
    happened: 'Cloudflare, placé devant votre site, cherche votre serveur sous un nom qui ne mène nulle part.',
    why: 'Le nom de l’enregistrement « CNAME » a été supprimé : application déplacée, domaine expiré ou tunnel arrêté.',
    steps: [
      'Dans Cloudflare, ouvrez « DNS », puis « Records », et corrigez la cible de {host}.',
      'Si vous utilisez un tunnel : ouvrez « Zero Trust », « Networks », puis « Tunnels ». Il doit indiquer « Healthy ».',
    ],
  },
  'cloudflare-1018': {
    cause: 'Cloudflare ne connaît pas encore ce site',
    happened: 'Cloudflare est placé devant votre site et ne le trouve pas dans son carnet.',
    why: 'Le nom de domaine a été ajouté ou changé il y a peu, ou a quitté le compte Cloudflare.',
    steps: ['Attendez dix minutes. Puis connectez-vous à Cloudflare et voyez si {domain} indique « Active ».'],
  },
  'cloudflare-1019': {
    cause: 'Un petit programme chez Cloudflare s’appelle lui-même',
    happened: 'Un de vos petits programmes chez Cloudflare (un « Worker ») fait tourner les visiteurs en rond.',
    why: 'La dernière version du programme demande sa propre adresse.',
    steps: [
      'Dans Cloudflare, ouvrez « Workers & Pages », votre programme, « Deployments », et appuyez sur « Rollback » à côté du précédent.',
    ],
  },
  'cloudflare-1020': {
    cause: 'Une règle de Cloudflare repousse des visites',
    happened: 'Cloudflare, placé devant votre site, a une règle qui repousse notre visite.',
    who: 'Peut-être seulement des vérifications comme les nôtres, peut-être aussi certains visiteurs.',
    why: 'Une règle de votre pare-feu (le gardien) est trop sévère.',
    steps: ['Dans Cloudflare, ouvrez « Security », puis « Events », cherchez la visite, et changez la règle qui y est nommée.'],
  },
  'cloudflare-1027': {
    cause: 'Les petits programmes gratuits chez Cloudflare sont épuisés pour aujourd’hui',
    happened: 'Votre petit programme chez Cloudflare (un « Worker ») a utilisé ses visites gratuites du jour.',
    who: 'Tout le monde, jusqu’à minuit UTC.',
    why: 'Plus de 100 000 visites aujourd’hui : le succès, ou des robots.',
    steps: ['Dans Cloudflare, ouvrez « Workers & Pages », puis « Plans », et choisissez la formule payante.'],
  },
  'cloudflare-1033': {
    cause: 'Le tunnel de Cloudflare à votre serveur est en panne',
    happened: 'Cloudflare fonctionne. Le tunnel de Cloudflare à votre propre serveur ne fonctionne pas.',
    why: 'Le programme « cloudflared » de votre serveur s’est arrêté, ou le serveur est éteint.',
    steps: [
      'Sur votre serveur, redémarrez « cloudflared ». Dans Cloudflare, « Zero Trust », « Networks », « Tunnels », il doit indiquer « Healthy ».',
    ],
  },
  'cloudflare-1034': {
    cause: 'Le nom de domaine mène à une adresse fermée de Cloudflare',
    happened: 'Le nom {host} mène à une adresse chez Cloudflare qui ne peut pas servir pour lui.',
    why: 'Un ancien enregistrement « A » contient une adresse que Cloudflare a fermée.',
    steps: ['Dans Cloudflare, ouvrez « DNS », puis « Records », et mettez l’adresse de votre propre serveur dans l’enregistrement « A ».'],
  },
  'cloudflare-1101': {
    cause: 'Un petit programme chez Cloudflare a planté',
    happened: 'Votre petit programme chez Cloudflare (un « Worker ») a planté en faisant la page.',
    why: 'La dernière version a un défaut, ou un service qu’il interroge est absent.',
    steps: [
      'Dans Cloudflare, ouvrez « Workers & Pages », votre programme, « Deployments », et appuyez sur « Rollback » à côté du précédent.',
      'Ouvrez-y « Logs » et donnez les dernières lignes rouges à la personne qui l’a créé.',
    ],
  },
  'cloudflare-1102': {
    cause: 'Un petit programme chez Cloudflare travaille trop',
    happened: 'Votre petit programme chez Cloudflare (un « Worker ») a utilisé plus de temps de calcul que sa formule ne permet.',
    why: 'La dernière version en fait trop, ou la formule gratuite est trop petite.',
    steps: [
      'Dans Cloudflare, ouvrez « Workers & Pages », votre programme, et appuyez sur « Rollback » à côté du précédent.',
      'Ou ouvrez-y « Plans » et choisissez la formule payante.',
    ],
  },
  'cloudflare-1200': {
    cause: 'Cloudflare a trop de visites qui attendent votre serveur',
    happened: 'Cloudflare, placé devant votre site, a une longue file de visites auxquelles votre serveur ne répond pas.',
    why: 'Votre serveur est trop lent pour le nombre de visiteurs.',
    steps: ['Dans Cloudflare, ouvrez « Caching », puis « Configuration », et laissez-le garder les pages plus longtemps.'],
  },
  'aws-balancer-no-machine': {
    cause: 'L’accueil d’Amazon n’a pas de machine où envoyer les visiteurs',
    happened: 'L’accueil d’Amazon (répartiteur de charge) fonctionne. Il n’a pas de machine derrière lui pour votre site.',
    why: 'Aucune machine n’est inscrite, ou toutes ont été éteintes, ou retirées par le dernier changement.',
    steps: [
      'Dans AWS, ouvrez « EC2 », « Target Groups », votre groupe, puis « Targets ». Ajoutez la machine et démarrez-la, ou voyez pourquoi elle n’est pas « healthy ».',
    ],
  },
  'aws-balancer-bad-answer': {
    cause: 'Le programme derrière l’accueil d’Amazon a planté',
    happened: 'L’accueil d’Amazon (répartiteur de charge) fonctionne. Le programme derrière lui raccroche ou répond n’importe quoi.',
    why: 'Le programme a planté ou redémarre, souvent avec une nouvelle version.',
    steps: ['Dans AWS, ouvrez « EC2 », « Target Groups », votre groupe, puis « Targets », et lisez « Health status details ».'],
  },
  'aws-balancer-too-slow': {
    cause: 'Le programme derrière l’accueil d’Amazon met trop de temps',
    happened: 'L’accueil d’Amazon (répartiteur de charge) a attendu votre programme une minute entière, et a abandonné.',
    why: 'Le programme est bloqué. Ou le pare-feu (« security group », le gardien) est fermé.',
    steps: ['Dans AWS, ouvrez « EC2 », « Security Groups » : le répartiteur doit pouvoir entrer dans votre machine.'],
  },
  'aws-api-not-found': {
    cause: 'L’accueil API d’Amazon ne connaît pas cette adresse',
    happened: 'L’accueil d’Amazon pour programmes (« API Gateway ») fonctionne, mais ne mène cette adresse nulle part.',
    who: 'Toutes les personnes qui utilisent cette adresse.',
    why: 'Le chemin est faux, la dernière version n’a pas été publiée, ou une clé est demandée.',
    steps: [
      'Dans AWS, ouvrez « API Gateway », votre API, et appuyez sur « Deploy API ». Comparez le chemin avec celui de « Modifier le serveur » ici.',
    ],
  },
  'aws-function-failed': {
    cause: 'Le programme derrière l’accueil API d’Amazon a planté',
    happened:
      'L’accueil d’Amazon pour programmes (« API Gateway ») fonctionne. Le programme derrière lui (Lambda) a planté ou était trop lent.',
    why: 'Un défaut de la dernière version, ou un réglage ou un droit qui manque.',
    steps: [
      'Dans AWS, ouvrez « Lambda », votre fonction, « Monitor », puis « View CloudWatch logs ». Les dernières lignes rouges nomment la cause.',
    ],
  },
  'cloudfront-no-server': {
    cause: 'Amazon CloudFront n’arrive pas à joindre votre serveur',
    happened: 'Amazon CloudFront, placé devant votre site, fonctionne. Il n’arrive pas à joindre votre propre serveur derrière lui.',
    why: 'Votre serveur est éteint, son certificat (le fichier derrière le cadenas) ne va pas, ou sa porte est fermée.',
    steps: ['Dans AWS, ouvrez « CloudFront », votre distribution, « Origins », et comparez le nom et le protocole avec votre serveur.'],
  },
  'cloudfront-name-unknown': {
    cause: 'Amazon CloudFront ne connaît pas ce nom',
    happened: 'Amazon CloudFront, placé devant votre site, ne connaît pas le nom {host}.',
    why: 'Le nom manque dans la liste « Alternate domain names », le plus souvent après un nouveau domaine ou un déménagement.',
    steps: ['Dans AWS, ouvrez « CloudFront », votre distribution, « General », « Edit », et ajoutez {host} à « Alternate domain names ».'],
  },
  'cloudfront-refused': {
    cause: 'La protection d’Amazon repousse des visites',
    happened: 'Amazon CloudFront, placé devant votre site, a une règle qui repousse notre visite.',
    who: 'Peut-être seulement des vérifications comme les nôtres, peut-être aussi certains visiteurs. Ouvrez le site sur votre téléphone pour le savoir.',
    why: 'Une règle de la protection (« WAF ») ou un blocage de pays.',
    steps: [
      'Ouvrez le site sur votre téléphone. S’il fonctionne, tout va bien pour vos clients.',
      'Dans AWS, ouvrez « WAF & Shield », votre web ACL, « Sampled requests », et voyez de quelle règle il s’agit.',
    ],
  },
  's3-bucket-missing': {
    cause: 'Le stockage du site (Amazon S3) a disparu',
    happened: 'L’endroit où sont les fichiers de votre site (un « bucket » d’Amazon S3) n’existe plus.',
    who: 'Toutes les personnes qui ouvrent le site.',
    why: 'Il a été supprimé ou renommé. Un inconnu pourrait maintenant prendre ce nom.',
    steps: ['Dans AWS, ouvrez « S3 » et recréez-le sous le même nom aujourd’hui, puis envoyez de nouveau le site.'],
  },
  's3-not-public': {
    cause: 'Les fichiers du site n’ont pas le droit d’être lus',
    happened: 'L’endroit où sont les fichiers de votre site (Amazon S3) ne laisse pas les visiteurs les lire.',
    who: 'Toutes les personnes qui ouvrent le site.',
    why: 'Les droits ont été changés, ou la page d’accueil manque : de l’extérieur, c’est pareil.',
    steps: [
      'Dans AWS, ouvrez « S3 », votre « bucket », « Permissions », et vérifiez « Block public access » et « Bucket policy ».',
      'Vérifiez que « index.html » y est.',
    ],
  },
  's3-file-missing': {
    cause: 'Un fichier du site manque dans son stockage',
    happened: 'L’endroit où sont les fichiers de votre site (Amazon S3) n’a pas de fichier à cette adresse.',
    who: 'Toutes les personnes qui ouvrent cette adresse.',
    why: 'Le dernier envoi n’était pas complet, ou la page d’accueil a un autre nom.',
    steps: ['Dans AWS, ouvrez « S3 », votre « bucket », et cherchez « index.html ». Envoyez de nouveau le site s’il n’y est pas.'],
  },
  's3-website-off': {
    cause: 'Le stockage du site n’est pas réglé pour montrer un site',
    happened: 'L’endroit où sont les fichiers de votre site (un « bucket » d’Amazon S3) n’a pas l’hébergement de site activé.',
    who: 'Toutes les personnes qui ouvrent le site.',
    why: 'Le « bucket » est neuf ou a été recréé, et il lui manque ce réglage.',
    steps: [
      'Dans AWS, ouvrez « S3 », votre « bucket », « Properties », puis « Static website hosting ». Activez-le, avec « index.html » comme page d’accueil.',
    ],
  },
  'google-balancer-error': {
    cause: 'L’accueil de Google n’a pas de réponse de votre programme',
    happened: 'L’accueil de Google (répartiteur de charge) fonctionne. Le programme derrière lui ne donne pas de bonne réponse.',
    why: 'Le programme a planté ou est trop lent, ou échoue à son examen de santé.',
    steps: [
      'Dans Google Cloud, ouvrez « Network services », « Load balancing », votre répartiteur, et voyez quelle machine n’est pas « Healthy ».',
    ],
  },
  'cloud-run-private': {
    cause: 'L’application sur Google Cloud n’est pas ouverte à tous',
    happened: 'Google dit que les visiteurs n’ont pas le droit d’ouvrir cette application.',
    who: 'Toutes les personnes qui ouvrent le site.',
    why: 'Depuis le dernier changement, l’application demande à chaque visiteur de se connecter.',
    steps: ['Dans Google Cloud, ouvrez « Cloud Run », votre service, « Security », et choisissez « Allow unauthenticated invocations ».'],
  },
  'google-over-quota': {
    cause: 'La limite gratuite sur Google Cloud est épuisée',
    happened: 'Google dit que votre application a utilisé tout ce qu’elle peut utiliser en un jour.',
    who: 'Tout le monde, jusqu’à demain ou jusqu’à ce que vous payiez.',
    why: 'Plus de visiteurs que d’habitude, ou des robots.',
    steps: ['Dans Google Cloud, ouvrez « Billing » et voyez s’il est activé. Puis ouvrez « App Engine », « Quotas ».'],
  },
  'azure-storage-no-page': {
    cause: 'Le stockage chez Azure ne contient pas de page d’accueil',
    happened: 'Votre site est gardé dans un stockage chez Microsoft Azure, et la page que les visiteurs demandent n’y est pas.',
    who: 'Toutes les personnes qui ouvrent cette adresse.',
    why: 'Les fichiers ont été retirés, ou le dernier envoi n’était pas complet.',
    steps: ['Demandez à la personne qui a créé le site d’envoyer de nouveau ses fichiers dans le conteneur « $web ».'],
  },
  'azure-front-door-certificate': {
    cause: 'Azure ne fait pas confiance au certificat de votre propre serveur',
    happened:
      'L’accueil d’Azure fonctionne. Il ne fait pas confiance au certificat (le fichier derrière le cadenas) de votre propre serveur.',
    why: 'Le certificat de ce serveur a expiré, appartient à un autre nom, ou vient de quelqu’un qu’Azure ne connaît pas.',
    steps: [
      'Mettez sur votre propre serveur un certificat pour {host} d’un fabricant connu, avec toutes ses parties.',
      'Dans le portail Azure, ouvrez « Front Door », « Origin groups », et vérifiez le nom du serveur d’origine.',
    ],
  },
  'azure-front-door-error': {
    cause: 'L’accueil d’Azure n’a pas de réponse de votre serveur',
    happened: 'L’accueil de Microsoft (Azure Front Door) fonctionne, mais le serveur derrière lui ne répond pas.',
    why: 'Votre serveur est éteint ou trop lent, ou Azure lui-même a un problème.',
    steps: [
      'Dans le portail Azure, ouvrez « Front Door », « Origin groups », et voyez lequel ne va pas bien.',
      'Regardez la page d’état d’Azure.',
    ],
  },
  'azure-gateway-error': {
    cause: 'L’accueil d’Azure n’a aucune machine en bonne santé',
    happened: 'L’accueil de Microsoft (« Application Gateway ») fonctionne. Aucune machine derrière lui ne répond bien.',
    why: 'Le programme a planté, ou échoue à son examen de santé.',
    steps: ['Dans le portail Azure, ouvrez votre Application Gateway, puis « Backend health ». Il y est écrit ce qui ne va pas.'],
  },
  'fastly-server-slow': {
    cause: 'Le serveur derrière Fastly met trop de temps',
    happened: 'Fastly, placé devant votre site, fonctionne. Votre propre serveur derrière lui met trop de temps.',
    why: 'Le programme est bloqué : une base de données lente, ou trop de visiteurs.',
  },
  'fastly-server-away': {
    cause: 'Fastly n’arrive pas à joindre votre serveur',
    happened: 'Fastly, placé devant votre site, fonctionne. Il n’arrive pas à joindre votre propre serveur derrière lui.',
    why: 'Votre serveur est éteint ou plein, ou son pare-feu (le gardien) ne laisse pas entrer Fastly.',
  },
  'fastly-name-unknown': {
    cause: 'Fastly ne connaît pas ce nom',
    happened: 'Fastly, placé devant votre site, ne connaît pas le nom {host}.',
    why: 'Le nom n’a pas été ajouté au service, ou a été retiré.',
    steps: ['Dans Fastly, ouvrez votre service, « Domains », et ajoutez {host}. Puis appuyez sur « Activate ».'],
  },
  'akamai-refused': {
    cause: 'Akamai repousse des visites',
    happened: 'Akamai, placé devant votre site, repousse notre visite et donne un numéro « Reference ».',
    who: 'Peut-être seulement des vérifications comme les nôtres, peut-être aussi des visiteurs. Ouvrez le site sur votre téléphone pour le savoir.',
    why: 'Une règle a pris la visite pour celle d’un robot ou pour une attaque.',
    steps: ['Ouvrez le site sur votre téléphone. S’il fonctionne, tout va bien pour vos clients.'],
  },
  'akamai-name-not-found': {
    cause: 'Akamai ne trouve pas votre propre serveur : son nom ne mène nulle part',
    happened: 'Akamai, placé devant votre site, fonctionne. Le nom sous lequel il cherche votre propre serveur n’existe pas.',
    why: 'Le nom de votre propre serveur (« origin ») a été retiré ou mal écrit dans les réglages du domaine ou chez Akamai.',
    steps: [
      'Demandez à la personne qui a installé Akamai quel nom y a votre propre serveur (« origin server hostname »).',
      'Vérifiez que ce nom y est et mène à votre serveur.',
    ],
  },
  'akamai-server-away': {
    cause: 'Akamai ne reçoit pas de page de votre serveur',
    happened: 'Akamai, placé devant votre site, fonctionne. Il ne reçoit pas de bonne réponse de votre propre serveur.',
    why: 'Votre serveur est éteint, ou son nom ne mène nulle part.',
    steps: ['Ouvrez les réglages DNS de {domain} et vérifiez que {host} montre l’adresse de votre serveur.'],
  },
  'sucuri-server-away': {
    cause: 'Le serveur derrière Sucuri ne répond pas',
    happened: 'Sucuri, placé devant votre site, fonctionne. Votre propre serveur derrière lui ne répond pas.',
    why: 'Votre serveur est éteint ou trop lent, ou son pare-feu (le gardien) ne laisse pas entrer Sucuri.',
  },
  'sucuri-refused': {
    cause: 'Sucuri repousse des visites',
    happened: 'Sucuri, le gardien devant votre site, repousse notre visite.',
    who: 'Peut-être seulement des vérifications comme les nôtres, peut-être aussi des visiteurs. Ouvrez le site sur votre téléphone pour le savoir.',
    why: 'Une règle a pris la visite pour une attaque, ou un pays est bloqué.',
    steps: [
      'Ouvrez le site sur votre téléphone. S’il fonctionne, tout va bien pour vos clients.',
      'Dans Sucuri, ouvrez « Firewall », votre site, « Access Control », et laissez entrer la visite.',
    ],
  },
  'imperva-refused': {
    cause: 'Imperva repousse des visites',
    happened: 'Imperva, le gardien devant votre site, repousse notre visite et donne un « incident ID ».',
    who: 'Peut-être seulement des vérifications comme les nôtres, peut-être aussi des visiteurs. Ouvrez le site sur votre téléphone pour le savoir.',
    why: 'Une règle a pris la visite pour celle d’un robot ou pour une attaque.',
    steps: [
      'Ouvrez le site sur votre téléphone. S’il fonctionne, tout va bien pour vos clients.',
      'Dans Imperva, ouvrez votre site, « Security », « Events », et cherchez ce numéro.',
    ],
  },
  'bunny-suspended': {
    cause: 'bunny.net ne connaît pas ce nom',
    happened: 'bunny.net, placé devant votre site, n’a pas de site sous {host}, ou l’a arrêté.',
    why: 'Le nom a été retiré de la « pull zone », ou le solde est épuisé.',
    steps: ['Dans bunny.net, ouvrez votre zone, « Hostnames », et voyez si {host} est dans la liste.'],
  },
};
