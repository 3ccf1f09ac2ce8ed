/** Data: what happened in an incident, line by line. */
import type { timeline as english } from '../en/timeline.js';
import type { Translated } from '../translated.js';

export const timeline: Translated<typeof english, 'pcm'> = {
  first: { server: 'One check fail for di first time.', slow: 'One answer take much longer than usual.' },
  opened: {
    down: 'Two more checks fail, so we sure and we tell you.',
    partial: '{seen}: we tell you.',
    unstable: 'E go down {outages} times within half an hour. We count dis as one time wey e no steady, and we tell you once.',
    slow: 'E slow for ten minutes, so we tell you.',
  },
  worsened: 'No place fit reach am again: from dat time e dey down for everybody.',
  network: 'Many servers for di same network stop to dey answer too: di wahala dey there, no be for your website.',
  changed: 'E still dey fail, but another thing cause am. We explain am again.',
  explained: 'We look am well and explain am better.',
  acknowledged: {
    dashboard: 'You say you dey on top am, for di dashboard.',
    whatsapp: 'You say you dey on top am, by WhatsApp.',
    api: 'You say you dey on top am, through di API.',
  },
  hour: {
    answers: {
      none: 'E no go down again for di last hour, and e dey answer now.',
      some: {
        one: 'E go down once for di last hour, and e dey answer now.',
        other: 'E go down {count} times for di last hour, and e dey answer now.',
      },
    },
    silent: {
      none: 'E no go down again for di last hour, and e no dey answer now.',
      some: {
        one: 'E go down once for di last hour, and e no dey answer now.',
        other: 'E go down {count} times for di last hour, and e no dey answer now.',
      },
    },
  },
  over: {
    recovered: 'E answer again, and e continue like dat for one minute.',
    everywhere: 'Every place fit reach am again, and e continue like dat for one minute.',
    steady: 'From dat time e answer without any break for half an hour.',
    paused: 'You pause dis server, so we no dey watch am again.',
    deleted: 'You delete dis server, so we no dey watch am again.',
    fast: 'E fast as usual again, and e continue like dat for ten minutes.',
    superseded: 'E no dey answer as e suppose again: dat one na another incident.',
    narrowed: 'E open again from some places, but e no open from others: dat one na another incident.',
    accepted: 'You say dis na di new normal. We go learn again wetin dey usual.',
    reconfigured: 'You change im address, so we start again.',
  },
  step: {
    done: 'You say step {step} don do.',
    works: 'Then e answer again.',
    down: 'E still dey down.',
    changed: 'E still dey down, but another thing cause am.',
    quick: 'Then e fast again.',
    slow: 'E still dey slow.',
  },
  job: {
    missing: { first: 'From dis time we expect di job.', opened: 'E no report within di time wey you allow, so we tell you.' },
    failed: { first: 'Di job report say e fail.', opened: 'We tell you.' },
    unfinished: { first: 'Di job report say e start.', opened: 'E no report any end within di time wey you allow, so we tell you.' },
    over: {
      recovered: 'Di job report say e end well.',
      paused: 'You pause dis job, so we no expect am again.',
      deleted: 'You delete dis job, so we no expect am again.',
      reconfigured: 'You change dis job, so we start again.',
    },
  },
};
