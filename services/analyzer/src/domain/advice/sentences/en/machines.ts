/** Data: what is said of the machine itself. */
export const machines = {
  'machine-out-of-memory': {
    cause: 'The machine has no memory left',
    happened: 'The machine has no memory left, and the program behind your website cannot work.',
    why: 'More visitors than usual, a heavy task such as a backup, or a machine that is too small.',
    steps: ['Look what uses the memory, or take the next bigger machine or plan.'],
  },
  'too-many-open-files': {
    cause: 'The website program holds too many files open',
    happened: 'The program behind your website holds more files and calls open than it may.',
    why: 'More visitors than usual, or a fault that forgets to close them.',
  },
  'account-out-of-tasks': {
    cause: 'The hosting account may run no more tasks',
    happened: 'Your hosting account runs as many tasks at once as it is allowed to, and the website gets none.',
    why: 'More visitors or robots than usual, stuck tasks, or a task that is started again and again.',
    steps: ['In cPanel, open “Resource Usage” to see which limit was hit (“EP” or “NPROC”).'],
  },
  'disk-read-only': {
    cause: 'The disk of the machine lets nobody write',
    happened: 'The disk of the machine can be read, but nothing can be stored on it.',
    who: 'Everybody. Orders and messages may be lost.',
    why: 'The disk has a fault, and the machine protects it. Or the folder is read-only by design on this kind of hosting.',
    steps: ['Make a copy of your data before anything else.'],
  },
  'disk-quota-reached': {
    cause: 'Your hosting plan has no disk space left',
    happened: 'Your hosting account has used up its disk space. The website cannot store anything any more.',
    who: 'Everybody. Orders, messages and mail may be lost until there is space again.',
    why: 'Old backups, mail or log files have filled it up. Too many small files count too.',
  },
  'own-files-not-allowed': {
    cause: 'The website may not use its own files',
    happened: 'The program behind your website may not read or write one of its own files.',
    why: 'The rights of files and folders were changed by an upload, a move or a restart.',
  },
} as const;
