import type { Email } from '../email.js';

/** The mail that stands in for a WhatsApp message that was refused, or that nobody's phone confirmed. Only its end differs. */
export const insteadOfWhatsApp = (email: Email): Email => ({
  ...withEnd(email, 'Mun fara gwada WhatsApp, amma ba abin da ya tabbatar cewa saƙon ya isa wayarku. Shi ya sa ya zo ta imel.'),
  why: 'Kun sami wannan ne domin ba a iya tabbatar da isar wata faɗakarwar WhatsApp ba.',
});

/** A recovery mail where WhatsApp carried the alert, is not allowed any more, and e-mail alerts are off. */
export const endInsteadOfWhatsApp = (email: Email): Email => ({
  ...withEnd(email, 'Mun gaya muku lokacin da ya fara, daga nan an kashe muku faɗakarwar WhatsApp. Shi ya sa ƙarshensa ya zo ta imel.'),
  why: 'Kun sami wannan ne domin mu muka gaya muku cewa ya fara. Faɗakarwar imel ɗinku a kashe take har yanzu.',
});

/** The last mail of the day to an address that was never confirmed. */
export const lastOfTheDay = (email: Email): Email =>
  withEnd(
    email,
    'Wannan ita ce faɗakarwa ta 10 a yau, mafi yawan da za mu iya aikawa zuwa adireshin da ba a tabbatar ba. Don Allah ku tabbatar da shi ta mahaɗin da ke imel ɗinmu; sauran faɗakarwa suna jiranku a dashboard.',
  );

const withEnd = (email: Email, text: string): Email => ({ ...email, blocks: [...email.blocks, { type: 'small', text }] });
