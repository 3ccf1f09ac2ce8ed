/** Data: what is said of answers that are cut off or lead in circles. */
import type { httpExchange as english } from '../en/http-exchange.js';
import type { Translated } from '../translated.js';

export const httpExchange: Translated<typeof english, 'sw'> = {
  'cloudflare-redirect-loop': {
    cause: 'Cloudflare na seva zinawazungusha wageni kwenye duara',
    happened: 'Cloudflare na seva yako zinamrushiana kila mgeni, bila mwisho. Vivinjari huacha.',
    who: 'Kila mtu anayefungua tovuti.',
    why: 'Cloudflare imewekwa “Flexible”, huku seva yako ikidai upande salama (wenye alama ya kufuli).',
    steps: [
      'Kwenye Cloudflare, fungua “SSL/TLS”, kisha “Overview”. Bonyeza “Configure” na uchague “Full”.',
      'Subiri dakika mbili, kisha fungua tovuti kwenye dirisha la faragha la simu yako.',
    ],
  },
  'redirect-loop': {
    cause: 'Tovuti inawazungusha wageni kwenye duara',
    happened: 'Tovuti inampeleka kila mgeni kutoka anwani moja hadi nyingine na kumrudisha. Vivinjari huacha.',
    who: 'Kila mtu anayefungua tovuti.',
    why: 'Mipangilio miwili inataka vitu tofauti: na “www” au bila, au na alama ya kufuli au bila.',
    steps: [
      'Kwenye WordPress, fungua “Settings”, kisha “General”. Anwani zote mbili lazima zifanane, zikiwa na “https://”.',
      'Omba kanuni za uelekezaji (kwenye “.htaccess” au seva ya tovuti) zikaguliwe: zinaelekezana zenyewe.',
    ],
  },
  'too-many-redirects': {
    cause: 'Tovuti inawaelekeza wageni mara nyingi mno',
    happened: 'Tovuti ilituelekeza kwenye anwani mpya mara nne. Tunaishia hapo.',
    who: 'Wageni wanasubiri sana, na baadhi ya vivinjari huacha.',
    why: 'Maelekezo ya zamani (“ukurasa huu umehama”) yamerundikana.',
    steps: [
      'Fungua tovuti na unakili anwani ya mwisho kwenye kivinjari. Iweke kwenye “Hariri seva” hapa.',
      'Omba maelekezo yaunganishwe kuwa moja.',
    ],
  },
  'redirect-to-nowhere': {
    cause: 'Tovuti inawapeleka wageni mahali pasipofikika',
    happened: 'Tovuti inawaelekeza wageni kwenye anwani isiyo ya umma.',
    who: 'Kila mtu anayefungua tovuti.',
    why: 'Anwani ya majaribio ilianza kutumika, au tovuti ilivamiwa.',
    steps: ['Kwenye WordPress, fungua “Settings”, kisha “General”, na urekebishe anwani zote mbili.', 'Omba uelekezaji urekebishwe leo.'],
    otherwise: {
      cause: 'Tovuti inawapeleka wageni kwenye “localhost”, kompyuta yao wenyewe',
      happened: 'Tovuti inamwelekeza kila mgeni kwenye “localhost”. Hiyo ni simu au kompyuta ya mgeni mwenyewe, ambako tovuti yako haipo.',
      why: 'Tovuti ilihamishwa kutoka kompyuta ya majaribio, na anwani ya zamani imebaki kwenye mipangilio yake.',
    },
  },
  'redirect-loses-padlock': {
    cause: 'Tovuti inawatoa wageni kwenye upande salama',
    happened: 'Upande salama wa tovuti (wenye alama ya kufuli) unawaelekeza wageni kwenye upande usio salama.',
    who: 'Kila mtu. Vivinjari vinaonya, na nenosiri linaweza kusomwa njiani.',
    why: 'Mpangilio mmoja bado una anwani ya zamani inayoanza na “http://”.',
    steps: [
      'Kwenye WordPress, fungua “Settings”, kisha “General”. Anwani zote mbili lazima zianze na “https://”.',
      'Omba uelekezaji upeleke kwenye “https://”.',
    ],
  },
  'page-never-comes': {
    cause: 'Seva inapokea, lakini ukurasa hauji kamwe',
    happened: 'Seva inapokea, lakini haitumi ukurasa. Tulisubiri sekunde kumi.',
    who: 'Kila mtu. Wageni wanaona ukurasa tupu unaoendelea kupakia.',
    why: 'Programu ya tovuti imekwama: hifadhidata inayojibu polepole, wageni wengi mno, au huduma nyingine isiyojibu.',
    steps: ['Zima plugin iliyoongezwa au kusasishwa mwisho.'],
  },
  'hung-up-in-the-middle': {
    cause: 'Seva inakata katikati ya ukurasa',
    happened: 'Seva inaanza kujibu kisha inakata katikati.',
    who: 'Kila mtu: ukurasa ni mtupu au umekatika katikati.',
    why: 'Programu ya tovuti inasimama ghafla inapotengeneza ukurasa, au ina memori ndogo mno.',
  },
  'empty-reply': {
    cause: 'Seva inajibu bila kitu',
    happened: 'Seva inapokea na kukata bila neno.',
    who: 'Kila mtu anayefungua tovuti.',
    why: 'Programu ya tovuti inasimama ghafla mara moja, au programu isiyo sahihi iko kwenye mlango huu.',
  },
  'not-a-website': {
    cause: 'Kuna kinachojibu, lakini si tovuti',
    happened: 'Kuna kinachojibu kwenye anwani hii, lakini hakizungumzi lugha ya tovuti.',
    who: 'Kila mtu anayefungua tovuti.',
    why: 'Programu nyingine ilichukua nafasi ya tovuti, au anwani iliyo hapa inataja mlango (namba ya mtandao) usio sahihi.',
    steps: [
      'Fungua tovuti kwenye simu yako. Ikifanya kazi, linganisha anwani hiyo na ile iliyo kwenye “Hariri seva” hapa.',
      'Kama sivyo, mwombe anayetunza mashine ahamishe programu hiyo nyingine kwenye mlango mwingine (namba ya mtandao), na awashe seva upya.',
    ],
  },
  'something-else': {
    cause: 'Tovuti haijibu inavyopaswa',
    happened: 'Tovuti yako haikujibu inavyopaswa. Hatujawahi kuona aina hii ya hitilafu.',
    who: 'Kila mtu anayeitumia, kwa kadiri tunavyoona.',
    why: 'Hatuwezi kujua tukiwa nje. Tulichoona kiko hapa chini.',
    steps: ['Ifungue kwenye simu yako bila Wi-Fi, uone wageni wanachokiona.'],
    otherwise: { cause: 'Seva haijibu inavyopaswa', happened: 'Seva yako haikujibu inavyopaswa. Hatujawahi kuona aina hii ya hitilafu.' },
  },
};
