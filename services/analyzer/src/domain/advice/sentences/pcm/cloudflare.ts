/** Data: what is said of Cloudflare and the server behind it. */
import type { cloudflare as english } from '../en/cloudflare.js';
import type { Translated } from '../translated.js';

export const cloudflare: Translated<typeof english, 'pcm'> = {
  'cloudflare-520': {
    cause: 'Behind Cloudflare, di server dey give answer wey no complete',
    happened: 'Cloudflare, wey dey in front of your website, dey work. Your own server behind am dey give bad or empty answer (code 520).',
    who: 'All visitors dey see error page of Cloudflare.',
    why: 'Di program wey dey run di website dey crash for di middle of page.',
  },
  'cloudflare-521': {
    cause: 'Cloudflare dey work, di server behind am no dey work',
    happened: 'Cloudflare, wey dey in front of your website, dey work. Your own server behind am dey turn am back (code 521).',
    who: 'All visitors dey see error page of Cloudflare.',
    why: 'Di program wey dey run di website dey off, or your server’s firewall (di gateman) dey block Cloudflare.',
  },
  'cloudflare-522': {
    cause: 'Cloudflare dey work, di server behind am no dey answer',
    happened: 'Cloudflare, wey dey in front of your website, dey work. Your own server behind am no dey pick up (code 522).',
    who: 'All visitors dey see error page of Cloudflare.',
    why: 'Di machine dey off, di work too much for am, or im firewall (di gateman) dey block Cloudflare.',
    steps: ['Check say di “A” record still dey show di address of your server.'],
  },
  'cloudflare-523': {
    cause: 'Cloudflare no find di way to di server',
    happened: 'Cloudflare, wey dey in front of your website, dey work. E no find di way to your own server (code 523).',
    who: 'All visitors dey see error page of Cloudflare.',
    why: 'Di server get new address wey Cloudflare no know, or im network dey down.',
    steps: ['Check say di “A” record dey show di address of your server.'],
  },
  'cloudflare-524': {
    cause: 'Di server behind Cloudflare dey take too long',
    happened:
      'Cloudflare, wey dey in front of your website, dey work. Your own server take pass one and half minutes, so Cloudflare give up (code 524).',
    who: 'All visitors dey see error page of Cloudflare.',
    why: 'One page wey slow well well: big report, database wey stuck, or too many visitors.',
  },
  'cloudflare-525': {
    cause: 'Cloudflare and di server no fit talk secure',
    happened: 'Cloudflare, wey dey in front of your website, dey work. E no fit start secure talk with your own server (code 525).',
    who: 'All visitors dey see error page of Cloudflare.',
    why: 'Di security certificate (di file behind di padlock) for your server don lost or e get damage.',
    steps: ['If e dey take long: for Cloudflare, open “SSL/TLS”, then “Overview”, and choose “Flexible” for few hours only.'],
  },
  'cloudflare-526': {
    cause: 'Cloudflare no trust di server’s security certificate',
    happened:
      'Cloudflare, wey dey in front of your website, dey work. E no trust di security certificate (di file behind di padlock) of your own server (code 526).',
    who: 'All visitors dey see error page of Cloudflare.',
    why: 'E don end, or dem make am for another name.',
    steps: ['If e dey take long: for Cloudflare, open “SSL/TLS”, then “Overview”, and choose “Full” instead of “Full (strict)”.'],
  },
  'cloudflare-530': {
    cause: 'One Cloudflare setting no lead anywhere',
    happened: 'Cloudflare, wey dey in front of your website, no know where your server dey (code 530).',
    who: 'All visitors dey see error page of Cloudflare.',
    why: 'Somebody change di entry for your server. Or di tunnel to am no dey run.',
    steps: [
      'Check di record of {host}: e must show di address of your server.',
      'If you dey use tunnel: open “Zero Trust”, “Networks”, then “Tunnels”. E must show “Healthy”.',
    ],
  },
};
