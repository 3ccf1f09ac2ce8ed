import { invalidFields, refusal } from '@nowahala/platform';
import type { Refusal, RefusedAddress, RefusedWebsite } from '@nowahala/platform';

/** Every sentence of this room that a person can read. */
export const sentences = {
  nameMissing: 'Please enter a name.',
  nameTooLong: 'Please choose a name of at most 80 characters.',
  invalidIp: 'Invalid IP address',
  privateIp: 'Invalid IP address: it lies in a private network, so nobody outside can reach it. Use the public address of your server.',
  intervalStep: 'Please choose 1, 5, 10, 15 and so on up to 60 minutes.',
  oneOwner: 'A workspace has exactly one owner: you.',
  serverLimit: 'Oops! You have reached your server limits',
  noPlan: 'Please choose a plan first. Servers are watched under an active plan.',
  planPaused: 'Your plan is paused. Renew it, and you can add servers again.',
  secondWorkspace: 'You already have a workspace. One per account for now.',
  whatsAppNeedsPlan: 'WhatsApp alerts come with the Growth plan and up. Upgrade your plan to switch them on.',
  ipv6Only: 'This website has an IPv6 address only, and we cannot check those from here yet. Add an IPv4 address, or watch the server by its IP.',
  alreadyDeleted: 'This server was deleted.',
};

const WEBSITE_SENTENCES: Record<RefusedWebsite, string> = {
  not_a_website: 'Please enter a website such as https://shop.example.',
  scheme: 'A website begins with http:// or https://.',
  port: 'We check websites on the ports 80, 443, 8080 and 8443.',
  credentials: 'Please leave the user name and password out of the website address.',
  too_long: 'This website address is too long.',
  local_name: 'This name only works inside your own network. Please enter the public address of your website.',
  not_an_address: 'Please enter a website such as https://shop.example.',
  leading_zero: 'Please enter a website such as https://shop.example.',
  not_public: 'This website points into a private network, so nobody outside can reach it.',
  never_allowed: 'This website points into a private network, so nobody outside can reach it.',
  our_own_network: 'This address belongs to NoWahala itself.',
};

export const invalidIp = (reason: RefusedAddress): Refusal => {
  const typing = reason === 'not_an_address' || reason === 'leading_zero';
  return refusal('VALIDATION_FAILED', 'invalid', sentences.invalidIp, { fields: { ipAddress: typing ? sentences.invalidIp : sentences.privateIp } });
};
export const invalidWebsite = (reason: RefusedWebsite): Refusal => invalidFields({ website: WEBSITE_SENTENCES[reason] });
export const serverLimitReached = (): Refusal => refusal('SERVER_LIMIT_REACHED', 'conflict', sentences.serverLimit);
export const noActivePlan = (state: string): Refusal => refusal('NO_ACTIVE_PLAN', 'conflict', state === 'paused' ? sentences.planPaused : sentences.noPlan);
export const intervalTooShort = (smallest: number, planName: string): Refusal =>
  refusal('VALIDATION_FAILED', 'invalid', `Your ${planName} plan checks every ${smallest} minutes at the most. Choose ${smallest} minutes or more, or upgrade your plan.`, {
    fields: { monitoringInterval: `Choose ${smallest} minutes or more.` },
  });
