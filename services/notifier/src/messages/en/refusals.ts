/** What the room says when it refuses. */
export const tooManyDrills = 'That is enough practice for now. Please try again later.';
export const tooManyMessages = (address: string): string =>
  `This form takes no more messages just now. Please wait a little, or write to ${address}.`;
export const unknownMessage = (kind: string): string => `We have no message of the kind "${kind}".`;
export const noAddress = 'There is no address to send it to.';

export const supportForm = {
  email: 'Please enter one valid e-mail address.',
  name: 'Please enter your name in one line.',
  subject: 'Please enter a subject of one line, at most 120 characters.',
  message: 'Please write your message, at most 10,000 characters.',
};
