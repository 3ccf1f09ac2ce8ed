import { limits } from './limits.js';

/** What the contract and the service say of a name that is too long; pages have the same words in their own files. */
export const nameTooLong = (max: number): string => `A name can have at most ${max} characters.`;

/** What the contract and the service that owns a field, or two services, say in the same words. */
export const sharedSentences = {
  sessionOver: 'Session expired, please login',
  manySigningIn: 'Very many people are signing in just now. Please try again in a few seconds.',
  workspaceFirst: 'Please create a workspace first',
  notByKey: 'An API key cannot do this. Please log in on the website.',
  checksPaused: 'Your plan is not active, so checks are paused. Choose a plan to start them again.',
  keyAlreadyMade:
    'This was already done, and a key is shown only once. If it did not reach you, choose "Rotate" in the list to get a new one.',
  strangeCharacters: 'This contains characters that cannot be shown. Please type it again.',
  tooLong: (max: number) => `Please use at most ${max} characters.`,
  fullName: 'Please enter your full name.',
  phone: 'Invalid phone number',
  keyName: 'Please enter a name for your api key',
  workspaceName: 'Please give your workspace a name.',
  serverName: 'Please give your server a name.',
  ipAddress: 'Invalid IP address',
  jobName: 'Please give this job a name, such as "Nightly backup".',
  every: `Choose how often the job runs: a whole number of minutes from ${limits.heartbeatEvery.min} to ${grouped(limits.heartbeatEvery.max)} (a year).`,
  grace: `Choose how late the job may be: a whole number of minutes from ${limits.heartbeatGrace.min} to ${grouped(limits.heartbeatGrace.max)} (30 days).`,
  timeZone: 'We do not know this time zone. One looks like "Africa/Lagos".',
  renewalName: 'Please say what ends, for example "Hosting bill".',
  renewalDate: 'Please choose a day of the calendar, like 2027-03-01.',
  supportSubject: `Please enter a subject of one line, at most ${limits.supportLine.max} characters.`,
} as const;

/** 1,440 */
function grouped(count: number): string {
  return count.toLocaleString('en');
}
