/** Data: what is said of the machine itself. */
import type { machines as english } from '../en/machines.js';
import type { Translated } from '../translated.js';

export const machines: Translated<typeof english, 'sw'> = {
  'machine-out-of-memory': {
    cause: 'Mashine haina memori iliyobaki',
    happened: 'Mashine haina memori iliyobaki, na programu iliyo nyuma ya tovuti yako haiwezi kufanya kazi.',
    why: 'Wageni wengi kuliko kawaida, kazi nzito kama nakala rudufu, au mashine ndogo mno.',
    steps: ['Angalia kinachotumia memori, au chukua mashine au kifurushi kikubwa zaidi kinachofuata.'],
  },
  'too-many-open-files': {
    cause: 'Programu ya tovuti imefungua faili nyingi mno',
    happened: 'Programu iliyo nyuma ya tovuti yako imefungua faili na miunganisho mingi kuliko inavyoruhusiwa.',
    why: 'Wageni wengi kuliko kawaida, au hitilafu inayoziacha bila kufungwa.',
  },
  'account-out-of-tasks': {
    cause: 'Akaunti ya hosting hairuhusiwi kazi zaidi',
    happened: 'Akaunti yako ya hosting inaendesha kazi zote inazoruhusiwa kwa wakati mmoja, na tovuti haipati nafasi.',
    why: 'Wageni au roboti wengi kuliko kawaida, kazi zilizokwama, au kazi inayoanzishwa tena na tena.',
    steps: ['Kwenye cPanel, fungua “Resource Usage” uone ni kikomo gani kilifikiwa (“EP” au “NPROC”).'],
  },
  'disk-read-only': {
    cause: 'Diski ya mashine hairuhusu yeyote kuandika',
    happened: 'Diski ya mashine inaweza kusomwa, lakini hakuna kinachoweza kuhifadhiwa ndani yake.',
    who: 'Kila mtu. Oda na ujumbe vinaweza kupotea.',
    why: 'Diski ina hitilafu, na mashine inailinda. Au folda ni ya kusomwa tu kwenye aina hii ya hosting.',
    steps: ['Tengeneza nakala ya data yako kabla ya jambo lingine lolote.'],
  },
  'disk-quota-reached': {
    cause: 'Kifurushi chako cha hosting hakina nafasi ya diski',
    happened: 'Akaunti yako ya hosting imetumia nafasi yake yote ya diski. Tovuti haiwezi kuhifadhi chochote tena.',
    who: 'Kila mtu. Oda, ujumbe na barua pepe vinaweza kupotea hadi nafasi ipatikane tena.',
    why: 'Nakala rudufu, barua pepe au faili za kumbukumbu za zamani zimeijaza. Faili ndogo nyingi mno pia huhesabiwa.',
  },
  'own-files-not-allowed': {
    cause: 'Tovuti hairuhusiwi kutumia faili zake yenyewe',
    happened: 'Programu iliyo nyuma ya tovuti yako hairuhusiwi kusoma au kuandika faili yake moja.',
    why: 'Ruhusa za faili na folda zilibadilishwa na upakiaji, kuhama au kuwashwa upya.',
  },
};
