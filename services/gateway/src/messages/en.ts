import { sharedSentences } from '@nowahala/kernel';

const seconds = (count: number): string => {
  if (count < 90) return `${count} second${count === 1 ? '' : 's'}`;
  const minutes = Math.ceil(count / 60);
  return minutes < 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
};

/** Sentences of the gateway itself; those of the HTTP contract are in @nowahala/api. A language is a file like this one. */
export const messages = {
  request: {
    internal: 'Something went wrong on our side. Please try again in a minute.',
    tryAgain: 'We could not do that just now. Please try again in a moment.',
    malformedJson: 'This is not valid JSON. Please check the body you sent.',
    sendJson: 'Please send JSON, with the header "Content-Type: application/json".',
    sendObject: 'Please send a JSON object with the fields of this call.',
    tooLarge: 'This is more than we take at once. Please send less than 100 KB.',
    tooDeep: 'This JSON is nested too deeply.',
    badRequest: 'We could not read this request.',
    badAddress: 'This address cannot be read.',
    addressTooLong: 'This address is too long.',
    methodNotAllowed: (method: string, allowed: string[]) => `${method} does nothing here. This address knows ${allowed.join(', ')}.`,
    tooMany: (wait: number) => `That was too often. Please try again in ${seconds(wait)}.`,
    noSuchFile: 'There is no such file.\n',
  },
  heartbeat: { noWorkspace: 'Please create a workspace first.' },
  /** Read by people who look why a job is not counted. */
  beats: {
    unknown: 'There is no job at this address: it was mistyped, or replaced or deleted since. Copy the address again from its page.\n',
    method: 'Please call this address by GET, HEAD or POST.\n',
    onlyPost: 'This job takes calls by POST alone (curl -X POST). Its owner chose so, because previews of links would count otherwise.\n',
    preview: 'This address is for a job to call. A program that only shows links was not counted.\n',
    tooOften: 'That was too often: a job may call sixty times a minute.\n',
    notNow: 'This call could not be written down. Please try again in a moment.\n',
  },
  auth: {
    sessionOver: sharedSentences.sessionOver,
    keyInvalid: 'This API key is unknown or was revoked.',
    scopeMissing: (scope: string) => `This API key may not do that. It needs the scope "${scope}".`,
    otherSite: 'This can only be done from our own pages.',
  },
  workspace: {
    noneYet: 'You do not have a workspace yet.',
    createFirst: sharedSentences.workspaceFirst,
  },
  /** As identity says it of a key whose creation it is asked for again. */
  keyAlreadyMade: sharedSentences.keyAlreadyMade,
  support: {
    tooMany: (wait: number, address: string) =>
      `This form takes no more messages just now. Please try again in ${seconds(wait)}, or write to ${address}.`,
  },
  content: {
    unavailable: 'The release notes cannot be reached just now. Please try again in a moment.',
    unknownQuery: 'Ask for release_notes with id, version, timestamp and notes { html }.',
  },
  unsubscribe: {
    title: 'Fewer mails',
    ask: 'You will get no more reports and news by e-mail. Alerts about your servers are not touched: you choose those in Settings.',
    button: 'Stop these mails',
    done: 'Done. You will get no more reports and news by e-mail.',
    unknown: 'This link is not valid any more. You can choose what you get under Settings.',
  },
  pages: {
    notBuilt: {
      title: 'The pages are not built yet',
      lead: 'The API is up, but the web pages are missing. Run "npm run build:web" once and reload.',
    },
  },
  dev: {
    inbox: 'Inbox of this machine',
    inboxLead: 'Mails and WhatsApp messages that would have been sent. They stay here because no mail server or WhatsApp account is set.',
    inboxEmpty: 'Nothing yet. Sign up, and the welcome mail appears here.',
    checkout: 'Sandbox checkout',
    checkoutLead: 'This stands in for the payment provider. No money moves.',
    beforeVat: 'Before VAT',
    vat: 'VAT',
    total: 'Total',
    checkoutOver: (status: string) => `This payment is closed: it was ${status}.`,
    noSuchPayment: 'There is no such payment',
    noSuchPaymentLead: 'The reference in the address is unknown, or real payments are switched on.',
    pay: (amount: string) => `Pay ${amount}`,
    decline: 'Let the bank decline it',
    abandon: 'Leave without paying',
    back: 'Back to NoWahala',
  },
  docs: {
    title: 'NoWahala API',
    lead: 'Everything the product can do, as calls. Bodies are JSON; errors are { statusCode, code, message, requestId }, with fields where a field is wrong.',
  },
  fields: { idempotencyKey: 'An Idempotency-Key has 1 to 200 visible characters without spaces.' },
};
