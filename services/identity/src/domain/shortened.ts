/** An address in a mail to somebody who may not be the one who entered it: enough to recognise it, too little to use it. */
export function shortenedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${[...email][0] ?? ''}…${email.slice(at)}`;
}

export const shortenedPhone = (phone: string): string => (phone === '' ? '' : `${phone.slice(0, 4)}…${phone.slice(-2)}`);
