/** Data: what is said of security certificates. */
import type { certificate as english } from '../en/certificate.js';
import type { Translated } from '../translated.js';

export const certificate: Translated<typeof english, 'pcm'> = {
  'certificate-renewal-stopped': {
    cause: 'Di security certificate end: e no renew by itself',
    happened: 'Di security certificate (di file behind di padlock) of {host} end on {day}.',
    who: 'Everybody wey visit dey see one big red warning, no be your website. Most of dem dey leave.',
    why: 'Na di free one wey suppose renew by itself. Dat one don stop.',
    steps: [
      'Open di website on your phone. Di padlock suppose don come back.',
      'Ask why e no dey renew by itself again, or e go happen again after three months.',
    ],
    otherwise: { happened: 'Di security certificate (di file behind di padlock) of {host} don end and e no valid again.' },
  },
  'certificate-ended-last-night': {
    cause: 'Di security certificate just end',
    happened: 'Di security certificate (di file behind di padlock) of {host} just end, on {day}.',
    who: 'Everybody wey visit dey see one big red warning, no be your website. Most of dem dey leave.',
    why: 'E dey last for one certain time, and dat time don finish. Di website itself dey okay.',
    steps: ['Open di website on your phone. Di padlock suppose don come back.'],
    otherwise: { happened: 'Di security certificate (di file behind di padlock) of {host} just end, and e no valid again.' },
  },
  'certificate-ended': {
    cause: 'Di security certificate don end',
    happened: 'Di security certificate (di file behind di padlock) of {host} end on {day}.',
    who: 'Everybody wey visit dey see one big red warning, no be your website. Most of dem dey leave.',
    why: 'E no renew on time. Or di new one neva enter im place.',
    steps: ['Open di website on your phone. Di padlock suppose don come back.'],
    otherwise: { happened: 'Di security certificate (di file behind di padlock) of {host} don end and e no valid again.' },
  },
  'certificate-ended-on-one-machine': {
    cause: 'One of di website’s machines dey show security certificate wey don end',
    happened:
      '{host} dey lead to more than one machine. Di one for {machine} dey show security certificate (di file behind di padlock) wey don end.',
    who: 'Visitors wey reach dis machine dey see one big red warning. Di others fit no see am.',
    why: 'Dem renew di certificate for another machine only. Or di web server of dis one still hold di old one.',
    steps: [
      'Ask di person wey dey look after di machine to put di new certificate for {machine} too, and to restart di web server there.',
      'Open di website on your phone. Di padlock suppose don come back.',
    ],
  },
  'certificate-not-yet-valid': {
    cause: 'Di security certificate neva valid',
    happened: 'Di security certificate (di file behind di padlock) of {host} neva good: im time go start later.',
    who: 'Everybody wey visit dey see one big red warning, no be your website. Most of dem dey leave.',
    why: 'Dem put di new one too early. Or one clock no correct when dem make am.',
  },
  'certificate-www': {
    cause: 'Di security certificate no cover {host}',
    happened: 'Di security certificate (di file behind di padlock) na for {twin}. E no be for {host}.',
    who: 'Everybody wey open {host} dey see one big red warning.',
    why: 'Di name no dey inside when dem make am.',
    notice: 'Abeg open {twin} for now. Na di same website.',
    steps: ['Make sure say both {twin} and {host} get tick.'],
  },
  'certificate-other-name': {
    cause: 'Di security certificate na for another name, no be {host}',
    happened: 'Di server dey show security certificate (di file behind di padlock) of {other}. E suppose be di one of {host}.',
    who: 'Everybody wey visit dey see one big red warning, no be your website. Most of dem dey leave.',
    why: 'Di website move, and no new one dey. Or di domain dey lead to another person machine.',
    steps: ['If you move am recently, check say {host} dey lead to di new server.'],
    otherwise: {
      happened: 'Di server dey show another person security certificate (di file behind di padlock). E suppose be di one of {host}.',
    },
  },
  'certificate-asked-by-address': {
    cause: 'We dey watch di website by e address wey be numbers',
    happened:
      'Di security certificate (di file behind di padlock) na for {other}. We dey ask for {host}, one address wey be numbers, as “Edit server” talk.',
    who: 'People wey open {host} dey see one big red warning. People wey open {other} fit no see any.',
    why: 'Na for name dem dey make certificate, and na numbers dem put for here.',
    steps: [
      'Open {other} for your phone. If na your website, put dat address under “Edit server” here.',
      'If {other} no be your website, put your own domain for di server, with free certificate.',
    ],
  },
  'certificate-of-a-stranger': {
    cause: '{host} dey lead to one server wey dey show another website certificate',
    happened:
      'Di server wey {host} dey lead to dey show di security certificate (di file behind di padlock) of {other}. Dat one na another website.',
    who: 'Everybody wey visit dey see one big red warning, no be your website. Most of dem dey leave.',
    why: 'Di domain dey lead to old or wrong server, wey another person dey use. Or dem never set up your website on dis server.',
    steps: ['Check say di “A” record of {host} dey show di address of your own server.'],
  },
  'certificate-of-the-machine': {
    cause: 'Di security certificate na di server own, no be for {host}',
    happened:
      'Di server dey show di security certificate (di file behind di padlock) of {other}, name of di machine or im company. E no get one for {host}.',
    who: 'Everybody wey visit dey see one big red warning, no be your website. Most of dem dey leave.',
    why: 'Nobody make certificate for {host} on dis server. Or nobody add di domain to di account there.',
    steps: ['For your hosting panel, open di list of domains. If {host} no dey there, add am.'],
  },
  'certificate-self-signed': {
    cause: 'Na only di server dey vouch for itself',
    happened: 'Di server make im own security certificate (di file behind di padlock). Browsers no dey trust dat kind file.',
    who: 'Everybody wey visit dey see one big red warning, no be your website. Most of dem dey leave.',
    why: 'Di real security certificate lost, often after move or update. Di machine go back to im own.',
    steps: [
      'Free certificate from maker wey people know (“Let’s Encrypt”) don do. Open di website on your phone: di padlock suppose don come back.',
    ],
  },
  'certificate-not-trusted': {
    cause: 'Browsers no trust di security certificate',
    happened: 'Browsers no trust di security certificate (di file behind di padlock) of {host}. Dem no know who make am.',
    who: 'Everybody wey visit dey see one big red warning, no be your website. Most of dem dey leave.',
    why: 'Somebody put di one for tests, or one from maker wey browsers no dey accept again.',
    steps: [
      'Open di website on your phone. Di padlock suppose don come back.',
      'For Cloudflare, open “DNS”, “Records”. Press di grey cloud beside di record of {host} till e turn orange.',
    ],
    otherwise: { why: 'Dem make am for Cloudflare only. People now dey reach di server without passing through Cloudflare.' },
  },
  'certificate-incomplete': {
    cause: 'One part of di security certificate no dey',
    happened: 'Di security certificate (di file behind di padlock) of {host} dey okay. But one part wey follow am no dey.',
    who: 'Many phones, and programs wey dey talk to your website, dey show warning. Some computers no dey show am.',
    why: 'Only di first file dey inside. Di second file of di maker, di “CA bundle”, no dey.',
    steps: [
      'For cPanel, open “SSL/TLS”, “Manage SSL sites”, choose your domain, press “Autofill by Domain”: e dey add di part wey no dey. Then press “Install Certificate”.',
      'Open di website on your phone. Di padlock suppose don come back.',
    ],
  },
  'secure-talk-too-old': {
    cause: 'Di secure side of di website neva set up, or e too old',
    happened: 'Di secure door (port 443) dey answer. But e no dey speak di secure language (dem call am TLS).',
    who: 'Almost everybody: browsers dey open di secure side first.',
    why: 'Nobody put di security certificate (di file behind di padlock) there, or di server too old.',
  },
  'secure-talk-failed': {
    cause: 'Di secure connection dey cut',
    happened: 'Di server dey answer. But di secure talk (di one behind di padlock) dey cut from di first words.',
    who: 'All visitors of di website.',
    why: 'Di server no get security certificate for dis name. Or im secure settings get problem.',
  },
  'secure-talk-cut': {
    cause: 'Di server dey cut di connection before e secure',
    happened: 'Di server pick up, then e cut di connection before di secure talk (di one behind di padlock) start.',
    who: 'All visitors, as far as we see.',
    why: 'One firewall (di gateman) or attack protection dey cut calls. Or di website program dey stop for every call.',
    steps: ['Try di website on your phone without Wi-Fi. If e open there, na only some networks dem block.'],
  },
  'secure-talk-silent': {
    cause: 'Di server go silent before e secure',
    happened: 'Di server pick up, then e go silent before di secure talk (di one behind di padlock) start.',
    who: 'All visitors, as far as we see.',
    why: 'Di work too much for di machine. Or one firewall (di gateman) dey cut calls.',
    steps: ['Try di website on your phone without Wi-Fi. If e open there, na only some networks dem block.'],
  },
};
