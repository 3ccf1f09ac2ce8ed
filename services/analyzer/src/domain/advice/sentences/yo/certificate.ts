/** Data: what is said of security certificates. */
import type { certificate as english } from '../en/certificate.js';
import type { Translated } from '../translated.js';

export const certificate: Translated<typeof english, 'yo'> = {
  'certificate-renewal-stopped': {
    cause: 'Ìwé ẹ̀rí ààbò parí: kò sọ ara rẹ̀ di ọ̀tun',
    happened: 'Ìwé ẹ̀rí ààbò (fáìlì tó wà lẹ́yìn àmì àgádágodo) ti {host} parí ní {day}.',
    who: 'Gbogbo àlejò ń rí ìkìlọ̀ pupa ńlá dípò ojú òpó yín. Ọ̀pọ̀ nínú wọn ń kúrò níbẹ̀.',
    why: 'Ti ọ̀fẹ́ ni, ó sì yẹ kó máa sọ ara rẹ̀ di ọ̀tun. Ìyẹn ti dúró.',
    steps: [
      'Ẹ ṣí ojú òpó náà lórí fóònù yín. Àmì àgádágodo yẹ kó ti padà.',
      'Ẹ béèrè ìdí tí kò fi sọ ara rẹ̀ di ọ̀tun mọ́. Bí bẹ́ẹ̀ kọ́, ó máa tún ṣẹlẹ̀ ní oṣù mẹ́ta sí i.',
    ],
    otherwise: { happened: 'Ìwé ẹ̀rí ààbò (fáìlì tó wà lẹ́yìn àmì àgádágodo) ti {host} ti parí, kò sì wúlò mọ́.' },
  },
  'certificate-ended-last-night': {
    cause: 'Ìwé ẹ̀rí ààbò ṣẹ̀ṣẹ̀ parí',
    happened: 'Ìwé ẹ̀rí ààbò (fáìlì tó wà lẹ́yìn àmì àgádágodo) ti {host} ṣẹ̀ṣẹ̀ parí, ní {day}.',
    who: 'Gbogbo àlejò ń rí ìkìlọ̀ pupa ńlá dípò ojú òpó yín. Ọ̀pọ̀ nínú wọn ń kúrò níbẹ̀.',
    why: 'Àkókò rẹ̀ ní òpin, òpin náà sì ti dé. Ojú òpó náà fúnra rẹ̀ dára.',
    steps: ['Ẹ ṣí ojú òpó náà lórí fóònù yín. Àmì àgádágodo yẹ kó ti padà.'],
    otherwise: { happened: 'Ìwé ẹ̀rí ààbò (fáìlì tó wà lẹ́yìn àmì àgádágodo) ti {host} ṣẹ̀ṣẹ̀ parí, kò sì wúlò mọ́.' },
  },
  'certificate-ended': {
    cause: 'Ìwé ẹ̀rí ààbò ti parí',
    happened: 'Ìwé ẹ̀rí ààbò (fáìlì tó wà lẹ́yìn àmì àgádágodo) ti {host} parí ní {day}.',
    who: 'Gbogbo àlejò ń rí ìkìlọ̀ pupa ńlá dípò ojú òpó yín. Ọ̀pọ̀ nínú wọn ń kúrò níbẹ̀.',
    why: 'Kò di ọ̀tun lásìkò. Tàbí wọn kò fi tuntun sí i.',
    steps: ['Ẹ ṣí ojú òpó náà lórí fóònù yín. Àmì àgádágodo yẹ kó ti padà.'],
    otherwise: { happened: 'Ìwé ẹ̀rí ààbò (fáìlì tó wà lẹ́yìn àmì àgádágodo) ti {host} ti parí, kò sì wúlò mọ́.' },
  },
  'certificate-ended-on-one-machine': {
    cause: 'Ọ̀kan nínú àwọn ẹ̀rọ ojú òpó náà ń fi ìwé ẹ̀rí ààbò tó ti parí hàn',
    happened:
      '{host} ń darí lọ sí ẹ̀rọ tó ju ẹyọ kan lọ. Èyí tó wà ní {machine} ń fi ìwé ẹ̀rí ààbò (fáìlì tó wà lẹ́yìn àmì àgádágodo) tó ti parí hàn.',
    who: 'Àwọn àlejò tó bá dé ẹ̀rọ yìí ń rí ìkìlọ̀ pupa ńlá. Àwọn yòókù lè má rí i.',
    why: 'Wọ́n sọ ìwé ẹ̀rí náà di ọ̀tun lórí ẹ̀rọ mìíràn nìkan. Tàbí server tó wà lórí ẹ̀rọ yìí ṣì ń lo ti àtijọ́.',
    steps: [
      'Ẹ sọ fún ẹni tó ń bójú tó ẹ̀rọ náà pé kó fi ìwé ẹ̀rí tuntun sórí {machine} pẹ̀lú, kó sì tún server ibẹ̀ tàn.',
      'Ẹ ṣí ojú òpó náà lórí fóònù yín. Àmì àgádágodo yẹ kó ti padà.',
    ],
  },
  'certificate-not-yet-valid': {
    cause: 'Ìwé ẹ̀rí ààbò kò tíì wúlò',
    happened: 'Ìwé ẹ̀rí ààbò (fáìlì tó wà lẹ́yìn àmì àgádágodo) ti {host} kò tíì wúlò: àkókò rẹ̀ kò tíì bẹ̀rẹ̀.',
    who: 'Gbogbo àlejò ń rí ìkìlọ̀ pupa ńlá dípò ojú òpó yín. Ọ̀pọ̀ nínú wọn ń kúrò níbẹ̀.',
    why: 'Wọ́n fi tuntun sí i ní kùtùkùtù jù. Tàbí aago kan kò tọ̀nà nígbà tí wọ́n ṣe é.',
  },
  'certificate-www': {
    cause: 'Ìwé ẹ̀rí ààbò náà kò kan {host}',
    happened: 'Wọ́n ṣe ìwé ẹ̀rí ààbò (fáìlì tó wà lẹ́yìn àmì àgádágodo) fún {twin}. Wọn kò ṣe é fún {host}.',
    who: 'Gbogbo ẹni tó ṣí {host} ń rí ìkìlọ̀ pupa ńlá.',
    why: 'Wọn kò fi orúkọ náà sí i nígbà tí wọ́n ṣe é.',
    notice: 'Ẹ jọ̀wọ́ ẹ ṣí {twin} ní báyìí. Ojú òpó kan náà ni.',
    steps: ['Ẹ rí i pé àmì wà lẹ́gbẹ̀ẹ́ {twin} àti {host}.'],
  },
  'certificate-other-name': {
    cause: 'Orúkọ mìíràn ló ni ìwé ẹ̀rí ààbò náà, kì í ṣe {host}',
    happened: 'Server náà ń fi ìwé ẹ̀rí ààbò (fáìlì tó wà lẹ́yìn àmì àgádágodo) ti {other} hàn. Ti {host} ló yẹ kó jẹ́.',
    who: 'Gbogbo àlejò ń rí ìkìlọ̀ pupa ńlá dípò ojú òpó yín. Ọ̀pọ̀ nínú wọn ń kúrò níbẹ̀.',
    why: 'Wọ́n kó ojú òpó náà lọ sí ibòmíràn, wọn kò sì ṣe tuntun. Tàbí domain náà ń darí lọ sí ẹ̀rọ ẹlòmíràn.',
    steps: ['Tí ẹ bá kó o lọ láìpẹ́, ẹ wò bóyá {host} ń darí lọ sí server tuntun náà.'],
    otherwise: { happened: 'Server náà ń fi ìwé ẹ̀rí ààbò (fáìlì tó wà lẹ́yìn àmì àgádágodo) ti ẹlòmíràn hàn. Ti {host} ló yẹ kó jẹ́.' },
  },
  'certificate-asked-by-address': {
    cause: 'À ń ṣọ́ ojú òpó náà pẹ̀lú àdírẹ́sì onínọ́ńbà rẹ̀',
    happened:
      'Ìwé ẹ̀rí ààbò (fáìlì tó wà lẹ́yìn àmì àgádágodo) jẹ́ ti {other}. À ń béèrè fún {host}, àdírẹ́sì onínọ́ńbà, bí “Ṣàtúnṣe server” ṣe sọ.',
    who: 'Àwọn tó ṣí {host} ń rí ìkìlọ̀ pupa ńlá. Àwọn tó ṣí {other} lè má rí i.',
    why: 'Orúkọ ni wọ́n ń ṣe ìwé ẹ̀rí fún, nọ́ńbà ni wọ́n sì fi tẹ ojú òpó náà síbí.',
    steps: [
      'Ẹ ṣí {other} lórí fóònù yín. Tó bá jẹ́ ojú òpó yín, ẹ tẹ àdírẹ́sì yẹn sí “Ṣàtúnṣe server” níbí.',
      'Tí {other} kì í bá ṣe ojú òpó yín, ẹ fi domain tiyín sórí server náà, pẹ̀lú ìwé ẹ̀rí ọ̀fẹ́.',
    ],
  },
  'certificate-of-a-stranger': {
    cause: '{host} ń darí lọ sí server tó ń fi ìwé ẹ̀rí ojú òpó mìíràn hàn',
    happened: 'Server tí {host} ń darí lọ ń fi ìwé ẹ̀rí ààbò (fáìlì tó wà lẹ́yìn àmì àgádágodo) {other} hàn. Ojú òpó mìíràn nìyẹn.',
    who: 'Gbogbo àlejò ń rí ìkìlọ̀ pupa ńlá dípò ojú òpó yín. Ọ̀pọ̀ nínú wọn ń kúrò níbẹ̀.',
    why: 'Domain náà ń darí lọ sí server àtijọ́ tàbí èyí tí kò tọ́, tí ẹlòmíràn ń lò. Tàbí ojú òpó yín kò sí lórí server yìí.',
    steps: ['Ẹ wò bóyá rékọ́ọ̀dù “A” ti {host} ń fi àdírẹ́sì server tiyín hàn.'],
  },
  'certificate-of-the-machine': {
    cause: 'Ti server náà fúnra rẹ̀ ni ìwé ẹ̀rí náà, kì í ṣe ti {host}',
    happened:
      'Server náà ń fi ìwé ẹ̀rí ààbò (fáìlì tó wà lẹ́yìn àmì àgádágodo) {other} hàn, orúkọ ẹ̀rọ náà tàbí ilé-iṣẹ́ rẹ̀. Kò sí èyí tó jẹ́ ti {host}.',
    who: 'Gbogbo àlejò ń rí ìkìlọ̀ pupa ńlá dípò ojú òpó yín. Ọ̀pọ̀ nínú wọn ń kúrò níbẹ̀.',
    why: 'Wọn kò ṣe ìwé ẹ̀rí fún {host} lórí server yìí. Tàbí wọn kò fi domain náà kún àkáǹtì náà.',
    steps: ['Nínú dashboard hosting yín, ẹ ṣí àkójọ domain. Tí {host} kò bá sí níbẹ̀, ẹ fi kún un.'],
  },
  'certificate-self-signed': {
    cause: 'Server náà fúnra rẹ̀ ló jẹ́rìí ara rẹ̀',
    happened: 'Server náà fúnra rẹ̀ ló ṣe ìwé ẹ̀rí ààbò (fáìlì tó wà lẹ́yìn àmì àgádágodo) rẹ̀. Browser kì í gbẹ́kẹ̀ lé irú fáìlì bẹ́ẹ̀.',
    who: 'Gbogbo àlejò ń rí ìkìlọ̀ pupa ńlá dípò ojú òpó yín. Ọ̀pọ̀ nínú wọn ń kúrò níbẹ̀.',
    why: 'Ojúlówó ìwé ẹ̀rí náà sọnù, lọ́pọ̀ ìgbà nígbà ìkólọ tàbí àtúnṣe tuntun. Ẹ̀rọ náà sì padà sí tirẹ̀.',
    steps: [
      'Ìwé ẹ̀rí ọ̀fẹ́ láti ọ̀dọ̀ ilé-iṣẹ́ tí wọ́n mọ̀ (“Let’s Encrypt”) ti tó. Ẹ ṣí ojú òpó náà lórí fóònù yín: àmì àgádágodo yẹ kó ti padà.',
    ],
  },
  'certificate-not-trusted': {
    cause: 'Browser kò gbẹ́kẹ̀ lé ìwé ẹ̀rí ààbò náà',
    happened: 'Browser kò gbẹ́kẹ̀ lé ìwé ẹ̀rí ààbò (fáìlì tó wà lẹ́yìn àmì àgádágodo) ti {host}. Wọn kò mọ ẹni tó ṣe é.',
    who: 'Gbogbo àlejò ń rí ìkìlọ̀ pupa ńlá dípò ojú òpó yín. Ọ̀pọ̀ nínú wọn ń kúrò níbẹ̀.',
    why: 'Èyí tó wà fún ìdánwò ni wọ́n fi sí i, tàbí èyí tí browser kò gbẹ́kẹ̀ lé ẹni tó ṣe é mọ́.',
    steps: [
      'Ẹ ṣí ojú òpó náà lórí fóònù yín. Àmì àgádágodo yẹ kó ti padà.',
      'Nínú Cloudflare, ẹ ṣí “DNS”, “Records”, kí ẹ tẹ kùrukùru eérú lẹ́gbẹ̀ẹ́ àkọsílẹ̀ {host} títí á fi di olómi ọsàn.',
    ],
    otherwise: { why: 'Wọ́n ṣe é fún Cloudflare nìkan. Báyìí, àwọn àlejò ń dé server náà láì gba Cloudflare kọjá.' },
  },
  'certificate-incomplete': {
    cause: 'Apá kan ìwé ẹ̀rí ààbò náà kò sí níbẹ̀',
    happened: 'Ìwé ẹ̀rí ààbò (fáìlì tó wà lẹ́yìn àmì àgádágodo) ti {host} dára, ṣùgbọ́n apá kan tó yẹ kó bá a lọ kò sí níbẹ̀.',
    who: 'Ọ̀pọ̀ fóònù, àti àwọn ètò tó ń bá ojú òpó yín sọ̀rọ̀, ń fi ìkìlọ̀ hàn. Àwọn kọ̀ǹpútà kan kò ṣe bẹ́ẹ̀.',
    why: 'Fáìlì àkọ́kọ́ nìkan ni wọ́n fi sí i. Wọn kò fi fáìlì kejì, “CA bundle”, sí i.',
    steps: [
      'Nínú cPanel, ẹ ṣí “SSL/TLS”, “Manage SSL sites”, ẹ yan domain yín, ẹ tẹ “Autofill by Domain”: ó ń fi apá tí kò sí kún un. Lẹ́yìn náà “Install Certificate”.',
      'Ẹ ṣí ojú òpó náà lórí fóònù yín. Àmì àgádágodo yẹ kó ti padà.',
    ],
  },
  'secure-talk-too-old': {
    cause: 'Wọn kò tíì ṣètò apá ààbò ojú òpó náà, tàbí ó ti pẹ́ jù',
    happened: 'Ẹnu ọ̀nà ààbò (port 443) ń dáhùn, ṣùgbọ́n kò sọ èdè ààbò (tí à ń pè ní TLS).',
    who: 'Ó fẹ́rẹ̀ẹ́ jẹ́ gbogbo ènìyàn: browser máa ń kọ́kọ́ ṣí apá ààbò.',
    why: 'Wọn kò fi ìwé ẹ̀rí ààbò (fáìlì tó wà lẹ́yìn àmì àgádágodo) síbẹ̀ rí, tàbí server náà ti pẹ́ jù.',
  },
  'secure-talk-failed': {
    cause: 'Ìbánisọ̀rọ̀ ààbò náà já',
    happened: 'Server náà dáhùn, ṣùgbọ́n ìbánisọ̀rọ̀ ààbò (èyí tó wà lẹ́yìn àmì àgádágodo) já ní ìbẹ̀rẹ̀.',
    who: 'Gbogbo àlejò ojú òpó náà.',
    why: 'Server náà kò ní ìwé ẹ̀rí ààbò fún orúkọ yìí. Tàbí ààtò ààbò rẹ̀ ti dàrú.',
  },
  'secure-talk-cut': {
    cause: 'Server náà ń já ìsopọ̀ kí ààbò tó bẹ̀rẹ̀',
    happened: 'Server náà gba ìpè, lẹ́yìn náà ó já ìsopọ̀ kí ìbánisọ̀rọ̀ ààbò (èyí tó wà lẹ́yìn àmì àgádágodo) tó bẹ̀rẹ̀.',
    who: 'Gbogbo àlejò, ní ìwọ̀n bí a ṣe rí i.',
    why: 'Firewall (ẹ̀ṣọ́ ẹnu ọ̀nà) tàbí ààbò ìkọlù ń já àwọn ìpè. Tàbí ètò ojú òpó náà ń dúró ní gbogbo ìpè.',
    steps: ['Ẹ gbìyànjú ojú òpó náà lórí fóònù yín láìsí Wi-Fi. Tó bá ṣí níbẹ̀, nẹ́tíwọ́ọ̀kì díẹ̀ nìkan ni wọ́n dí.'],
  },
  'secure-talk-silent': {
    cause: 'Server náà dákẹ́ kí ààbò tó bẹ̀rẹ̀',
    happened: 'Server náà gba ìpè, lẹ́yìn náà ó dákẹ́ kí ìbánisọ̀rọ̀ ààbò (èyí tó wà lẹ́yìn àmì àgádágodo) tó bẹ̀rẹ̀.',
    who: 'Gbogbo àlejò, ní ìwọ̀n bí a ṣe rí i.',
    why: 'Iṣẹ́ ti pọ̀ jù fún ẹ̀rọ náà. Tàbí firewall (ẹ̀ṣọ́ ẹnu ọ̀nà) ń já àwọn ìpè.',
    steps: ['Ẹ gbìyànjú ojú òpó náà lórí fóònù yín láìsí Wi-Fi. Tó bá ṣí níbẹ̀, nẹ́tíwọ́ọ̀kì díẹ̀ nìkan ni wọ́n dí.'],
  },
};
