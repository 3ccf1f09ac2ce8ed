import { limits, nameTooLong, sharedSentences } from '@nowahala/kernel';
import { badField, invalidFields, notFound, refusal } from '@nowahala/platform';
import type { RefusedWebsite } from '@nowahala/platform';

/** Sentences about single fields. Over HTTP the contract (`libs/api`) refuses sizes first: names in the same words, wanted texts in its own. */
export const sentences = {
  workspaceNameMissing: sharedSentences.workspaceName,
  serverNameMissing: sharedSentences.serverName,
  nameLength: nameTooLong,
  strangeCharacters: sharedSentences.strangeCharacters,
  ipWrong: sharedSentences.ipAddress,
  ipNotPublic:
    'Invalid IP address: this one is not on the public internet, so we cannot reach it. Ask your hosting company for the public one.',
  intervalUnknown: `Choose how often we look: a whole number of minutes from ${limits.checkInterval.min} to ${limits.checkInterval.max}.`,
  wordsUnreadable: 'These words contain characters that cannot be shown. Please type them again.',
  wordsTooLong: `Use at most ${limits.wantedText.max} characters: a few words that are always on the page are enough.`,
  wordsWithoutWebsite: 'Words can be looked for on a website only. Enter the address of your website as well.',
  wordsContradict: 'These words are part of the words that must be on the page, so no page could ever be right.',
  members: 'A workspace has exactly one owner: you.',
  planPaused: {
    server: 'Your plan is paused. Renew it, and you can add servers again.',
    job: 'Your plan is paused. Renew it, and you can add jobs again.',
  },
  noActivePlan: {
    server: 'You do not have an active plan yet. Please pick a plan first, then add your server.',
    job: 'You do not have an active plan yet. Please pick a plan first, then add your job.',
  },
  maintenance: {
    startMissing: 'Please say when the maintenance begins.',
    startOver: 'This beginning is in the past. Choose now or later.',
    startTooFar: `A maintenance can be planned up to ${limits.maintenance.aheadDays} days ahead.`,
    endMissing: 'Please say how long the maintenance lasts.',
    endOver: 'This end is in the past. Choose a later one.',
    tooShort: 'The end must come after the beginning: a maintenance lasts at least one minute.',
    tooLong: `A maintenance lasts ${limits.maintenance.maxMinutes / 60} hours at most, so that no outage stays hidden. Plan a second one for the rest.`,
  },
  website: {
    not_an_address: 'This does not look like a website. Type it as https://shop.example.',
    not_a_website: 'This does not look like a website. Type it as https://shop.example.',
    not_public: 'This website is inside a private network, so we cannot reach it.',
    never_allowed: 'This website is inside a private network, so we cannot reach it.',
    our_own_network: 'This address belongs to NoWahala itself. Please enter your own website.',
    local_name: 'This name exists only inside a private network. Enter the name that your customers type.',
    scheme: 'A website begins with http:// or https://.',
    port: 'We can look at the ports 80, 443, 8080 and 8443 only.',
    credentials: 'Please leave the user name and password out of the website address.',
    too_long: 'A website address can have at most 2,048 characters.',
  } satisfies Record<RefusedWebsite, string>,
  websiteOnlyIpv6:
    'This website has only IPv6 addresses, and we cannot reach those from here yet. Ask your hosting company for an IPv4 address as well.',
} as const;

/** What takes a place of the plan, as its owner calls it. */
export type Added = 'server' | 'job';

export const refusals = {
  fields: invalidFields,
  notFound,
  keysNotAllowed: () => refusal('KEY_NOT_ALLOWED', 'forbidden', sharedSentences.notByKey),
  notSignedIn: () => refusal('LOGIN_NEEDED', 'unauthenticated', sharedSentences.sessionOver),
  secondWorkspace: () => refusal('WORKSPACE_EXISTS', 'invalid', 'You already have a workspace. Each account has one for now.'),
  planPaused: (added: Added) => refusal('NO_ACTIVE_PLAN', 'conflict', sentences.planPaused[added]),
  noActivePlan: (added: Added) => refusal('NO_ACTIVE_PLAN', 'conflict', sentences.noActivePlan[added]),
  checksNotInPlan: () => refusal('NO_ACTIVE_PLAN', 'conflict', sharedSentences.checksPaused),
  serverLimitReached: () => refusal('SERVER_LIMIT_REACHED', 'conflict', 'Oops! You have reached your server limits'),
  intervalTooShort: (planName: string, smallest: number) =>
    badField(
      'INTERVAL_TOO_SHORT',
      'monitoringInterval',
      `The ${planName} plan looks every ${inMinutes(smallest)} at most. Choose ${inMinutes(smallest)} or more, or upgrade your plan.`,
    ),
  whatsAppNotInPlan: (planName: string) =>
    badField(
      'WHATSAPP_NOT_IN_PLAN',
      'whatsApp',
      `WhatsApp alerts are not part of the ${planName} plan. Upgrade your plan to switch them on.`,
    ),
  maintenanceOver: () => refusal('MAINTENANCE_OVER', 'conflict', 'This maintenance is over. Start a new one if you need more time.'),
  tooManyMaintenances: () =>
    refusal(
      'TOO_MANY_MAINTENANCES',
      'conflict',
      `You have ${limits.maintenance.atOnce} maintenances planned, and that is the most. End or cancel one first.`,
    ),
  planUnknown: () =>
    refusal('PLAN_UNKNOWN', 'unavailable', 'We cannot see your plan just now. Nothing was changed. Please try again in a moment.'),
} as const;

const inMinutes = (minutes: number): string => (minutes === 1 ? 'minute' : `${minutes} minutes`);
