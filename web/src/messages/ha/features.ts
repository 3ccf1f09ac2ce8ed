import type { features as original } from '../en/features';
import type { Words } from '../words';

export const features: Words<typeof original> = {
  title: 'Abin da muke yi',
  headline: 'Duk abin da kuke buƙata don ku daina damuwa da sabobinku',
  text: 'Abubuwa uku, an yi su da kula.',
  plain: {
    title: 'Mafita a sauƙaƙe',
    text: 'Ana bayyana kowane kuskure: abin da ya faru, waɗanda abin ya shafa, dalilin da muke zato, da matakai har uku a jere. Babu bayanan fasaha sai kun nema.',
    points: [
      'Aƙalla nau’in matsala 45 da muka sani, daga takardar shaidar tsaro da ta ƙare zuwa disk da ya cika',
      'Muna faɗin maɓallin da za ku danna a kamfanin hosting ɗinku, inda za mu iya ganin ko wane ne',
      'Saƙo a shirye don abokan cinikinku',
      'Ana ajiye bayanan fasaha don waɗanda suka gina shafinku',
    ],
    exampleTag: 'Takardar shaidar tsaro',
    exampleTitle: 'Takardar shaidar tsaronku ta ƙare da safen nan',
    exampleText:
      'Yanzu burauza tana gargaɗin masu ziyarar shagonku. Ku sabunta ta a cPanel a ƙarƙashin “SSL/TLS Status”, sannan ku danna “Run AutoSSL”.',
  },
  alerts: {
    title: 'Faɗakarwa ta WhatsApp, imel da dashboard',
    text: 'Ku ne kuke zaɓar yadda kowane sabar zai same ku. Muna dubawa sau biyu zuwa uku kafin mu tashe ku, don kada ƙaramin abu ya zama faɗakarwa.',
    channels: [
      { name: 'WhatsApp', text: 'Daga tsarin Growth zuwa sama. Ku amsa “1” don ku ce kuna kan lamarin, “2” don matakai.' },
      { name: 'Imel', text: 'A kunne yake tun farko. Kan saƙon yana faɗin komai ko wayar a kulle take.' },
      { name: 'Dashboard', text: 'Sabar da ya daina aiki yana zama ja a shafin da ke buɗe cikin daƙiƙoƙi.' },
    ],
    points: [
      'Tunatarwa bayan minti 10 da 30, awa 2 da 4, har wani ya ce yana kan lamarin',
      'Saƙo idan ya ƙare, da tsawon lokacin da ya ɗauka',
      'Gajeriyar taƙaitawa kowace safiyar Litinin',
    ],
  },
  human: {
    title: 'Taimako daga mutum',
    text: 'Ku rubuto mana, mutum zai amsa muku, cikin kusan awa 24. Idan na gaggawa ne, ku sa URGENT a kan saƙon, za mu fara duba shi.',
    button: 'Rubuta wa sashen taimako',
  },
  closing: { headline: 'Muna nan duk lokacin da kuka shirya', signup: 'Fara cikin mintuna', plans: 'Duba tsare-tsaren' },
};
