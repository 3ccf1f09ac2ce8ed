import type { isItMe as original } from '../en/is-it-me';
import type { Words } from '../words';

export const isItMe: Words<typeof original> = {
  title: 'Est-ce seulement chez moi ?',
  titleOf: (name) => `En panne seulement chez moi ? ${name}`,
  link: 'Est-ce seulement chez moi ?',
  intro: 'Votre propre navigateur essaie maintenant trois adresses : le site, NoWahala, et une qui est toujours en ligne.',
  asking: 'Essai depuis votre navigateur. Cela prend dix secondes au plus.',
  again: 'Réessayer',
  back: 'Retour à l’historique',
  open: (address) => `Ouvrir ${address}`,
  noWebsite: 'Seule une adresse est surveillée ici',
  noWebsiteText: 'Un navigateur ne peut essayer que des sites. Pour une simple adresse, regardez l’historique : il dit ce que nous voyons.',
  rows: { website: 'Le site', ours: 'NoWahala', elsewhere: 'Une autre adresse, toujours en ligne' },
  reach: {
    reached: 'Votre navigateur l’atteint',
    'not-reached': 'Votre navigateur ne l’atteint pas',
    'cannot-ask': 'Votre navigateur ne peut pas l’essayer',
  },
  weSee: 'Ce que nous voyons de l’extérieur',
  verdicts: {
    'no-internet': {
      title: 'C’est votre téléphone ou votre réseau.',
      text: 'Votre navigateur n’atteint rien pour le moment, pas même nous. Activez puis désactivez le mode avion, ou passez du Wi-Fi aux données mobiles. Puis réessayez.',
    },
    'only-us': {
      title: 'Votre réseau est coupé de presque tout Internet.',
      text: 'Votre navigateur nous atteint, mais ni le site ni l’autre adresse. Passez du Wi-Fi aux données mobiles ou l’inverse, puis réessayez.',
    },
    'works-everywhere': {
      title: 'Le site vous répond aussi.',
      text: 'Votre navigateur l’atteint de là où vous êtes. Si la page a encore un défaut, rechargez-la : le navigateur montre peut-être une ancienne copie.',
    },
    'works-here-only': {
      title: 'Il vous répond, mais pas à nous.',
      text: 'Certains visiteurs sont très probablement touchés. Votre navigateur ne peut pas voir si la page signale un problème : ouvrez-la et regardez.',
    },
    'not-you': {
      title: 'Ce n’est pas vous. Le site est en panne.',
      text: 'Votre navigateur ne l’atteint pas, et nous non plus. L’incident dit que faire maintenant.',
    },
    'only-you': {
      title: 'C’est très probablement seulement chez vous.',
      text: 'Nous atteignons le site, et votre navigateur non. Passez du Wi-Fi aux données mobiles ou l’inverse. Si cela aide, votre premier réseau le bloque : redémarrez votre routeur, ou prévenez votre fournisseur d’Internet.',
    },
    'not-you-for-sure': {
      title: 'Votre navigateur ne l’atteint pas.',
      text: 'Nous ne pouvons pas encore dire si c’est seulement chez vous : notre dernière vérification ne dit ni oui ni non. Appuyez sur « Réessayer » dans une minute.',
    },
    'cannot-ask': {
      title: 'Votre navigateur ne peut pas essayer ce site d’ici.',
      text: 'Son adresse commence par « http:// », et une page sécurisée ne peut pas en interroger de simples. Ouvrez-le dans un nouvel onglet et voyez s’il vient.',
    },
  },
};
