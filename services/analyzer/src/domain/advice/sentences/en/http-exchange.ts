/** Data: what is said of answers that are cut off or lead in circles. */
export const httpExchange = {
  'cloudflare-redirect-loop': {
    cause: 'Cloudflare and the server send visitors in a circle',
    happened: 'Cloudflare and your server send every visitor back and forth, for ever. Browsers give up.',
    who: 'Everybody who opens the website.',
    why: 'Cloudflare is set to “Flexible”, while your server asks for the secure side (the one with the padlock).',
    steps: [
      'In Cloudflare, open “SSL/TLS”, then “Overview”. Press “Configure” and choose “Full”.',
      'Wait two minutes, then open the website in a private window of your phone.',
    ],
  },
  'redirect-loop': {
    cause: 'The website sends visitors in a circle',
    happened: 'The website sends every visitor from one address to the next and back again. Browsers give up.',
    who: 'Everybody who opens the website.',
    why: 'Two settings want different things: with or without “www”, or with or without the padlock.',
    steps: [
      'In WordPress, open “Settings”, then “General”. Both addresses must be the same, with “https://”.',
      'Ask for the redirect rules (in “.htaccess” or the web server) to be checked: they point at each other.',
    ],
  },
  'too-many-redirects': {
    cause: 'The website sends visitors on too often',
    happened: 'The website sent us on to a new address four times. We stop there.',
    who: 'Visitors wait long, and some browsers give up.',
    why: 'Old redirects (“this page has moved”) have piled up.',
    steps: [
      'Open the website and copy the last address from the browser. Enter it under “Edit server” here.',
      'Ask for the redirects to be joined into one.',
    ],
  },
  'redirect-to-nowhere': {
    cause: 'The website sends visitors to a place nobody can reach',
    happened: 'The website sends visitors on to an address that is not public.',
    who: 'Everybody who opens the website.',
    why: 'A test address went live, or the website was broken into.',
    steps: ['In WordPress, open “Settings”, then “General”, and correct both addresses.', 'Ask for the redirect to be corrected today.'],
    otherwise: {
      cause: 'The website sends visitors to “localhost”, their own computer',
      happened:
        'The website sends every visitor on to “localhost”. That is the visitor’s own phone or computer, where your website is not.',
      why: 'The website was moved from a test computer, and its old address is still in its settings.',
    },
  },
  'redirect-loses-padlock': {
    cause: 'The website leads visitors away from the secure side',
    happened: 'The secure side of the website (the one with the padlock) sends visitors on to the side that is not secure.',
    who: 'Everybody. Browsers warn, and passwords could be read on the way.',
    why: 'A setting still holds the old address that begins with “http://”.',
    steps: [
      'In WordPress, open “Settings”, then “General”. Both addresses must begin with “https://”.',
      'Ask for the redirect to lead to “https://”.',
    ],
  },
  'page-never-comes': {
    cause: 'The server picks up, but the page never comes',
    happened: 'The server picks up, but it does not send the page. We waited ten seconds.',
    who: 'Everybody. Visitors see an empty page that keeps loading.',
    why: 'The website program is stuck: a slow database, too many visitors, or another service that does not answer.',
    steps: ['Switch off the plugin that was added or updated last.'],
  },
  'hung-up-in-the-middle': {
    cause: 'The server hangs up in the middle of the page',
    happened: 'The server begins to answer and then hangs up in the middle.',
    who: 'Everybody: the page is empty or cut in two.',
    why: 'The website program crashes while it makes the page, or it has too little memory.',
  },
  'empty-reply': {
    cause: 'The server answers with nothing',
    happened: 'The server picks up and hangs up without a word.',
    who: 'Everybody who opens the website.',
    why: 'The website program crashes at once, or the wrong program listens at this door.',
  },
  'not-a-website': {
    cause: 'Something answers, but it is not a website',
    happened: 'Something answers at this address, but it does not speak the language of websites.',
    who: 'Everybody who opens the website.',
    why: 'Another program took the place of the website, or the address here names the wrong door (port).',
    steps: [
      'Open the website on your phone. If it works, compare the address with the one under “Edit server” here.',
      'If not, ask the person who looks after the machine to move the other program to another door (port), and to start the web server again.',
    ],
  },
  'something-else': {
    cause: 'The website does not answer as it should',
    happened: 'Your website did not answer as it should. We have not seen this kind of fault before.',
    who: 'Everybody who uses it, as far as we can see.',
    why: 'We cannot tell from outside. What we saw stands below.',
    steps: ['Open it on your phone without Wi-Fi, to see what visitors see.'],
    otherwise: {
      cause: 'The server does not answer as it should',
      happened: 'Your server did not answer as it should. We have not seen this kind of fault before.',
    },
  },
} as const;
