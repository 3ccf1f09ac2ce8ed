const servers_ = (count: number) => (count === 1 ? '1 server' : `${count} servers`);
const some = (count: number, total: number) =>
  count < total ? `${count} of your ${total}` : count === 2 ? 'Both of your' : `All ${count} of your`;
const MOST_NAMES = 4;
/** "A, B and C"; of many, the first three and how many more, so that a sentence stays one. */
function listed(all: readonly string[]): string {
  const names = all.length > MOST_NAMES ? [...all.slice(0, MOST_NAMES - 1), `${all.length - MOST_NAMES + 1} more`] : all;
  return names.length <= 1 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** The overview, its table, and changing a server. */
export const servers = {
  overview: {
    title: 'Home',
    noWorkspace: "You don't have any workspaces yet",
    noWorkspaceText: 'A workspace holds the servers of one business. Name it after yours; you can change that later.',
    createWorkspace: 'Create workspace',
    noServers: 'You are yet to add a server...',
    noServersText: 'Give us its address, and we check it within seconds and then all day. The moment it stops answering, you hear from us.',
    noServersYetText: 'As soon as your payment has arrived, you add your first server here.',
    addServer: 'Add a server',
    cannotLoad: 'We could not load your servers',
    total: 'Total servers',
    active: 'Active',
    down: 'Down',
    paused: 'Paused',
    counts: 'Your servers in numbers',
  },
  sentence: {
    allUp: (count: number) => (count === 1 ? 'Your server is up.' : `${some(count, count)} servers are up.`),
    watchedUp: (up: number) => (up === 1 ? 'The server we watch is up.' : `All ${up} servers we watch are up.`),
    pausedToo: (count: number) => `${count} ${count === 1 ? 'is' : 'are'} paused.`,
    maintenance: (names: readonly string[]) => `You are working on ${listed(names)}.`,
    noAlerts: 'No alert goes out until the maintenance ends. We keep checking.',
    oneDown: (name: string, since: string, duration: string) => `${name} is down since ${since}, ${duration} so far.`,
    manyDown: (names: readonly string[], total: number) => `${some(names.length, total)} servers are down: ${listed(names)}.`,
    othersUp: (count: number) => (count === 1 ? 'Your other server is up.' : `Your other ${count} servers are up.`),
    partly: (name: string, reached: readonly string[], notReached: readonly string[]) =>
      `${name} can be reached from ${listed(reached)}, but not from ${listed(notReached)}.`,
    partlySomewhere: (names: readonly string[]) => `${listed(names)} can be reached from some places, but not from all.`,
    unstable: (names: readonly string[]) => `${listed(names)} ${names.length === 1 ? 'keeps' : 'keep'} going away and coming back.`,
    slow: (names: readonly string[]) => `${listed(names)} ${names.length === 1 ? 'answers' : 'answer'}, but far slower than usual.`,
    lookingCloser: (names: readonly string[]) => `We are taking a closer look at ${listed(names)}: a check went wrong just now.`,
    comingBack: (names: readonly string[]) =>
      `${listed(names)} ${names.length === 1 ? 'answers' : 'answer'} again. We watch a little longer before we call it over.`,
    firstCheck: (names: readonly string[]) => `We are checking ${listed(names)} for the first time.`,
    unknown: (count: number) => `We could not check ${servers_(count)} just now, for a reason on our side.`,
    allPaused: (count: number) =>
      count === 1 ? 'Your server is paused. Nothing is being watched.' : 'All your servers are paused. Nothing is being watched.',
    lastTrouble: (name: string, ago: string, duration: string) => `Last trouble: ${name}, ${ago}, for ${duration}.`,
    noTrouble: 'No trouble so far.',
    seeWhatToDo: 'See what to do',
  },
  spoken: {
    good: 'Nothing is wrong.',
    bad: 'Something stopped answering.',
    warn: 'Something needs a closer look.',
    info: '',
  },
  table: {
    caption: 'Your servers',
    name: 'Name',
    ip: 'IP',
    status: 'Status',
    usage: 'Usage',
    days: 'Last 90 days',
    menu: 'Menu',
    menuOf: (name: string) => `Menu of ${name}`,
    pings: (count: number, said: string) => `${said} ${count === 1 ? 'ping' : 'pings'}`,
    ofLimit: (limit: string) => `of ${limit} this month`,
    logHistory: 'Log history',
    edit: 'Edit server',
    checkNow: 'Check now',
    pause: 'Pause',
    resume: 'Resume',
    delete: 'Delete server',
    whatToDo: 'See what to do',
  },
  delete: {
    title: (name: string) => `Delete ${name}`,
    text: 'Monitoring stops at once. Its history, incidents and error logs go with it, and cannot be brought back.',
    instead: 'To stop for a while only, pause it.',
    typeName: (name: string) => `Type ${name} to confirm`,
    mismatch: 'This is not the name of the server.',
    submit: 'Delete server',
    done: (name: string) => `${name} is deleted.`,
  },
  workspace: {
    title: 'Create workspace',
    text: 'It holds your servers and says how we reach you.',
    name: 'Name of your workspace',
    hint: 'For example the name of your business.',
    noName: 'Please give your workspace a name.',
    tooLong: (limit: number) => `A name can have at most ${limit} characters.`,
    submit: 'Create workspace',
  },
  edit: {
    title: 'Update server',
    submit: 'Update server',
    pausedText: 'This server is paused. Your changes count from when you resume it.',
    notFound: 'There is no such server',
    notFoundText: 'It may have been deleted, or it belongs to another account.',
    toOverview: 'Go to your servers',
    cannotLoad: 'We could not load this server',
  },
};
