import type { landing as original } from '../en/landing';
import type { Words } from '../words';

export const landing: Words<typeof original> = {
  title: 'NoWahala',
  hero: {
    headline: 'Ku san shafinku ba ya aiki kafin abokan cinikinku su sani.',
    text: 'NoWahala tana ta duba sabobinku, dare da rana. Idan wani abu ya daina aiki, za ku sami saƙo a sauƙaƙe: abin da ya faru, waɗanda abin ya shafa, da abin da za ku yi yanzu.',
    signedIn: 'Je dashboard',
    signedOut: 'Fara cikin mintuna',
    plans: 'Duba tsare-tsaren',
    price: 'Tsari daga ₦2,500 a wata, ana biya na shekara. Ba a buƙatar injiniya.',
  },
  plain: {
    headline: 'Matsala ɗaya, an faɗe ta sau biyu',
    text: 'Da farko abin da sabar ɗinku yake faɗa, sannan abin da muke gaya muku.',
    rawTitle: 'Abin da sabar yake faɗa',
    raw: [
      '[error] 2417#2417: *88412 upstream prematurely closed connection while reading response header from upstream, client: 105.112.0.9, server: shop.example.ng, request: "GET / HTTP/1.1", upstream: "http://127.0.0.1:3000/"',
      '',
      'HTTP/1.1 502 Bad Gateway',
    ],
    plainTitle: 'Abin da NoWahala take faɗa',
    what: 'Shagonku yana amsawa, amma da saƙon kuskure. Na’urar tana kunne; manhajar shafin ta tsaya.',
    who: 'Duk wanda ya buɗe shafinku a yanzu.',
    whoTitle: 'Waɗanda abin ya shafa',
    doTitle: 'Abin da za ku yi yanzu',
    steps: [
      'A cPanel, ku buɗe “Setup Node.js App”, ku danna “Restart”.',
      'Idan ta sake tsayawa, ku duba ko disk ya cika a ƙarƙashin “Disk usage”.',
      'Har yanzu ba ya aiki? Ku tura wannan shafin ga waɗanda suka gina shafinku.',
    ],
    customersTitle: 'Abin da za ku faɗa wa abokan ciniki',
    customers: '“Shagonmu yana da ƙaramar matsalar fasaha. Odar da kuka riga kuka yi tana nan lafiya.”',
  },
  problems: {
    headline: 'Hanyoyi uku da ƙaramar matsala take ɓata rana',
    items: [
      {
        title: 'Kalmomin fasaha da yawa',
        problem: 'ECONNREFUSED. 502. NXDOMAIN. Kasuwanci kuke yi, amma fuskar na’urar tana magana da wani dabam.',
        answer: 'Muna faɗin ma’anarsa, da maɓallin da za ku danna a kamfanin hosting ɗinku.',
      },
      {
        title: 'Faɗakarwar da ba a gani ba',
        problem: 'Faɗakarwa ta zauna a akwatin imel da ba wanda yake buɗewa. Abokin ciniki mai fushi ne ya gaya muku.',
        answer: 'WhatsApp, imel da dashboard. Kuma muna tunatar da ku har wani ya ce “ina kan lamarin”.',
      },
      {
        title: 'Kayan aiki masu wuya',
        problem: 'Jadawali arba’in, jerin zaɓi shida, amma babu amsar tambaya ɗaya: muna aiki?',
        answer: 'Jimla ɗaya a saman shafin tana amsa ta. Sauran suna nan idan kuna so.',
      },
    ],
  },
  friendlier: {
    headline: 'Ya fi kayan aikin manyan kamfanoni sauƙi',
    text: 'An yi manyan kayan aiki ne don ƙungiyoyin injiniyoyi, kuma suna yin sa da kyau. An yi NoWahala ne don mai sana’a.',
    theirs: 'Na manyan kamfanoni',
    ours: 'NoWahala',
    rows: [
      { theirs: 'Kwana guda ana shirya shi', ours: 'Suna da adireshi, dubawar farko tana farawa cikin daƙiƙoƙi' },
      { theirs: 'Faɗakarwa cike da lambobi', ours: 'Jimla, mataki, da wanda za ku kira' },
      { theirs: 'Farashi da dala, ga kowane mutum', ours: 'Farashi da naira, harajin VAT a fili, shekara duka a lamba ɗaya' },
      { theirs: 'Lambar jira', ours: 'Mutum da yake amsa imel ɗinku cikin kusan awa 24' },
    ],
  },
  steps: {
    headline: 'A gama kafin shayinku ya huce',
    items: [
      { title: 'Buɗe asusu', text: 'Sunanku, imel ɗinku, kalmar sirri. Buɗe asusu kyauta ne.' },
      {
        title: 'Zaɓi tsari',
        text: 'Daga ₦2,500 a wata, ana biya na shekara. Babu gwaji kyauta, don haka farashin da kuke gani shi ne farashin.',
      },
      { title: 'Ƙara sabar', text: 'Ku liƙa adireshin. Za mu duba shi kuna kallo.' },
    ],
  },
  closing: {
    headline: 'Ku yi barci. Mu muna farke.',
    text: 'Idan shafinku ya daina aiki ƙarfe 3 na dare, za ku sani, kuma za ku san abin da za ku yi.',
  },
};
