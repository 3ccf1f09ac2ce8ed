/** An explanation of trouble in plain words, wherever one is shown. */
export const explanation = {
  doNow: 'What to do now',
  whoIsAffected: 'Who is affected',
  likelyCause: 'Likely cause',
  whoToCall: 'Who to call',
  tellCustomers: 'Tell your customers',
  copyText: 'Copy this text',
  textCopied: 'Text copied to clipboard',
};
