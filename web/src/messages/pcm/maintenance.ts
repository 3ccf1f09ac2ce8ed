import type { maintenance as original } from '../en/maintenance';
import type { Words } from '../words';
import { plural } from './grammar';

export const maintenance: Words<typeof original> = {
  title: 'Maintenance',
  text: 'You want work on your servers? Tell us, and no alert go go out for dat time. We still dey check, and if anything still dey down for di end, you go hear at once.',
  ofServer: 'You dey work on dis server?',
  ofServerText:
    'Tell us, and no alert go go out for dat time. We still dey check, and if e still dey down for di end, you go hear at once.',
  begin: 'Start now, for',
  minutes: (count) => (count < 60 ? plural(count, 'minute', 'minutes') : plural(count / 60, 'hour', 'hours')),
  otherTimes: 'Other times',
  startsAt: 'E go start',
  endsAt: 'E go end',
  zoneHint: (zone) => `Times dey in ${zone}. Up to 30 days before, 24 hours at most.`,
  plan: 'Plan am',
  noTime: 'Abeg choose day and time.',
  running: (until) => `Maintenance till ${until}`,
  runningOf: (server, until) => `Maintenance of ${server} till ${until}`,
  runningOfAll: (until) => `Maintenance of all your servers till ${until}`,
  runningText: 'We still dey check. No alert go go out till e end.',
  planned: (from, until) => `From ${from} to ${until}`,
  plannedOf: (server, from, until) => `${server}, from ${from} to ${until}`,
  plannedOfAll: (from, until) => `All your servers, from ${from} to ${until}`,
  plannedTitle: 'E dey for plan',
  endNow: 'End am now',
  longer: '30 more minutes',
  cancel: 'Cancel',
  cancelOf: (times) => `Cancel: ${times}`,
  loadFailed: 'We no fit load di maintenance',
};
