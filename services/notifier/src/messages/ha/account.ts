import type { LinkFacts, Reader } from '../facts.js';
import type { Email } from '../email.js';
import { buttons, greeting } from './phrases.js';
import { longDate, moment } from './times.js';

const language = 'ha';
const brand = (word: string) => ({ state: 'brand', word }) as const;
const whyAccount = 'Kun sami wannan ne domin an yi amfani da wannan adireshi don asusun NoWahala.';
const whyClosed = 'Kun sami wannan ne domin wannan adireshi na wani asusun NoWahala ne a da.';
const oneTap = 'Dannawa ɗaya, don faɗakarwa ta riƙa isa gare ku koyaushe.';

export function welcome({ link }: LinkFacts, reader: Reader): Email {
  return {
    subject: 'Barka da zuwa NoWahala: ku tabbatar da imel ɗinku',
    preview: oneTap,
    banner: brand('Barka da zuwa'),
    heading: 'Sabobinku suna hannu mai kyau',
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      {
        type: 'text',
        text: 'Muna sa ido a kan sabobinku dare da rana. Idan ɗaya ya sami matsala, za mu gaya muku a sauƙaƙe abin da ya faru da abin da za ku yi.',
      },
      { type: 'button', label: 'Tabbatar da imel ɗina', url: link },
      { type: 'small', text: 'Kafin ku tabbatar, ba za mu iya aika faɗakarwa fiye da 10 a rana zuwa wannan adireshi ba.' },
      {
        type: 'steps',
        title: 'Matakai na gaba',
        steps: ['Ku tabbatar da wannan imel.', 'Ku buɗe filin aiki.', 'Ku zaɓi tsari.', 'Ku ƙara sabar na farko. Minti ɗaya ya isa.'],
      },
    ],
    why: whyAccount,
    language,
  };
}

export function verifyEmail({ link }: LinkFacts, reader: Reader): Email {
  return {
    subject: 'Ku tabbatar da imel ɗinku',
    preview: oneTap,
    banner: brand('Ku tabbatar da imel ɗinku'),
    heading: 'Wannan imel ɗinku ne?',
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      { type: 'text', text: 'Don Allah ku tabbatar cewa faɗakarwa za ta iya zuwa wannan adireshi.' },
      { type: 'button', label: 'Tabbatar da imel ɗina', url: link },
      {
        type: 'small',
        text: 'Kafin nan, ba za mu iya aika faɗakarwa fiye da 10 a rana ba. Idan ba ku ne kuka nema ba, ku ƙyale wannan imel.',
      },
    ],
    why: whyAccount,
    language,
  };
}

export function resetPassword({ link, expiresAt }: LinkFacts, reader: Reader, now: Date): Email {
  const works = expiresAt
    ? `Mahaɗin yana aiki sau ɗaya, har zuwa ${moment(expiresAt, now, reader.timeZone)}.`
    : 'Mahaɗin yana aiki sau ɗaya.';
  return {
    subject: 'Ku zaɓi sabuwar kalmar sirri',
    preview: 'Mahaɗin yana aiki sau ɗaya.',
    banner: brand('Sabuwar kalmar sirri'),
    heading: 'Ku zaɓi sabuwar kalmar sirri',
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      { type: 'text', text: `An nemi sabuwar kalmar sirri, wataƙila ku ne. ${works}` },
      { type: 'button', label: 'Sabuwar kalmar sirri', url: link },
      { type: 'small', text: 'Idan ba ku ba ne, kada ku yi komai: kalmar sirrinku ba za ta sauya ba.' },
    ],
    why: whyAccount,
    language,
  };
}

export function passwordChanged(reader: Reader, now: Date, supportEmail: string): Email {
  return {
    subject: 'An sauya kalmar sirrinku',
    preview: 'Idan ba ku ba ne, ku rubuto mana nan take.',
    banner: brand('An sauya kalmar sirri'),
    heading: 'An sauya kalmar sirrinku',
    blocks: [
      { type: 'lead', text: `An sauya ta ${moment(now, now, reader.timeZone)}. An fitar da duk sauran na’urori.` },
      {
        type: 'text',
        text: `Idan ba ku ba ne, ku zaɓi ${buttons.forgotPassword} a shafin shiga nan take, sannan ku rubuto zuwa ${supportEmail}.`,
      },
    ],
    why: whyAccount,
    language,
  };
}

/** Said when the account is deleted: what stops now and what happens until when. */
export function accountClosed(goneBy: Date | null, reader: Reader): Email {
  const before = goneBy ? `kafin ${longDate(goneBy, reader.timeZone)} ya wuce` : 'cikin kwana 30';
  return {
    subject: 'An rufe asusunku',
    preview: `Za a goge bayananku ${before}.`,
    banner: { state: 'quiet', word: 'An rufe asusu' },
    heading: 'An rufe asusunku',
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      {
        type: 'text',
        text: 'Kun nemi mu goge asusunku. Yanzu an fitar da ku a ko’ina, kuma ba ma sa ido a kan sabobinku.',
      },
      {
        type: 'text',
        text: `Za a goge bayananku, sabobinku da tarihinsu ${before}. Doka ta ce a ajiye invoice har wani lokaci; ba a amfani da su wajen wani abu dabam.`,
      },
      { type: 'small', text: 'Saura imel ɗaya bayan wannan: idan an goge komai, za mu gaya muku.' },
    ],
    why: whyClosed,
    language,
  };
}

export function accountErased(reader: Reader): Email {
  return {
    subject: 'An goge bayananku',
    preview: 'Wannan shi ne imel ɗinmu na ƙarshe.',
    banner: { state: 'quiet', word: 'An goge bayanai' },
    heading: 'An goge bayananku',
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      {
        type: 'text',
        text: 'An goge duk abin da muke da shi game da ku: bayananku, sabobinku da tarihinsu. Ana ajiye invoice har lokacin da doka ta ce, ba mai iya ganinsu.',
      },
      { type: 'text', text: 'Wannan shi ne imel ɗinmu na ƙarshe. Mun gode da zamanku tare da mu.' },
    ],
    why: whyClosed,
    language,
  };
}
