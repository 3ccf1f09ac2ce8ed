/** What the delivery log of an incident says about messages that did not leave, or not yet. */
export const silences = {
  'daily-limit': 'Not sent: this address was not confirmed yet and got 10 alerts today.',
  suppressed: 'Not sent: this address refused our mails.',
  stopped: 'Not sent: WhatsApp alerts were switched off with STOP.',
};

export const stale = {
  resolved: 'The incident was over before this could leave.',
  acknowledged: 'The incident was acknowledged before this could leave.',
  superseded: 'Newer news had left already.',
  gone: 'The incident is gone.',
  'nothing-to-say': 'There was nothing to say any more.',
  'no-address': 'There is no address to send it to.',
};

export const faults = {
  ours: 'Something went wrong on our side.',
  mailAnswered: (code: number) => `The mail server answered ${code}.`,
  mailSilent: 'The mail server could not be reached.',
  mailSignIn: 'The mail server refused our sign-in.',
  whatsAppAnswered: (reason: string) => `WhatsApp answered ${reason}.`,
  whatsAppSilent: 'WhatsApp could not be reached.',
  whatsAppUnknown: (reason: string) => `WhatsApp could not be asked whether the message had left (${reason}).`,
  whatsAppUndelivered: (code: number) => `WhatsApp could not deliver it${code ? ` (${code})` : ''}.`,
  whatsAppMissing: 'WhatsApp is not set up on this installation.',
};

export const cameBack = {
  bounce: 'The mail came back: the address does not take mails.',
  complaint: 'The mail was reported as unwanted.',
};

/** For operators. */
export const templateMissing = (kind: string | undefined) => ({
  headline: 'WhatsApp refused a message without a template (63016)',
  text: `No approved template is set for ${kind ? `"${kind}"` : 'this kind of message'}. The e-mail goes instead. Set TWILIO_CONTENT_SIDS.`,
});
