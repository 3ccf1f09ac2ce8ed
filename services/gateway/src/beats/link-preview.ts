import type { IncomingHttpHeaders } from 'node:http';

const PURPOSES = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'];
const PURPOSE = /prefetch|preview|prerender/i;
/** Programs of chats and mail that open every link they see; Signal and iMessage call themselves after others. */
const PREVIEWERS =
  /^WhatsApp\/|\b(?:facebookexternalhit|facebot|Slackbot|Slack-ImgProxy|TelegramBot|Twitterbot|Discordbot|LinkedInBot|SkypeUriPreview|redditbot|Embedly|Iframely|Viber|Googlebot|bingbot|Applebot|GoogleImageProxy|BingPreview)\b/i;

/** Whether nobody asked for this but a program that shows links, or fetches them ahead: a job would be expected from then on. */
export const isLinkPreview = (headers: IncomingHttpHeaders): boolean =>
  PURPOSES.some((name) => PURPOSE.test(String(headers[name] ?? ''))) || PREVIEWERS.test(headers['user-agent'] ?? '');
