/** What is wrong with a field of a heartbeat. */
export const heartbeatSentences = {
  nameMissing: 'Please give this job a name, such as "Nightly backup".',
  every: 'Choose how often the job runs: a whole number of minutes from 1 to 527,040 (a year).',
  everyOrCron: 'Please say either how many minutes lie between two runs, or a cron line, not both.',
  grace: 'Choose how late the job may be: a whole number of minutes from 1 to 43,200 (30 days).',
  timeZone: 'We do not know this time zone. One looks like "Africa/Lagos".',
  cron: {
    unreadable: 'We cannot read this cron line. It has five parts, such as "0 2 * * *" for every night at two.',
    never: 'This cron line names a day that never comes, so the job would never be expected. Please look at day and month again.',
  },
} as const;
