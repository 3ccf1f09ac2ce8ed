const plural = (count: number, one: string, many: string) => (count === 1 ? one : `${count} ${many}`);
/** "every 5 minutes", "every hour", "every 2 days" */
const every = (minutes: number): string => {
  if (minutes % 1_440 === 0) return `every ${plural(minutes / 1_440, 'day', 'days')}`;
  if (minutes % 60 === 0) return `every ${plural(minutes / 60, 'hour', 'hours')}`;
  return `every ${plural(minutes, 'minute', 'minutes')}`;
};

/** Jobs that call us: backups, cron jobs, nightly exports. */
export const heartbeats = {
  title: 'Jobs',
  text: 'A backup or another job calls us each time it has run. If the call does not come, we tell you.',
  add: 'Watch a job',
  list: 'Your jobs',
  none: 'No job is watched yet',
  noneText:
    'A backup that stopped in March is noticed in June, on the day you need it. Let each job call an address of ours when it has run: we tell you when it stays silent.',
  cannotLoad: 'We could not load your jobs',
  notFound: 'There is no such job',
  notFoundText: 'It may have been deleted, or belongs to another account.',
  toList: 'All your jobs',
  home: (all: number, trouble: number) =>
    trouble > 0 ? `${plural(trouble, '1 job', 'jobs')} did not run well` : `${plural(all, 'Your job', 'jobs')} ran as expected`,
  homeSome: (ran: number, all: number) => `${ran} of ${all} jobs ran as expected; no call yet from the rest`,
  homePaused: 'Your jobs are paused',
  homeNew: 'Your jobs: no call yet',
  homeUnknown: 'Your jobs: we cannot see right now whether they ran',
  homeNone: 'Watch a backup or another job as well',
  every,
  cron: (line: string, zone: string) => `by “${line}” (${zone})`,
  grace: (minutes: number) =>
    `may be ${every(minutes)
      .replace('every ', '')
      .replace(/^(minute|day)$/, 'a $1')
      .replace(/^hour$/, 'an hour')} late`,
  never: 'It has never called yet. Nothing is expected until it does.',
  unknown: 'We cannot see right now when it called.',
  last: 'Last call',
  next: 'Expected',
  seeIncident: 'See what to do',
  form: {
    title: 'Watch a job',
    name: 'What is the job called?',
    nameHint: 'Such as “Nightly backup”. Messages use this name.',
    noName: 'Please give this job a name, such as "Nightly backup".',
    how: 'When does it run?',
    simple: 'At regular intervals',
    often: 'How often?',
    byCron: 'By a cron line',
    choices: [5, 15, 30, 60, 360, 720, 1_440, 10_080],
    cron: 'Cron line',
    cronHint: 'Five parts, as it stands in your crontab: “0 2 * * *” is every night at two.',
    noCron: 'Please type the cron line, such as "0 2 * * *".',
    zone: 'In which time zone',
    grace: 'How late may it be?',
    graceHint: 'Take the longest time that the job ever needs. We tell you when it is over.',
    graces: [5, 15, 30, 60, 180, 720, 1_440],
    minutes: (minutes: number) =>
      every(minutes)
        .replace('every ', '')
        .replace(/^(minute|hour|day)$/, '1 $1'),
    onlyPost: 'Only POST counts',
    onlyPostHint: 'For an address that you paste into a chat: a preview of the link then counts for nothing. The job calls with POST.',
    submit: 'Save',
    create: 'Get the address',
    full: 'Your plan is full: each job takes the place of a server. Choose a larger plan, or delete a job or a server that you no longer need.',
    seePlans: 'See the plans',
  },
  address: 'The address',
  addressText: 'The job calls it when it has run well. Whoever knows it can call it too, so keep it where you keep passwords.',
  copyAddress: 'Copy the address',
  copied: 'Copied.',
  snippets: {
    title: 'How to call it',
    cron: 'Cron, Linux and Mac',
    cronText: 'Put this behind the job. It tries again if our line or yours is bad.',
    result: 'With its result and last words',
    resultText: 'Says that it began, then how it ended, with the last lines of what it wrote.',
    powershell: 'Windows (PowerShell)',
    wordpress: 'WordPress',
    wordpressText: 'In the functions.php of your theme: calls us whenever WordPress runs its own timetable.',
    copy: (what: string) => `Copy: ${what}`,
  },
  log: 'Last calls',
  cannotLoadLog: 'We could not load its last calls',
  logNone: 'No call yet. Run the job once by hand: it appears here within seconds.',
  kinds: { success: 'Ran well', start: 'Began', fail: 'Failed' },
  exitCode: (code: number) => `code ${code}`,
  change: 'Change this job',
  pause: 'Pause',
  resume: 'Go on',
  rotate: 'New address',
  rotateTitle: 'A new address for this job?',
  rotateText: 'The present one is void at once: until you put the new one into the job, its calls do not count.',
  delete: 'Delete',
  deleteTitle: (name: string) => `Delete ${name}?`,
  deleteText: 'Its address is void at once, its calls are gone, and nobody is told any more. If you only want silence, pause it instead.',
};
