import { sharedSentences } from '@nowahala/kernel';

/** What is wrong with a field of a heartbeat. */
export const heartbeatSentences = {
  nameMissing: sharedSentences.jobName,
  every: sharedSentences.every,
  everyOrCron: 'Please say either how many minutes lie between two runs, or a cron line, not both.',
  grace: sharedSentences.grace,
  timeZone: sharedSentences.timeZone,
  cron: {
    unreadable: 'We cannot read this cron line. It has five parts, such as "0 2 * * *" for every night at two.',
    never: 'This cron line names a day that never comes, so the job would never be expected. Please look at day and month again.',
  },
} as const;
