import { sharedSentences } from '@nowahala/kernel';
import { invalidFields, refusal } from '@nowahala/platform';

/** Every no of this service, with its code and sentence. */
export const refusals = {
  tooManyDrills: (retryAfterSeconds: number) =>
    refusal('TOO_MANY_DRILLS', 'limited', 'That is enough practice for now. Please try again later.', { retryAfterSeconds }),
  tooManyMessages: (address: string, retryAfterSeconds: number) =>
    refusal('TOO_MANY_MESSAGES', 'limited', `This form takes no more messages just now. Please wait a little, or write to ${address}.`, {
      retryAfterSeconds,
    }),
  unknownMessage: (kind: string) => invalidFields({ kind: `We have no message of the kind "${kind}".` }),
  noAddress: (field: 'phone' | 'email') => invalidFields({ [field]: 'There is no address to send it to.' }),
  supportForm: (fields: (keyof typeof SUPPORT_FORM)[]) =>
    invalidFields(Object.fromEntries(fields.map((field) => [field, SUPPORT_FORM[field]]))),
};

const SUPPORT_FORM = {
  email: 'Please enter one valid e-mail address.',
  name: 'Please enter your name in one line.',
  subject: sharedSentences.supportSubject,
  message: 'Please write your message, at most 10,000 characters.',
};
