/** Data: what happened in an incident, line by line. */
export const timeline = {
  first: { server: 'A check failed for the first time.', slow: 'An answer took much longer than usual.' },
  opened: {
    down: 'Two more checks failed, so we were sure and told you.',
    partial: '{seen}: we told you.',
    unstable: 'It went away {outages} times within half an hour. We count this as one unstable time and tell you once.',
    slow: 'It was slow for ten minutes, so we told you.',
  },
  worsened: 'No place reached it any more: from here on it was down for everybody.',
  network: 'Many servers on the same network stopped answering as well: the trouble is there, not at your website.',
  changed: 'It still failed, but for another cause. We explained it anew.',
  explained: 'We looked closer and explained it in more detail.',
  acknowledged: {
    dashboard: 'You said that you are on it, on the dashboard.',
    whatsapp: 'You said that you are on it, by WhatsApp.',
    api: 'You said that you are on it, through the API.',
  },
  hour: {
    answers: {
      none: 'It did not go away again in the last hour, and answers now.',
      some: {
        one: 'It went away once in the last hour, and answers now.',
        other: 'It went away {count} times in the last hour, and answers now.',
      },
    },
    silent: {
      none: 'It did not go away again in the last hour, and does not answer now.',
      some: {
        one: 'It went away once in the last hour, and does not answer now.',
        other: 'It went away {count} times in the last hour, and does not answer now.',
      },
    },
  },
  over: {
    recovered: 'It answered again, and went on doing so for a minute.',
    everywhere: 'It was reached from every place again, and went on being so for a minute.',
    steady: 'From here on it answered without a break for half an hour.',
    paused: 'You paused this server, so we stopped watching it.',
    deleted: 'You deleted this server, so we stopped watching it.',
    fast: 'It was as quick as usual again, and went on being so for ten minutes.',
    superseded: 'It stopped answering as it should: that is an incident of its own.',
    narrowed: 'Some places reached it again and others did not: that is an incident of its own.',
    accepted: 'You said that this is the new normal. We learn anew what is usual.',
    reconfigured: 'You changed its address, so we started afresh.',
  },
  step: {
    done: 'You said that step {step} was done.',
    works: 'Then it answered again.',
    down: 'It was still down.',
    changed: 'It was still down, for another cause.',
    quick: 'Then it was quick again.',
    slow: 'It was still slow.',
  },
  /** Of a job. */
  job: {
    missing: { first: 'The job was expected from here on.', opened: 'It had not reported within the time that you allow, so we told you.' },
    failed: { first: 'The job reported that it failed.', opened: 'We told you.' },
    unfinished: {
      first: 'The job reported that it began.',
      opened: 'It had not reported an end within the time that you allow, so we told you.',
    },
    over: {
      recovered: 'The job reported that it ended well.',
      paused: 'You paused this job, so we stopped expecting it.',
      deleted: 'You deleted this job, so we stopped expecting it.',
      reconfigured: 'You changed this job, so we started afresh.',
    },
  },
} as const;
