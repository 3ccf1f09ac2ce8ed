/** Data: what is said of security certificates. */
import type { certificate as english } from '../en/certificate.js';
import type { Translated } from '../translated.js';

export const certificate: Translated<typeof english, 'sw'> = {
  'certificate-renewal-stopped': {
    cause: 'Cheti cha usalama kiliisha: hakikujihuisha chenyewe',
    happened: 'Cheti cha usalama (faili iliyo nyuma ya alama ya kufuli) cha {host} kiliisha tarehe {day}.',
    who: 'Wageni wote wanaona onyo kubwa jekundu badala ya tovuti yako. Wengi wao huondoka.',
    why: 'Ni cha bure kinachopaswa kujihuisha chenyewe. Hilo limesimama.',
    steps: [
      'Fungua tovuti kwenye simu yako. Alama ya kufuli inapaswa kuwepo tena.',
      'Uliza kwa nini kujihuisha kulisimama, la sivyo itatokea tena baada ya miezi mitatu.',
    ],
    otherwise: { happened: 'Cheti cha usalama (faili iliyo nyuma ya alama ya kufuli) cha {host} kiliisha na hakitumiki tena.' },
  },
  'certificate-ended-last-night': {
    cause: 'Cheti cha usalama kimeisha sasa hivi',
    happened: 'Cheti cha usalama (faili iliyo nyuma ya alama ya kufuli) cha {host} kimeisha sasa hivi, tarehe {day}.',
    who: 'Wageni wote wanaona onyo kubwa jekundu badala ya tovuti yako. Wengi wao huondoka.',
    why: 'Kina muda maalum, na muda huo umekwisha. Tovuti yenyewe ni nzima.',
    steps: ['Fungua tovuti kwenye simu yako. Alama ya kufuli inapaswa kuwepo tena.'],
    otherwise: { happened: 'Cheti cha usalama (faili iliyo nyuma ya alama ya kufuli) cha {host} kimeisha sasa hivi, na hakitumiki tena.' },
  },
  'certificate-ended': {
    cause: 'Cheti cha usalama kimeisha',
    happened: 'Cheti cha usalama (faili iliyo nyuma ya alama ya kufuli) cha {host} kiliisha tarehe {day}.',
    who: 'Wageni wote wanaona onyo kubwa jekundu badala ya tovuti yako. Wengi wao huondoka.',
    why: 'Hakikuhuishwa kwa wakati. Au kipya hakikuwekwa mahali pake.',
    steps: ['Fungua tovuti kwenye simu yako. Alama ya kufuli inapaswa kuwepo tena.'],
    otherwise: { happened: 'Cheti cha usalama (faili iliyo nyuma ya alama ya kufuli) cha {host} kiliisha na hakitumiki tena.' },
  },
  'certificate-ended-on-one-machine': {
    cause: 'Moja ya mashine za tovuti inaonyesha cheti cha usalama kilichoisha',
    happened:
      '{host} inaelekeza kwenye mashine kadhaa. Iliyo kwenye {machine} inaonyesha cheti cha usalama (faili iliyo nyuma ya alama ya kufuli) kilichoisha.',
    who: 'Wageni wanaofika kwenye mashine hii wanaona onyo kubwa jekundu. Wengine huenda hawaoni lolote.',
    why: 'Cheti kilihuishwa kwenye mashine nyingine tu. Au seva ya mashine hii bado inatumia cha zamani.',
    steps: [
      'Mwombe anayetunza mashine aweke cheti kipya kwenye {machine} pia, kisha awashe upya seva iliyo humo.',
      'Fungua tovuti kwenye simu yako. Alama ya kufuli inapaswa kuwepo tena.',
    ],
  },
  'certificate-not-yet-valid': {
    cause: 'Cheti cha usalama bado hakijaanza kutumika',
    happened: 'Cheti cha usalama (faili iliyo nyuma ya alama ya kufuli) cha {host} bado si kizuri: muda wake unaanza baadaye.',
    who: 'Wageni wote wanaona onyo kubwa jekundu badala ya tovuti yako. Wengi wao huondoka.',
    why: 'Kipya kiliwekwa mapema mno. Au saa ya mashine haikuwa sahihi kilipotengenezwa.',
  },
  'certificate-www': {
    cause: 'Cheti cha usalama hakihusu {host}',
    happened: 'Cheti cha usalama (faili iliyo nyuma ya alama ya kufuli) kilitengenezwa kwa {twin}. Hakikutengenezwa kwa {host}.',
    who: 'Wote wanaofungua {host} wanaona onyo kubwa jekundu.',
    why: 'Jina hilo liliachwa nje kilipotengenezwa.',
    notice: 'Tafadhali fungua {twin} kwa sasa. Ni tovuti ileile.',
    steps: ['Hakikisha kwamba {twin} na {host} zote zimewekwa tiki.'],
  },
  'certificate-other-name': {
    cause: 'Cheti cha usalama ni cha jina lingine, si cha {host}',
    happened: 'Seva inaonyesha cheti cha usalama (faili iliyo nyuma ya alama ya kufuli) cha {other}. Kinapaswa kuwa cha {host}.',
    who: 'Wageni wote wanaona onyo kubwa jekundu badala ya tovuti yako. Wengi wao huondoka.',
    why: 'Tovuti ilihamishwa, na kipya hakikutengenezwa. Au domain inaelekeza kwenye mashine ya mtu mwingine.',
    steps: ['Kama ulihama hivi karibuni, hakikisha kwamba {host} inaelekeza kwenye seva mpya.'],
    otherwise: {
      happened: 'Seva inaonyesha cheti cha usalama (faili iliyo nyuma ya alama ya kufuli) cha mtu mwingine. Kinapaswa kuwa cha {host}.',
    },
  },
  'certificate-asked-by-address': {
    cause: 'Tovuti inaangaliwa kwa anwani yake ya namba',
    happened:
      'Cheti cha usalama (faili iliyo nyuma ya alama ya kufuli) ni cha {other}. Tunauliza {host}, anwani ya namba, kama “Hariri seva” inavyosema.',
    who: 'Wanaofungua {host} wanaona onyo kubwa jekundu. Wanaofungua {other} huenda wasilione.',
    why: 'Cheti hutengenezwa kwa jina, na tovuti iliandikwa hapa kwa namba.',
    steps: [
      'Fungua {other} kwenye simu yako. Ikiwa ni tovuti yako, andika anwani hiyo kwenye “Hariri seva” hapa.',
      'Ikiwa {other} si tovuti yako, weka domain yako mwenyewe kwenye seva, pamoja na cheti cha bure.',
    ],
  },
  'certificate-of-a-stranger': {
    cause: '{host} inaelekeza kwenye seva inayoonyesha cheti cha tovuti nyingine',
    happened:
      'Seva ambayo {host} inaelekeza inaonyesha cheti cha usalama (faili iliyo nyuma ya alama ya kufuli) cha {other}. Hiyo ni tovuti nyingine.',
    who: 'Wageni wote wanaona onyo kubwa jekundu badala ya tovuti yako. Wengi wao huondoka.',
    why: 'Domain inaelekeza kwenye seva ya zamani au isiyo sahihi, ambayo mtu mwingine anaitumia. Au tovuti yako haijawekwa kwenye seva hii.',
    steps: ['Hakikisha kwamba rekodi ya “A” ya {host} inaonyesha anwani ya seva yako mwenyewe.'],
  },
  'certificate-of-the-machine': {
    cause: 'Cheti ni cha seva yenyewe, si cha {host}',
    happened:
      'Seva inaonyesha cheti cha usalama (faili iliyo nyuma ya alama ya kufuli) cha {other}, jina la mashine au la kampuni yake. Hakuna cha {host}.',
    who: 'Wageni wote wanaona onyo kubwa jekundu badala ya tovuti yako. Wengi wao huondoka.',
    why: 'Hakuna cheti kilichotengenezwa kwa {host} kwenye seva hii. Au domain haikuongezwa kwenye akaunti.',
    steps: ['Kwenye paneli yako ya hosting, fungua orodha ya domain. Kama {host} haipo, iongeze.'],
  },
  'certificate-self-signed': {
    cause: 'Seva inajithibitisha yenyewe tu',
    happened: 'Seva ilijitengenezea cheti cha usalama (faili iliyo nyuma ya alama ya kufuli). Vivinjari haviamini faili kama hiyo.',
    who: 'Wageni wote wanaona onyo kubwa jekundu badala ya tovuti yako. Wengi wao huondoka.',
    why: 'Cheti halisi cha usalama kilipotea, mara nyingi wakati wa kuhama au sasisho. Mashine ilirudia cha kwake yenyewe.',
    steps: [
      'Cheti cha bure kutoka kwa mtoaji anayejulikana (“Let’s Encrypt”) kinatosha. Fungua tovuti kwenye simu yako: alama ya kufuli inapaswa kuwepo tena.',
    ],
  },
  'certificate-not-trusted': {
    cause: 'Vivinjari haviamini cheti cha usalama',
    happened: 'Vivinjari haviamini cheti cha usalama (faili iliyo nyuma ya alama ya kufuli) cha {host}. Havijui ni nani aliyekitoa.',
    who: 'Wageni wote wanaona onyo kubwa jekundu badala ya tovuti yako. Wengi wao huondoka.',
    why: 'Kiliwekwa cha majaribio, au cha mtoaji ambaye vivinjari vimemwacha.',
    steps: [
      'Fungua tovuti kwenye simu yako. Alama ya kufuli inapaswa kuwepo tena.',
      'Kwenye Cloudflare, fungua “DNS”, “Records”. Bonyeza wingu la kijivu kando ya rekodi ya {host} hadi liwe la rangi ya chungwa.',
    ],
    otherwise: { why: 'Kimetengenezwa kwa ajili ya Cloudflare pekee. Sasa wageni wanafika kwenye seva bila kupitia Cloudflare.' },
  },
  'certificate-incomplete': {
    cause: 'Sehemu ya cheti cha usalama haipo',
    happened: 'Cheti cha usalama (faili iliyo nyuma ya alama ya kufuli) cha {host} ni kizima, lakini sehemu yake moja haipo.',
    who: 'Simu nyingi, na programu zinazozungumza na tovuti yako, zinaonyesha onyo. Baadhi ya kompyuta hazionyeshi.',
    why: 'Ni faili ya kwanza tu iliyowekwa. Faili ya pili ya mtoaji, “CA bundle”, iliachwa.',
    steps: [
      'Kwenye cPanel, fungua “SSL/TLS”, “Manage SSL sites”, chagua domain yako, bonyeza “Autofill by Domain”: inaongeza sehemu isiyopo. Kisha “Install Certificate”.',
      'Fungua tovuti kwenye simu yako. Alama ya kufuli inapaswa kuwepo tena.',
    ],
  },
  'secure-talk-too-old': {
    cause: 'Upande salama wa tovuti haujawekwa, au ni wa zamani mno',
    happened: 'Mlango salama (mlango 443) unajibu, lakini hauzungumzi lugha salama (iitwayo TLS).',
    who: 'Karibu kila mtu: vivinjari hufungua upande salama kwanza.',
    why: 'Cheti cha usalama (faili iliyo nyuma ya alama ya kufuli) hakikuwekwa kamwe, au seva ni ya zamani mno.',
  },
  'secure-talk-failed': {
    cause: 'Muunganisho salama unakatika',
    happened: 'Seva inajibu, lakini mazungumzo salama (yale ya alama ya kufuli) yanakatika kwenye maneno ya kwanza.',
    who: 'Wageni wote wa tovuti.',
    why: 'Seva haina cheti cha usalama cha jina hili. Au mipangilio yake ya usalama imevurugika.',
  },
  'secure-talk-cut': {
    cause: 'Seva inakata muunganisho kabla haujawa salama',
    happened: 'Seva inapokea, kisha inakata muunganisho kabla ya mazungumzo salama (yale ya alama ya kufuli) kuanza.',
    who: 'Wageni wote, kwa kadiri tunavyoona.',
    why: 'Firewall (mlinzi wa mlangoni) au ulinzi dhidi ya mashambulio unakata miunganisho. Au programu ya tovuti inasimama kila inapoitwa.',
    steps: ['Jaribu tovuti kwenye simu yako bila Wi-Fi. Ikifunguka huko, ni baadhi ya mitandao tu iliyozuiwa.'],
  },
  'secure-talk-silent': {
    cause: 'Seva inanyamaza kabla muunganisho haujawa salama',
    happened: 'Seva inapokea, kisha inanyamaza kabla ya mazungumzo salama (yale ya alama ya kufuli) kuanza.',
    who: 'Wageni wote, kwa kadiri tunavyoona.',
    why: 'Mashine ina kazi nyingi mno. Au firewall (mlinzi wa mlangoni) inakata miunganisho.',
    steps: ['Jaribu tovuti kwenye simu yako bila Wi-Fi. Ikifunguka huko, ni baadhi ya mitandao tu iliyozuiwa.'],
  },
};
