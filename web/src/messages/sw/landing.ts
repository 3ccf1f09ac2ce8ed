import type { landing as original } from '../en/landing';
import type { Words } from '../words';

export const landing: Words<typeof original> = {
  title: 'NoWahala',
  hero: {
    headline: 'Jua tovuti yako isipopatikana, kabla ya wateja wako.',
    text: 'NoWahala hukagua seva zako, usiku na mchana. Kukiwa na tatizo, unapata ujumbe kwa maneno rahisi: kilichotokea, inamgusa nani, na cha kufanya sasa.',
    signedIn: 'Nenda kwenye dashibodi',
    signedOut: 'Anza ndani ya dakika',
    plans: 'Ona vifurushi',
    price: 'Vifurushi kuanzia ₦2,500 kwa mwezi, hulipwa kwa mwaka. Huhitaji mhandisi.',
  },
  plain: {
    headline: 'Tatizo lilelile, likisemwa mara mbili',
    text: 'Kwanza inachosema seva yako, kisha tunachokuambia sisi.',
    rawTitle: 'Inachosema seva',
    raw: [
      '[error] 2417#2417: *88412 upstream prematurely closed connection while reading response header from upstream, client: 105.112.0.9, server: shop.example.ng, request: "GET / HTTP/1.1", upstream: "http://127.0.0.1:3000/"',
      '',
      'HTTP/1.1 502 Bad Gateway',
    ],
    plainTitle: 'Inachosema NoWahala',
    what: 'Duka lako linajibu, lakini kwa ukurasa wa hitilafu. Mashine imewashwa; programu iliyo nyuma ya tovuti ilisimama.',
    who: 'Kila mtu anayefungua tovuti yako sasa hivi.',
    whoTitle: 'Inamgusa nani',
    doTitle: 'Cha kufanya sasa',
    steps: [
      'Kwenye cPanel, fungua “Setup Node.js App” na ubonyeze “Restart”.',
      'Ikisimama tena, angalia kama diski imejaa kwenye “Disk usage”.',
      'Bado haipatikani? Mtumie aliyetengeneza tovuti ukurasa huu.',
    ],
    customersTitle: 'Cha kuwaambia wateja',
    customers: '“Duka letu lina tatizo fupi la kiufundi. Oda mlizoagiza ziko salama.”',
  },
  problems: {
    headline: 'Njia tatu ambazo tatizo dogo hugeuka siku mbaya',
    items: [
      {
        title: 'Maneno magumu mno',
        problem: 'ECONNREFUSED. 502. NXDOMAIN. Wewe unaendesha biashara, na skrini inazungumza na mtu mwingine.',
        answer: 'Tunasema maana yake, na kitufe cha kubonyeza kwenye kampuni yako ya hosting.',
      },
      {
        title: 'Tahadhari zisizoonekana',
        problem: 'Tahadhari ilikaa kwenye barua pepe isiyofunguliwa na mtu. Uliambiwa na mteja mwenye hasira.',
        answer: 'WhatsApp, barua pepe na dashibodi yako. Na tunakukumbusha hadi mtu aseme “ninashughulikia”.',
      },
      {
        title: 'Zana ngumu',
        problem: 'Chati arobaini, menyu sita, na bado hakuna jibu la swali moja: je, tunapatikana?',
        answer: 'Sentensi moja juu ya ukurasa inajibu. Mengine yapo ukiyahitaji.',
      },
    ],
  },
  friendlier: {
    headline: 'Rahisi kuliko zana za makampuni makubwa',
    text: 'Zana kubwa zimetengenezwa kwa timu za wahandisi, na zinafanya hilo vizuri. NoWahala imetengenezwa kwa mwenye biashara.',
    theirs: 'Zana za makampuni makubwa',
    ours: 'NoWahala',
    rows: [
      { theirs: 'Siku nzima ya kuandaa', ours: 'Jina na anwani, na ukaguzi wa kwanza hufanyika ndani ya sekunde chache' },
      { theirs: 'Tahadhari zilizojaa misimbo', ours: 'Sentensi, hatua, na wa kumpigia' },
      { theirs: 'Bei kwa dola, kwa kila mtumiaji', ours: 'Bei kwa naira, VAT ikionyeshwa, mwaka wote kwa kiasi kimoja' },
      { theirs: 'Namba ya tiketi', ours: 'Mtu anayejibu barua pepe yako ndani ya saa 24 hivi' },
    ],
  },
  steps: {
    headline: 'Anza kabla chai yako haijapoa',
    items: [
      { title: 'Jisajili', text: 'Jina lako, barua pepe yako, nenosiri. Kujisajili ni bure.' },
      {
        title: 'Chagua kifurushi',
        text: 'Kuanzia ₦2,500 kwa mwezi, hulipwa kwa mwaka. Hakuna kipindi cha majaribio cha bure, hivyo bei unayoiona ndiyo bei.',
      },
      { title: 'Ongeza seva', text: 'Bandika anwani. Tunaikagua ukiangalia.' },
    ],
  },
  closing: {
    headline: 'Lala. Sisi tuko macho.',
    text: 'Tovuti yako isipopatikana usiku wa manane (3 a.m.), utajua, na utajua cha kufanya.',
  },
};
