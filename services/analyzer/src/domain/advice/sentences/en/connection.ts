/** Data: what is said of servers that do not answer. */
export const connection = {
  'program-off': {
    cause: 'The machine is on, but the website program is not',
    happened: 'The machine is on and answers us. The website program on it is not running.',
    who: 'All visitors of the website.',
    why: 'The program stopped: after an error, an update or a restart of the machine.',
  },
  refused: {
    cause: 'The server turns every visitor away',
    happened: 'The server turns away all who want to open {host}.',
    who: 'All visitors of the website.',
    why: 'The website program is off. Or a firewall (the guard at the door) sends people away.',
  },
  'secure-door-shut': {
    cause: 'The secure (padlock) side of the website is switched off',
    happened: 'The server answers, but its secure side (the one with the padlock) is switched off.',
    who: 'Almost everybody: browsers open the secure side first.',
    why: 'The security certificate (the file behind the padlock) failed to load at the last restart. Or port 443 was closed.',
  },
  'firewall-shut': {
    cause: 'A firewall swallows visits to the website',
    happened: 'The machine is on and other parts of it answer. Visits to the website are swallowed without a word.',
    who: 'Perhaps everybody, perhaps only some networks, ours included. Try it on your phone without Wi-Fi.',
    why: 'A firewall (the guard at the door) was changed, or it took us for an attacker.',
    steps: ['If it opens on your phone, write to our support. We send you the addresses that our checks come from, to be let in.'],
  },
  'only-ping-answers': {
    cause: 'The machine is on, but the website does not answer',
    happened: 'The machine is on: it answers a ping (a short “are you there”). The website on it says nothing.',
    who: 'All visitors of the website.',
    why: 'The machine is overloaded, or a firewall (the guard at the door) blocks visitors.',
  },
  'blocked-by-filter': {
    cause: 'A guard in front of the website cuts visits off',
    happened: 'The server takes the call and hangs up at once. It does so before the website can answer.',
    who: 'Perhaps only visitors from some networks. Try it on your phone without Wi-Fi.',
    why: 'A protection program on the server blocks some visitors, and our checks with them.',
  },
  'cut-off': {
    cause: 'The server hangs up at once',
    happened: 'The server hangs up as soon as we open {host}.',
    who: 'All visitors of the website, as far as we can see.',
    why: 'The website program crashes, or a firewall (the guard at the door) cuts calls off.',
  },
  'machine-silent': {
    cause: 'The whole machine is silent',
    happened: 'Nothing on the machine answers: no website, no ping (a short “are you there”), nothing.',
    who: 'Everybody, and everything else that runs on this machine.',
    why: 'The machine is off, or its network is down. An unpaid bill can also be the reason.',
  },
  'connect-timeout': {
    cause: 'The server does not answer in time',
    happened: 'We called {host} and waited five seconds. Nobody picked up.',
    who: 'All visitors of the website, as far as we can see.',
    why: 'The machine is off or overloaded, or a firewall (the guard at the door) blocks visitors.',
  },
  'no-way-to-the-server': {
    cause: 'There is no way to the server’s network',
    happened: 'The network of your server cannot be reached. It is as if the road to it were closed.',
    who: 'Everybody, and all other customers of that network too.',
    why: '{company} has trouble with its network, or the machine’s address was taken away.',
    steps: ['Look at their status page or their X (Twitter) account for news.'],
    otherwise: { why: 'The hosting company has trouble with its network, or the machine’s address was taken away.' },
  },
  'connect-failed': {
    cause: 'The server could not be reached',
    happened: 'We could not reach {host}. The connection failed before anything was said.',
    who: 'All visitors of the website, as far as we can see.',
    why: 'The machine or its network has trouble.',
  },
  'server-silent': {
    cause: 'The server answers nothing at all',
    happened: 'Your server does not answer a ping (a short “are you there”), nor any of the usual doors.',
    who: 'Everybody who uses something on this server.',
    why: 'The server is off, its network is down, or a firewall (the guard at the door) hides it.',
  },
} as const;
