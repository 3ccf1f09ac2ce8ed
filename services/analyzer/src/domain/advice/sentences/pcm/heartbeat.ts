/** Data: what is said of jobs that did not report. */
import type { heartbeat as english } from '../en/heartbeat.js';
import type { Translated } from '../translated.js';

export const heartbeat: Translated<typeof english, 'pcm'> = {
  missing: {
    cause: 'Di job no report when we expect am',
    happened: '{name} suppose report, but e no report.',
    who: 'Nobody dey see am yet. But wetin di job dey do, like backup, fit no dey di day you need am.',
    why: 'Di job no start: im machine dey off, im timetable change or lost, or e no fit reach di internet.',
    steps: [
      'Check if di machine wey dey run di job dey on.',
      'Check im timetable (cron, or di task scheduler), and if di line with our address still dey inside.',
      'Start di job once by hand and watch if e go report here.',
    ],
  },
  failed: {
    cause: 'Di job report say e fail',
    causeCode: 'Di job end with di error code {exitCode}',
    happened: '{name} report say e fail.',
    happenedCode: '{name} end with di error code {exitCode}, so e fail.',
    who: 'Nobody dey see am yet. But dis run of di job no do im work.',
    why: 'Di program of di job meet error. Often disk don full, password change, or another program dey use one file.',
    steps: [
      'Read di last words of di job: dem dey for di evidence and for im page.',
      'Check if di disk of im machine don full.',
      'Start di job once by hand and watch if e go end well.',
    ],
  },
  unfinished: {
    cause: 'Di job start and e neva report say e end',
    happened: '{name} start and e neva say e don end.',
    who: 'Nobody dey see am yet. But e fit be say dis run of di job no do im work.',
    why: 'Di job dey stuck, e stop halfway, or e dey take longer than di time you give am.',
    steps: [
      'Check for im machine if di job still dey run.',
      'If e dey stuck, stop am and start am once by hand.',
      'If na only longer time e dey take now, give am more time for im page.',
    ],
  },
  call: 'Di person wey set di job up, or di support of di company wey get di machine.',
  missedByUs: 'We no fit take calls ourselves for some time, so e fit don run and we no hear am.',
  lastWords: 'Di last words of dis run: “{lastWords}”',
  wordsBefore: 'Di last words of di run before: “{lastWords}”',
};
