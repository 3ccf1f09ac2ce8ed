/** Data: what is said where the program, its part or its place is named. */
import type { namedPrograms as english } from '../en/named-programs.js';
import type { Translated } from '../translated.js';

export const namedPrograms: Translated<typeof english, 'pcm'> = {
  'name-not-trusted': {
    cause: '{program} no dey accept di name {host}',
    happened: '{program}, di program behind your website, dey take visits only for di names for im list. {host} no dey inside.',
    why: 'Di name new, or di website move, but di list “{list}” no change.',
    steps: ['Ask di person wey build di website to add {host} to “{list}” (for “{file}”) and start am again.'],
  },
  'php-part-missing': {
    cause: 'One part of PHP wey di website need no dey: {part}',
    happened: 'Di program behind your website need one part of PHP (“{part}”) wey dey off.',
    who: 'Everybody wey open di page.',
    why: 'PHP change to new version, or di website move. Di new one no get dis part (“extension”).',
    steps: ['For your hosting panel, open “Select PHP Version”, then “Extensions”, and tick “{part}”.'],
  },
  'php-database-part-missing': {
    cause: 'PHP no get di part wey dey talk to di database: {part}',
    happened: 'PHP, wey dey run your website, no get di part wey dey talk to di database (di store of all pages): “{part}”.',
    who: 'Everybody wey open di page.',
    why: 'PHP change to new version, or di website move. Di new one no get dis part (“extension”).',
  },
  'version-missing': {
    cause: 'Di version of {program} wey di website need no dey',
    happened: 'Di program behind your website need one version of {program} wey di server no get.',
    why: 'Dem build di website for newer {program}, or e move to another server.',
    steps: ['Ask di person wey build di website to build am for di version wey di server get.'],
  },
  'behind-refuses': {
    cause: 'Di program behind di front desk of di website dey off',
    happened: 'Di front desk of your website dey work. Di server behind am dey refuse every call: no program dey run there.',
    why: 'Dat program don stop. Or e don move, and di front desk still dey call di old place.',
    steps: ['Ask di person wey dey look after di server to start di program behind di front desk again.'],
  },
  'behind-speaks-plain': {
    cause: 'Di front desk dey speak secure, but di program behind am dey speak plain',
    happened:
      'Di front desk of your website dey call di program behind am with di secure language (dem call am TLS). Dat one sabi only di plain one (“http”).',
    why: 'Somebody change one setting of di front desk or of dat program.',
    steps: [
      'Ask di person wey dey run am to make both speak di same: switch TLS off for dat program side (for Istio: “DestinationRule”), or on inside di program.',
    ],
  },
  'panel-site-stopped': {
    cause: 'Somebody stop di website for di control panel of di server',
    happened: 'Di control panel of your server dey show one page wey say: di administrator don stop dis website.',
    why: 'Somebody press “Stop” there, or di end date wey di panel get for dis website don pass.',
    steps: [
      'For di panel (aaPanel or BaoTa), open “Website” and press “Start” near {host}. Check im end date too.',
      'If you no fit log in there, ask di person wey dey look after di server to start am.',
    ],
  },
  'alias-target-gone': {
    cause: '{host} dey point to place wey no dey again',
    happened: 'Di name {host} dey point to {target}, and nothing dey there again.',
    why: 'Somebody delete di app or website for {company}, or change im name, or im plan don end.',
    steps: [
      'Point di “CNAME” record of {host} to where di website dey now. If nobody need am, delete am: stranger fit take {target}.',
      'If you still need am, make di app again with di same name for {company}.',
      'If e get another name now, open “Edit server” here and enter di new address.',
    ],
    otherwise: {
      cause: '{host} no dey again',
      happened: 'Di internet no know di name {host} again. Dis kind name dey come with app or website, and e dey go with am.',
    },
  },
};
