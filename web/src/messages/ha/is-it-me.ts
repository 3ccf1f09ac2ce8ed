import type { isItMe as original } from '../en/is-it-me';
import type { Words } from '../words';

export const isItMe: Words<typeof original> = {
  title: 'Ni kaɗai ne?',
  titleOf: (name) => `Ko a wurina kaɗai ${name} ba ya aiki?`,
  link: 'Ni kaɗai ne?',
  intro: 'Burauzarku za ta gwada adireshi uku yanzu: shafin, NoWahala, da wani da yake kunne koyaushe.',
  asking: 'Ana gwadawa daga burauzarku. Yana iya ɗaukar daƙiƙa goma.',
  again: 'Sake gwadawa',
  back: 'Koma tarihin dubawa',
  open: (address) => `Buɗe ${address}`,
  noWebsite: 'Adireshi kawai ake sa ido a kai a nan',
  noWebsiteText: 'Burauza tana iya gwada shafuka kawai. Don adireshi kawai, ku duba tarihin dubawa: yana faɗin abin da muke gani.',
  rows: { website: 'Shafin', ours: 'NoWahala', elsewhere: 'Wani adireshi da yake kunne koyaushe' },
  reach: {
    reached: 'Burauzarku tana kaiwa gare shi',
    'not-reached': 'Burauzarku ba ta kaiwa gare shi',
    'cannot-ask': 'Burauzarku ba za ta iya gwada shi ba',
  },
  weSee: 'Abin da muke gani daga waje',
  verdicts: {
    'no-internet': {
      title: 'Matsalar wayarku ce ko ta layinku.',
      text: 'Burauzarku ba ta kaiwa ko’ina a yanzu, ko gare mu ma. Ku kunna yanayin jirgi ku kashe, ko ku sauya tsakanin Wi-Fi da data ta waya. Sannan ku sake gwadawa.',
    },
    'only-us': {
      title: 'Layinku ya katse daga yawancin intanet.',
      text: 'Burauzarku tana kaiwa gare mu, amma ba ta kaiwa shafin ko ɗayan adireshin. Ku sauya tsakanin Wi-Fi da data ta waya, sannan ku sake gwadawa.',
    },
    'works-everywhere': {
      title: 'Shafin yana amsa muku ku ma.',
      text: 'Burauzarku tana kaiwa gare shi daga inda kuke. Idan har yanzu shafin bai yi daidai ba, ku sake loda shi: burauza na iya nuna tsohon kwafi.',
    },
    'works-here-only': {
      title: 'Yana amsa muku, amma ba ya amsa mana.',
      text: 'Mai yiwuwa abin ya shafi wasu masu ziyara. Burauzarku ba ta iya ganin ko shafin yana faɗin cewa akwai matsala: ku buɗe shi ku gani.',
    },
    'not-you': {
      title: 'Ba ku ba ne. Shafin ba ya aiki.',
      text: 'Burauzarku ba ta kaiwa gare shi, mu ma haka. Matsalar tana faɗin abin da za ku yi yanzu.',
    },
    'only-you': {
      title: 'Mai yiwuwa ku kaɗai ne.',
      text: 'Muna kaiwa ga shafin, amma burauzarku ba ta kaiwa. Ku sauya tsakanin Wi-Fi da data ta waya. Idan hakan ya taimaka, layinku na farko ne yake tare shi: ku sake kunna na’urar Wi-Fi, ko ku gaya wa kamfanin intanet ɗinku.',
    },
    'not-you-for-sure': {
      title: 'Burauzarku ba ta kaiwa gare shi.',
      text: 'Ba za mu iya cewa ku kaɗai ne ba tukuna: dubawarmu ta ƙarshe ba ta ce i ko a’a ba. Ku danna “Sake gwadawa” bayan minti ɗaya.',
    },
    'cannot-ask': {
      title: 'Burauzarku ba za ta iya gwada wannan shafin daga nan ba.',
      text: 'Adireshinsa yana farawa da “http://”, kuma shafi mai tsaro ba ya tambayar maras tsaro. Ku buɗe shi a sabon shafi, ku ga ko zai fito.',
    },
  },
};
