/** Data: what is said of servers that do not answer. */
import type { connection as english } from '../en/connection.js';
import type { Translated } from '../translated.js';

export const connection: Translated<typeof english, 'pcm'> = {
  'program-off': {
    cause: 'Di machine dey on, but di program wey dey run di website no dey work',
    happened: 'Di machine dey on and e dey answer us. Di program wey dey run di website no dey work.',
    who: 'All visitors of di website.',
    why: 'Di program stop: after error, update or restart of di machine.',
  },
  refused: {
    cause: 'Di server dey turn every visitor back',
    happened: 'Di server dey turn back everybody wey want open {host}.',
    who: 'All visitors of di website.',
    why: 'Di program wey dey run di website dey off. Or one firewall (di gateman) dey turn people back.',
  },
  'secure-door-shut': {
    cause: 'Di secure (padlock) side of di website dey off',
    happened: 'Di server dey answer, but im secure side (di one with di padlock) dey off.',
    who: 'Almost everybody: browsers dey open di secure side first.',
    why: 'Di security certificate (di file behind di padlock) no load for di last restart. Or somebody close port 443.',
  },
  'firewall-shut': {
    cause: 'One firewall dey swallow visits to di website',
    happened: 'Di machine dey on and other parts of am dey answer. Visits to di website dey enter and no answer dey come.',
    who: 'E fit be everybody, e fit be only some networks, including our own. Try am on your phone without Wi-Fi.',
    why: 'Somebody change one firewall (di gateman), or e think say we be attacker.',
    steps: [
      'If e open on your phone, write to our support. We go send you di addresses wey our checks dey come from, make you let dem in.',
    ],
  },
  'only-ping-answers': {
    cause: 'Di machine dey on, but di website no dey answer',
    happened: 'Di machine dey on: e dey answer ping (short “you dey there?”). Di website for there no dey say anything.',
    who: 'All visitors of di website.',
    why: 'Di work too much for di machine, or one firewall (di gateman) dey block visitors.',
  },
  'blocked-by-filter': {
    cause: 'One guard in front of di website dey cut visits off',
    happened: 'Di server dey take di call and cut am at once. E dey do so before di website fit answer.',
    who: 'E fit be only visitors from some networks. Try am on your phone without Wi-Fi.',
    why: 'One protection program for di server dey block some visitors, and our checks join.',
  },
  'cut-off': {
    cause: 'Di server dey cut di call at once',
    happened: 'Di server dey cut di call as soon as we open {host}.',
    who: 'All visitors of di website, as far as we see.',
    why: 'Di program wey dey run di website dey crash, or one firewall (di gateman) dey cut calls.',
  },
  'machine-silent': {
    cause: 'Di whole machine dey silent',
    happened: 'Nothing for di machine dey answer: no website, no ping (short “you dey there?”), nothing.',
    who: 'Everybody, and everything else wey dey run for dis machine.',
    why: 'Di machine dey off, or im network dey down. One unpaid bill fit cause am too.',
  },
  'connect-timeout': {
    cause: 'Di server no answer in time',
    happened: 'We call {host} and wait five seconds. Nobody pick up.',
    who: 'All visitors of di website, as far as we see.',
    why: 'Di machine dey off, di work too much for am, or one firewall (di gateman) dey block visitors.',
  },
  'no-way-to-the-server': {
    cause: 'No way dey to di server’s network',
    happened: 'We no fit reach di network of your server. E be like say di road to am don close.',
    who: 'Everybody, and all other customers of dat network too.',
    why: '{company} get wahala with im network, or dem don take di machine’s address away.',
    steps: ['Check their status page or their X (Twitter) account for news.'],
    otherwise: { why: 'Di hosting company get wahala with im network, or dem don take di machine’s address away.' },
  },
  'connect-failed': {
    cause: 'We no fit reach di server',
    happened: 'We no fit reach {host}. Di connection fail before anybody talk anything.',
    who: 'All visitors of di website, as far as we see.',
    why: 'Di machine or im network get wahala.',
  },
  'server-silent': {
    cause: 'Di server no dey answer anything at all',
    happened: 'Your server no dey answer ping (short “you dey there?”), or any of di usual doors.',
    who: 'Everybody wey dey use something for dis server.',
    why: 'Di server dey off, im network dey down, or one firewall (di gateman) dey hide am.',
  },
};
