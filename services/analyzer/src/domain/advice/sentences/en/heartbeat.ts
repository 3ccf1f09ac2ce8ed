/** Data: what is said of jobs that did not report. */
export const heartbeat = {
  missing: {
    cause: 'The job did not report when it was expected',
    happened: '{name} was expected to report and did not.',
    who: 'Nobody sees it yet. But what the job does, such as a backup, may be missing on the day you need it.',
    why: 'The job did not start: its machine was off, its timetable was changed or lost, or it cannot reach the internet.',
    steps: [
      'Look whether the machine that runs the job is on.',
      'Look at its timetable (cron, or the task scheduler) and whether the line with our address is still in it.',
      'Start the job once by hand and watch whether it reports here.',
    ],
  },
  failed: {
    cause: 'The job reported that it failed',
    causeCode: 'The job ended with the error code {exitCode}',
    happened: '{name} reported that it failed.',
    happenedCode: '{name} ended with the error code {exitCode}, so it failed.',
    who: 'Nobody sees it yet. But this run of the job did not do its work.',
    why: 'The program of the job met an error, often a full disk, a changed password or a file that is in use.',
    steps: [
      'Read the last words of the job: they stand in the evidence and on its page.',
      'Look whether the disk of its machine is full.',
      'Start the job once by hand and watch whether it ends well.',
    ],
  },
  unfinished: {
    cause: 'The job began and has not reported an end',
    happened: '{name} began and has not said that it ended.',
    who: 'Nobody sees it yet. But this run of the job may not have done its work.',
    why: 'The job hangs, was stopped half-way, or takes longer than you allowed.',
    steps: [
      'Look on its machine whether the job is still running.',
      'If it hangs, stop it and start it once by hand.',
      'If it only takes longer now, give it more time on its page.',
    ],
  },
  call: 'Whoever set the job up, or the support of the company whose machine it runs on.',
  missedByUs: 'We could not take calls ourselves for a while, so it may have run without our hearing of it.',
  lastWords: 'The last words of this run: “{lastWords}”',
  wordsBefore: 'The last words of the run before: “{lastWords}”',
} as const;
