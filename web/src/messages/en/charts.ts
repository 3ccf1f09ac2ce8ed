/** Text alternatives of charts. */
export const charts = {
  strip: {
    nothing: 'Not watched yet.',
    allGood: (days: number) => (days === 1 ? 'Last day: no trouble.' : `Last ${days} days: no trouble.`),
    trouble: (days: number, bad: number, rate: string) =>
      `Last ${days} days: trouble on ${bad === 1 ? '1 day' : `${bad} days`}, ${rate} of checks went well.`,
    maintenance: (days: number) => `Maintenance on ${days === 1 ? '1 day' : `${days} days`}.`,
  },
};
