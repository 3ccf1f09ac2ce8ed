import type { Email } from '../email.js';

/** The mail that stands in for a WhatsApp message that was refused, or that nobody's phone confirmed. Only its end differs. */
export const insteadOfWhatsApp = (email: Email): Email => ({
  ...withEnd(
    email,
    'Tulijaribu WhatsApp kwanza, lakini hakuna kinachothibitisha kwamba ujumbe ulifika kwenye simu yako. Ndiyo maana unakuja kwa barua pepe.',
  ),
  why: 'Unapokea ujumbe huu kwa sababu tahadhari ya WhatsApp haikuweza kuthibitishwa.',
});

/** A recovery mail where WhatsApp carried the alert, is not allowed any more, and e-mail alerts are off. */
export const endInsteadOfWhatsApp = (email: Email): Email => ({
  ...withEnd(
    email,
    'Tulikuambia ilipoanza, na tangu hapo tahadhari zako za WhatsApp zimezimwa. Ndiyo maana mwisho wake unakuja kwa barua pepe.',
  ),
  why: 'Unapokea ujumbe huu kwa sababu tulikuambia ilipoanza. Tahadhari zako kwa barua pepe zinabaki zimezimwa.',
});

/** The last mail of the day to an address that was never confirmed. */
export const lastOfTheDay = (email: Email): Email =>
  withEnd(
    email,
    'Hii ni tahadhari namba 10 leo, kikomo kwa anwani ambayo haijathibitishwa. Tafadhali ithibitishe kwa kiungo kilicho kwenye barua pepe yetu; tahadhari zinazofuata zinasubiri kwenye dashibodi yako.',
  );

const withEnd = (email: Email, text: string): Email => ({ ...email, blocks: [...email.blocks, { type: 'small', text }] });
