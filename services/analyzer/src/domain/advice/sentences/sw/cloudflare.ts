/** Data: what is said of Cloudflare and the server behind it. */
import type { cloudflare as english } from '../en/cloudflare.js';
import type { Translated } from '../translated.js';

export const cloudflare: Translated<typeof english, 'sw'> = {
  'cloudflare-520': {
    cause: 'Nyuma ya Cloudflare, seva inatoa jibu lenye hitilafu',
    happened:
      'Cloudflare, iliyo mbele ya tovuti yako, inafanya kazi. Seva yako iliyo nyuma yake inatoa jibu lenye hitilafu au tupu (msimbo 520).',
    who: 'Wageni wote wanaona ukurasa wa hitilafu wa Cloudflare.',
    why: 'Programu ya tovuti inasimama ghafla katikati ya ukurasa.',
  },
  'cloudflare-521': {
    cause: 'Cloudflare inapatikana, seva iliyo nyuma yake haipatikani',
    happened: 'Cloudflare, iliyo mbele ya tovuti yako, inafanya kazi. Seva yako iliyo nyuma yake inaikataa (msimbo 521).',
    who: 'Wageni wote wanaona ukurasa wa hitilafu wa Cloudflare.',
    why: 'Programu ya tovuti imezimwa, au firewall (mlinzi wa mlangoni) ya seva yako inaizuia Cloudflare.',
  },
  'cloudflare-522': {
    cause: 'Cloudflare inapatikana, seva iliyo nyuma yake haijibu',
    happened: 'Cloudflare, iliyo mbele ya tovuti yako, inafanya kazi. Seva yako iliyo nyuma yake haipokei (msimbo 522).',
    who: 'Wageni wote wanaona ukurasa wa hitilafu wa Cloudflare.',
    why: 'Mashine imezimwa au imelemewa, au firewall yake (mlinzi wa mlangoni) inaizuia Cloudflare.',
    steps: ['Hakikisha kwamba rekodi ya “A” bado inaonyesha anwani ya seva yako.'],
  },
  'cloudflare-523': {
    cause: 'Cloudflare haioni njia ya kufika kwenye seva',
    happened: 'Cloudflare, iliyo mbele ya tovuti yako, inafanya kazi. Haioni njia ya kufika kwenye seva yako (msimbo 523).',
    who: 'Wageni wote wanaona ukurasa wa hitilafu wa Cloudflare.',
    why: 'Seva ina anwani mpya ambayo Cloudflare haiijui, au mtandao wake haupatikani.',
    steps: ['Hakikisha kwamba rekodi ya “A” inaonyesha anwani ya seva yako.'],
  },
  'cloudflare-524': {
    cause: 'Seva iliyo nyuma ya Cloudflare inachukua muda mrefu mno',
    happened:
      'Cloudflare, iliyo mbele ya tovuti yako, inafanya kazi. Seva yako ilichukua zaidi ya dakika moja na nusu, na Cloudflare ikaacha kusubiri (msimbo 524).',
    who: 'Wageni wote wanaona ukurasa wa hitilafu wa Cloudflare.',
    why: 'Ukurasa unaojibu polepole sana: ripoti kubwa, hifadhidata iliyokwama, au wageni wengi mno.',
  },
  'cloudflare-525': {
    cause: 'Cloudflare na seva haziwezi kuzungumza kwa usalama',
    happened: 'Cloudflare, iliyo mbele ya tovuti yako, inafanya kazi. Haiwezi kuanza mazungumzo salama na seva yako (msimbo 525).',
    who: 'Wageni wote wanaona ukurasa wa hitilafu wa Cloudflare.',
    why: 'Cheti cha usalama (faili iliyo nyuma ya alama ya kufuli) kwenye seva yako hakipo au kimevurugika.',
    steps: ['Hilo likichukua muda mrefu: kwenye Cloudflare, fungua “SSL/TLS”, kisha “Overview”, na uchague “Flexible” kwa saa chache tu.'],
  },
  'cloudflare-526': {
    cause: 'Cloudflare haiamini cheti cha usalama cha seva',
    happened:
      'Cloudflare, iliyo mbele ya tovuti yako, inafanya kazi. Haiamini cheti cha usalama (faili iliyo nyuma ya alama ya kufuli) cha seva yako (msimbo 526).',
    who: 'Wageni wote wanaona ukurasa wa hitilafu wa Cloudflare.',
    why: 'Kimeisha, au kilitengenezwa kwa jina lingine.',
    steps: [
      'Hilo likichukua muda mrefu: kwenye Cloudflare, fungua “SSL/TLS”, kisha “Overview”, na uchague “Full” badala ya “Full (strict)”.',
    ],
  },
  'cloudflare-530': {
    cause: 'Mpangilio wa Cloudflare hauelekezi popote',
    happened: 'Cloudflare, iliyo mbele ya tovuti yako, haijui seva yako iko wapi (msimbo 530).',
    who: 'Wageni wote wanaona ukurasa wa hitilafu wa Cloudflare.',
    why: 'Rekodi ya seva yako ilibadilishwa. Au tunnel ya kuifikia haifanyi kazi.',
    steps: [
      'Kagua rekodi ya {host}: lazima ionyeshe anwani ya seva yako.',
      'Ukitumia tunnel: fungua “Zero Trust”, “Networks”, kisha “Tunnels”. Lazima isome “Healthy”.',
    ],
  },
};
