import type { heartbeats as original } from '../en/heartbeats';
import type { Words } from '../words';
import { everyMinutes, plural } from './grammar';

/** “one hour”, “5 minutes” */
const long = (minutes: number): string =>
  everyMinutes(minutes)
    .replace('every ', '')
    .replace(/^(minute|hour|day)$/, 'one $1');

export const heartbeats: Words<typeof original> = {
  title: 'Jobs',
  text: 'Backup or another job dey call us each time e run. If di call no come, we go tell you.',
  add: 'Watch one job',
  list: 'Your jobs',
  none: 'We neva dey watch any job',
  noneText:
    'Backup wey stop for March, you fit notice am for June, di day wey you need am. Make each job call one address of ours when e don run: we go tell you when e silent.',
  cannotLoad: 'We no fit load your jobs',
  notFound: 'Dis job no dey',
  notFoundText: 'E fit be say somebody delete am, or e belong to another account.',
  toList: 'All your jobs',
  home: (all, trouble) =>
    trouble > 0
      ? `${plural(trouble, 'job', 'jobs')} no run well`
      : all === 1
        ? 'Your job run as e suppose'
        : `${plural(all, 'job', 'jobs')} run as dem suppose`,
  homeSome: (ran, all) => `${ran} of ${all} jobs run as dem suppose; di rest neva call yet`,
  homePaused: 'Your jobs dey on pause',
  homeNew: 'Your jobs neva call yet',
  homeUnknown: 'Your jobs: we no fit see now if dem run',
  homeNone: 'Watch backup or another job too',
  every: everyMinutes,
  cron: (line, zone) => `by “${line}” (${zone})`,
  grace: (minutes) => `fit late by ${long(minutes)}`,
  never: 'E neva call before. We no dey expect anything till e call.',
  unknown: 'We no fit see now when e call.',
  last: 'Last call',
  next: 'Next call',
  seeIncident: 'See wetin to do',
  form: {
    title: 'Watch one job',
    name: 'Wetin be di name of di job?',
    nameHint: 'Like “Nightly backup”. Messages go use dis name.',
    noName: 'Abeg give dis job name, like “Nightly backup”.',
    how: 'When e dey run?',
    simple: 'At regular time',
    often: 'How often?',
    byCron: 'By cron line',
    choices: [5, 15, 30, 60, 360, 720, 1_440, 10_080],
    cron: 'Cron line',
    cronHint: 'Five parts, as e dey your crontab: “0 2 * * *” na every night at two.',
    noCron: 'Abeg type di cron line, like “0 2 * * *”.',
    zone: 'Which time zone',
    grace: 'How late e fit be?',
    graceHint: 'Use di longest time wey di job dey ever need. We go tell you when e pass.',
    graces: [5, 15, 30, 60, 180, 720, 1_440],
    minutes: (minutes) =>
      everyMinutes(minutes)
        .replace('every ', '')
        .replace(/^(minute|hour|day)$/, '1 $1'),
    onlyPost: 'Only POST go count',
    onlyPostHint: 'For address wey you paste for chat: preview of di link no go count. Di job go call with POST.',
    submit: 'Save',
    create: 'Get di address',
    full: 'Your plan don full: each job dey take di place of one server. Choose bigger plan, or delete any job or server wey you no need again.',
    seePlans: 'See di plans',
  },
  address: 'Di address',
  addressText: 'Di job go call am when e don run well. Anybody wey know am fit call am too, so keep am where you dey keep passwords.',
  copyAddress: 'Copy di address',
  copied: 'Copy don do.',
  snippets: {
    title: 'How to call am',
    cron: 'Cron, Linux and Mac',
    cronText: 'Put dis behind di job. E go try again if our line or your own bad.',
    result: 'With im result and last words',
    resultText: 'E go say e start, then how e end, with di last lines of wetin e write.',
    powershell: 'Windows (PowerShell)',
    wordpress: 'WordPress',
    wordpressText: 'For di functions.php of your theme: e go call us anytime WordPress run im own timetable.',
    copy: (what) => `Copy: ${what}`,
  },
  log: 'Last calls',
  cannotLoadLog: 'We no fit load im last calls',
  logNone: 'No call yet. Run di job once by hand: e go show here within seconds.',
  kinds: { success: 'Run well', start: 'Start', fail: 'Fail' },
  exitCode: (code) => `code ${code}`,
  change: 'Change dis job',
  pause: 'Pause',
  resume: 'Continue',
  rotate: 'New address',
  rotateTitle: 'New address for dis job?',
  rotateText: 'Di address wey dey now go stop at once: till you put di new one for di job, im calls no go count.',
  delete: 'Delete',
  deleteTitle: (name) => `Delete ${name}?`,
  deleteText: 'Im address go stop at once, im calls go lost, and we no go tell anybody again. If you want only silence, pause am instead.',
};
