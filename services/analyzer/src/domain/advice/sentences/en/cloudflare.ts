/** Data: what is said of Cloudflare and the server behind it. */
export const cloudflare = {
  'cloudflare-520': {
    cause: 'Behind Cloudflare, the server gives a broken answer',
    happened:
      'Cloudflare, which stands in front of your website, works. Your own server behind it gives a broken or empty answer (code 520).',
    who: 'All visitors see an error page of Cloudflare.',
    why: 'The website program crashes in the middle of a page.',
  },
  'cloudflare-521': {
    cause: 'Cloudflare is up, the server behind it is not',
    happened: 'Cloudflare, which stands in front of your website, works. Your own server behind it turns it away (code 521).',
    who: 'All visitors see an error page of Cloudflare.',
    why: 'The website program is off, or your server’s firewall (the guard at the door) blocks Cloudflare.',
  },
  'cloudflare-522': {
    cause: 'Cloudflare is up, the server behind it does not answer',
    happened: 'Cloudflare, which stands in front of your website, works. Your own server behind it does not pick up (code 522).',
    who: 'All visitors see an error page of Cloudflare.',
    why: 'The machine is off or overloaded, or its firewall (the guard at the door) blocks Cloudflare.',
    steps: ['Check that the “A” record still shows the address of your server.'],
  },
  'cloudflare-523': {
    cause: 'Cloudflare does not find the way to the server',
    happened: 'Cloudflare, which stands in front of your website, works. It does not find the way to your own server (code 523).',
    who: 'All visitors see an error page of Cloudflare.',
    why: 'The server has a new address that Cloudflare does not know, or its network is down.',
    steps: ['Check that the “A” record shows the address of your server.'],
  },
  'cloudflare-524': {
    cause: 'The server behind Cloudflare takes too long',
    happened:
      'Cloudflare, which stands in front of your website, works. Your own server took more than a minute and a half, and Cloudflare gave up (code 524).',
    who: 'All visitors see an error page of Cloudflare.',
    why: 'A very slow page: a big report, a stuck database, or too many visitors.',
  },
  'cloudflare-525': {
    cause: 'Cloudflare and the server cannot talk securely',
    happened: 'Cloudflare, which stands in front of your website, works. It cannot start a secure talk with your own server (code 525).',
    who: 'All visitors see an error page of Cloudflare.',
    why: 'The security certificate (the file behind the padlock) on your server is gone or damaged.',
    steps: ['If that takes long: in Cloudflare, open “SSL/TLS”, then “Overview”, and choose “Flexible” for a few hours only.'],
  },
  'cloudflare-526': {
    cause: 'Cloudflare does not trust the server’s certificate',
    happened:
      'Cloudflare, which stands in front of your website, works. It does not trust the security certificate (the file behind the padlock) of your own server (code 526).',
    who: 'All visitors see an error page of Cloudflare.',
    why: 'It has ended, or was made for another name.',
    steps: ['If that takes long: in Cloudflare, open “SSL/TLS”, then “Overview”, and choose “Full” instead of “Full (strict)”.'],
  },
  'cloudflare-530': {
    cause: 'A Cloudflare setting leads nowhere',
    happened: 'Cloudflare, which stands in front of your website, does not know where your server is (code 530).',
    who: 'All visitors see an error page of Cloudflare.',
    why: 'The entry for your server was changed. Or a tunnel to it is not running.',
    steps: [
      'Check the record of {host}: it must show the address of your server.',
      'If you use a tunnel: open “Zero Trust”, “Networks”, then “Tunnels”. It must say “Healthy”.',
    ],
  },
} as const;
