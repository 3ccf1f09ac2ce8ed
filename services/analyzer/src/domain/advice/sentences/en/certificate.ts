/**
 * Data: what is said of security certificates. Of one that ended, the first that fits: `ended-on-one-machine` of several,
 * `renewal-stopped` where its maker renews by itself, `ended-last-night` within 36 hours, else `ended` (`situations/certificate.ts`).
 * The first step is chosen by `../../steps.ts`, its words are in `steps.ts` beside this, what they quote in `requests.ts` (of one
 * machine the steps are here), the text for the owner's customers in `people.ts`, and the check's message is `tls_expired` in
 * `libs/kernel/src/evidence/check-sentences.ts`. No warning says it: what has ended is an outage (`domain/renewal/renewal.ts`).
 */
export const certificate = {
  'certificate-renewal-stopped': {
    cause: 'The security certificate ended: it was not renewed by itself',
    happened: 'The security certificate (the file behind the padlock) of {host} ended on {day}.',
    who: 'All visitors see a big red warning and not your website. Most of them leave.',
    why: 'It is a free one that should renew itself. That has stopped.',
    steps: [
      'Open the website on your phone. The padlock should be back.',
      'Ask why the renewing stopped, or it will happen again in three months.',
    ],
    otherwise: { happened: 'The security certificate (the file behind the padlock) of {host} ended and is no longer valid.' },
  },
  'certificate-ended-last-night': {
    cause: 'The security certificate has just ended',
    happened: 'The security certificate (the file behind the padlock) of {host} has just ended, on {day}.',
    who: 'All visitors see a big red warning and not your website. Most of them leave.',
    why: 'It lasts for a fixed time, and that time is over. The website itself is fine.',
    steps: ['Open the website on your phone. The padlock should be back.'],
    otherwise: { happened: 'The security certificate (the file behind the padlock) of {host} has just ended, and is no longer valid.' },
  },
  'certificate-ended': {
    cause: 'The security certificate has ended',
    happened: 'The security certificate (the file behind the padlock) of {host} ended on {day}.',
    who: 'All visitors see a big red warning and not your website. Most of them leave.',
    why: 'It was not renewed in time. Or the new one was never put in place.',
    steps: ['Open the website on your phone. The padlock should be back.'],
    otherwise: { happened: 'The security certificate (the file behind the padlock) of {host} ended and is no longer valid.' },
  },
  'certificate-ended-on-one-machine': {
    cause: 'One of the website’s machines shows a security certificate that has ended',
    happened:
      '{host} leads to several machines. The one at {machine} shows a security certificate (the file behind the padlock) that has ended.',
    who: 'Visitors who come to this machine see a big red warning. The others may see nothing of it.',
    why: 'The certificate was renewed on another machine only. Or the web server of this one still holds the old one.',
    steps: [
      'Ask whoever looks after the machine to put the new certificate on {machine} too, and to restart the web server there.',
      'Open the website on your phone. The padlock should be back.',
    ],
  },
  'certificate-not-yet-valid': {
    cause: 'The security certificate is not valid yet',
    happened: 'The security certificate (the file behind the padlock) of {host} is not good yet: its time begins later.',
    who: 'All visitors see a big red warning and not your website. Most of them leave.',
    why: 'A new one was put in too early. Or a clock was wrong when it was made.',
  },
  'certificate-www': {
    cause: 'The certificate does not cover {host}',
    happened: 'The security certificate (the file behind the padlock) was made for {twin}. It was not made for {host}.',
    who: 'All who open {host} see a big red warning.',
    why: 'The name was left out when it was made.',
    notice: 'Please open {twin} for now. It is the same website.',
    steps: ['Make sure that both {twin} and {host} are ticked.'],
  },
  'certificate-other-name': {
    cause: 'The certificate belongs to another name than {host}',
    happened: 'The server shows a security certificate (the file behind the padlock) of {other}. It should be that of {host}.',
    who: 'All visitors see a big red warning and not your website. Most of them leave.',
    why: 'The website was moved, and no new one was made. Or the domain leads to a stranger’s machine.',
    steps: ['If you moved lately, check that {host} leads to the new server.'],
    otherwise: {
      happened: 'The server shows a security certificate (the file behind the padlock) of a stranger. It should be that of {host}.',
    },
  },
  'certificate-asked-by-address': {
    cause: 'The website is watched by its address in numbers',
    happened:
      'The security certificate (the file behind the padlock) is for {other}. We ask for {host}, an address in numbers, as “Edit server” says.',
    who: 'Visitors who open {host} see a big red warning. Those who open {other} may see none.',
    why: 'A certificate is made for a name, and the website was entered here by its numbers.',
    steps: [
      'Open {other} on your phone. If it is your website, enter that address under “Edit server” here.',
      'If {other} is not your website, put your own domain on the server, with a free certificate.',
    ],
  },
  'certificate-of-a-stranger': {
    cause: '{host} leads to a server that shows another website’s certificate',
    happened:
      'The server that {host} leads to shows the security certificate (the file behind the padlock) of {other}. That is another website.',
    who: 'All visitors see a big red warning and not your website. Most of them leave.',
    why: 'The domain leads to an old or wrong server, which somebody else uses. Or your website is not set up on this server.',
    steps: ['Check that the “A” record of {host} shows the address of your own server.'],
  },
  'certificate-of-the-machine': {
    cause: 'The certificate is the server’s own, and not for {host}',
    happened:
      'The server shows the security certificate (the file behind the padlock) of {other}, a name of the machine or its company. There is none for {host}.',
    who: 'All visitors see a big red warning and not your website. Most of them leave.',
    why: 'No certificate was made for {host} on this server. Or the domain was never added to the account there.',
    steps: ['In your hosting panel, open the list of domains. If {host} is not there, add it.'],
  },
  'certificate-self-signed': {
    cause: 'The server vouches for itself only',
    happened: 'The server made its own security certificate (the file behind the padlock). Browsers do not trust such a file.',
    who: 'All visitors see a big red warning and not your website. Most of them leave.',
    why: 'The real certificate was lost, often in a move or an update. The machine fell back to its own.',
    steps: ['A free certificate of a known maker (“Let’s Encrypt”) is enough. Open the website on your phone: the padlock should be back.'],
  },
  'certificate-not-trusted': {
    cause: 'Browsers do not trust the certificate',
    happened: 'Browsers do not trust the security certificate (the file behind the padlock) of {host}. They do not know who made it.',
    who: 'All visitors see a big red warning and not your website. Most of them leave.',
    why: 'One for tests was put in, or one from a maker that browsers have dropped.',
    steps: [
      'Open the website on your phone. The padlock should be back.',
      'In Cloudflare, open “DNS”, “Records”, and press the grey cloud beside the record of {host} until it is orange.',
    ],
    otherwise: { why: 'It is made for Cloudflare only. Visitors now come to the server without passing Cloudflare.' },
  },
  'certificate-incomplete': {
    cause: 'A part of the certificate is missing',
    happened: 'The security certificate (the file behind the padlock) of {host} is fine, but a part that belongs to it is missing.',
    who: 'Many phones, and programs that talk to your website, show a warning. Some computers do not.',
    why: 'Only the first file was put in. The maker’s second file, the “CA bundle”, was left out.',
    steps: [
      'In cPanel, open “SSL/TLS”, “Manage SSL sites”, choose your domain, press “Autofill by Domain”: it adds the missing part. Then press “Install Certificate”.',
      'Open the website on your phone. The padlock should be back.',
    ],
  },
  'secure-talk-too-old': {
    cause: 'The secure side of the website is not set up, or too old',
    happened: 'The secure door (port 443) answers, but it does not speak the secure language (called TLS).',
    who: 'Almost everybody: browsers open the secure side first.',
    why: 'The security certificate (the file behind the padlock) was never put there, or the server is too old.',
  },
  'secure-talk-failed': {
    cause: 'The secure connection breaks off',
    happened: 'The server answers, but the secure talk (the one behind the padlock) breaks off at the first words.',
    who: 'All visitors of the website.',
    why: 'The server has no certificate for this name. Or its secure settings are damaged.',
  },
  'secure-talk-cut': {
    cause: 'The server cuts the connection before it is secure',
    happened: 'The server takes the call, then cuts the connection before the secure talk (the one behind the padlock) begins.',
    who: 'All visitors, as far as we can see.',
    why: 'A firewall (the guard at the door) or an attack protection cuts calls off. Or the website program stops at each call.',
    steps: ['Try the website on your phone without Wi-Fi. If it opens there, only some networks are blocked.'],
  },
  'secure-talk-silent': {
    cause: 'The server goes silent before it is secure',
    happened: 'The server picks up, then goes silent before the secure talk (the one behind the padlock) begins.',
    who: 'All visitors, as far as we can see.',
    why: 'The machine has too much to do. Or a firewall (the guard at the door) cuts calls off.',
    steps: ['Try the website on your phone without Wi-Fi. If it opens there, only some networks are blocked.'],
  },
} as const;
