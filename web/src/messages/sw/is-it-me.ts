import type { isItMe as original } from '../en/is-it-me';
import type { Words } from '../words';

export const isItMe: Words<typeof original> = {
  title: 'Je, ni mimi tu?',
  titleOf: (name) => `Je, ${name} haipatikani kwangu tu?`,
  link: 'Je, ni mimi tu?',
  intro: 'Kivinjari chako kinajaribu sasa anwani tatu: tovuti, NoWahala, na moja ambayo iko hewani daima.',
  asking: 'Tunajaribu kutoka kivinjari chako. Inachukua hadi sekunde kumi.',
  again: 'Jaribu tena',
  back: 'Historia ya ukaguzi',
  open: (address) => `Fungua ${address}`,
  noWebsite: 'Ni anwani tu inayofuatiliwa hapa',
  noWebsiteText: 'Kivinjari kinaweza kujaribu tovuti tu. Kwa anwani tupu, angalia historia ya ukaguzi: inasema tunachoona.',
  rows: { website: 'Tovuti', ours: 'NoWahala', elsewhere: 'Anwani nyingine iliyo hewani daima' },
  reach: {
    reached: 'Kivinjari chako kinaifikia',
    'not-reached': 'Kivinjari chako hakiifikii',
    'cannot-ask': 'Kivinjari chako hakiruhusiwi kujaribu',
  },
  weSee: 'Tunachoona tukiwa nje',
  verdicts: {
    'no-internet': {
      title: 'Ni simu yako au mtandao wako.',
      text: 'Kivinjari chako hakifiki popote kwa sasa, hata kwetu. Washa na uzime hali ya ndegeni, au badilisha kati ya Wi-Fi na data ya simu. Kisha jaribu tena.',
    },
    'only-us': {
      title: 'Mtandao wako umekatwa na sehemu kubwa ya intaneti.',
      text: 'Kivinjari chako kinatufikia sisi, lakini si tovuti wala anwani nyingine. Badilisha kati ya Wi-Fi na data ya simu, kisha jaribu tena.',
    },
    'works-everywhere': {
      title: 'Tovuti inakujibu wewe pia.',
      text: 'Kivinjari chako kinaifikia kutoka ulipo. Ikiwa ukurasa bado hauko sawa, upakie tena: kivinjari kinaweza kuonyesha nakala ya zamani.',
    },
    'works-here-only': {
      title: 'Inakujibu wewe, lakini si sisi.',
      text: 'Huenda kabisa baadhi ya wageni wameguswa. Kivinjari chako hakiwezi kuona kama ukurasa unasema kuna tatizo: ufungue uangalie.',
    },
    'not-you': {
      title: 'Si wewe. Tovuti haipatikani.',
      text: 'Kivinjari chako hakiifikii, nasi pia hatuifikii. Tukio linasema cha kufanya sasa.',
    },
    'only-you': {
      title: 'Huenda ni wewe tu.',
      text: 'Tunaifikia tovuti, na kivinjari chako hakiifikii. Badilisha kati ya Wi-Fi na data ya simu. Hilo likisaidia, mtandao wako wa kwanza unaizuia: washa upya ruta yako, au iambie kampuni yako ya intaneti.',
    },
    'not-you-for-sure': {
      title: 'Kivinjari chako hakiifikii.',
      text: 'Bado hatuwezi kusema kama ni wewe tu: ukaguzi wetu wa mwisho hausemi ndiyo wala hapana. Bonyeza “Jaribu tena” baada ya dakika moja.',
    },
    'cannot-ask': {
      title: 'Kivinjari chako hakiruhusiwi kujaribu tovuti hii kutoka hapa.',
      text: 'Anwani yake inaanza na “http://”, na ukurasa salama hauruhusiwi kuuliza zisizo salama. Ifungue kwenye kichupo kipya uone kama inakuja.',
    },
  },
};
