/** Data: what is said of slow servers, of networks that are away, and of servers that only some places reach. */
import type { slow as slowInEnglish, network as networkInEnglish, partial as partialInEnglish } from '../en/warnings.js';
import type { Translated } from '../translated.js';

export const slow: Translated<typeof slowInEnglish, 'pcm'> = {
  cause: 'Customers dey wait {waits}',
  happened: {
    website: 'Your website dey answer, but e dey slow: customers dey wait {waits}. Usually for dis hour na {usual}.',
    server: 'Your server dey answer, but e dey slow: customers dey wait {waits}. Usually for dis hour na {usual}.',
  },
  places: 'Na from {places} we see am, no be from everywhere.',
  who: {
    everybody: 'Everybody wey open am. Many dey leave after five seconds.',
    there: 'Visitors for there. Others fit no notice anything.',
  },
  why: 'Too much work for di machine: plenty visitors, one backup or import wey dey run now, or change of today.',
  steps: [
    'Stop any backup, import or mass mailing if one dey run now.',
    'If something change today, like plugin or theme, switch am off or ask for di version before.',
    'Write to your hosting company: “{request}”',
  ],
  call: 'Di company wey dey host your website; im name dey your hosting bill.',
  evidence: ['For ten minutes and more, answers take like {waits}.', 'Usual time for dis hour of di week: {usual}, from di last 14 days.'],
};

export const network: Translated<typeof networkInEnglish, 'pcm'> = {
  happened: {
    named:
      'Dis wahala dey for {network} or im connection, no be for your website. {affected} servers for there stop to dey answer within minutes. Other networks dey okay.',
    unnamed:
      'Dis wahala dey for di hosting company or im connection, no be for your website. {affected} servers for there stop to dey answer within minutes. Other networks dey okay.',
  },
  why: 'Downtime of di hosting company, or of im connection to di internet.',
  steps: {
    wait: 'No change or restart anything: your website most likely dey okay, and e go come back when di network come back.',
    ask: {
      named: 'Ask di support of {network}, or your hosting company: dem know about di downtime, and when e go end?',
      unnamed: 'Ask your hosting company: dem know about di downtime, and when e go end?',
    },
    customers: 'Tell your customers with di text below, and take orders by phone or WhatsApp for now.',
  },
  notice: 'Di company wey dey keep our website get downtime. We dey wait for dem. Abeg send us message for now.',
  call: 'Your hosting company. Ask: “{request}”',
  evidence: '{affected} servers for dis network stop to dey answer within minutes; other networks dey okay.',
};

export const partial: Translated<typeof partialInEnglish, 'pcm'> = {
  cause: 'We dey reach am from {good}, we no dey reach am from {bad}',
  happened: 'We dey reach your website from {good}, but we no dey reach am from {bad}.',
  who: 'Visitors for {bad} and around am. Visitors near {good} no dey notice anything.',
  why: 'Di problem dey for road to your server. Or {bad} dey inside one block list (list of visitors wey dem keep out). Di server itself dey work.',
  steps: [
    'Ask somebody near {bad} to open your website, once by Wi-Fi and once with mobile data.',
    'Check if your website, or something in front like Cloudflare, dey keep visitors from {bad} out. If yes, let dem enter.',
    'Write to your hosting company: “{request}”',
  ],
  call: 'Your hosting company. Tell dem from where e dey work ({good}) and from where e no dey work ({bad}).',
  evidence: 'From {bad}: {seen}.',
};
