/** Data: faults by what a page or a header says of them, and what to tell the owner. */
import type { Signature } from '../signature.js';

export const machines: Signature[] = [
  {
    id: 'machine-out-of-memory',
    broad: true,
    any: ['cannot allocate memory', 'errno 12', 'enomem', 'fork: cannot allocate memory', 'out of memory (allocated'],
    cause: 'The machine has no memory left',
    happened: 'The machine has no memory left, and the program behind your website cannot work.',
    why: 'More visitors than usual, a heavy task such as a backup, or a machine that is too small.',
    steps: ['restart', { do: 'Look what uses the memory, or take the next bigger machine or plan.' }, 'logs'],
    call: 'host',
  },
  {
    id: 'too-many-open-files',
    any: ['too many open files', 'emfile', 'enfile'],
    cause: 'The website program holds too many files open',
    happened: 'The program behind your website holds more files and calls open than it may.',
    why: 'More visitors than usual, or a fault that forgets to close them.',
    steps: ['restart', { ask: 'Programs of {host} hit “Too many open files”. Please raise the limit (“ulimit -n”).' }, 'logs'],
  },
  {
    id: 'account-out-of-tasks',
    any: ['resource temporarily unavailable', 'fork: retry', 'unable to fork', 'entry processes limit', 'eagain'],
    all: [{ code: [500, 502, 503, 508] }],
    cause: 'The hosting account may run no more tasks',
    happened: 'Your hosting account runs as many tasks at once as it is allowed to, and the website gets none.',
    why: 'More visitors or robots than usual, stuck tasks, or a task that is started again and again.',
    steps: [
      { do: 'In cPanel, open “Resource Usage” to see which limit was hit (“EP” or “NPROC”).' },
      { ask: 'My account for {host} has hit its limit of tasks. Please end the stuck ones and tell me which they are.' },
    ],
    call: 'host',
  },
  {
    id: 'disk-read-only',
    any: ['read-only file system', 'erofs'],
    cause: 'The disk of the machine lets nobody write',
    happened: 'The disk of the machine can be read, but nothing can be stored on it.',
    who: 'Everybody. Orders and messages may be lost.',
    why: 'The disk has a fault, and the machine protects it. Or the folder is read-only by design on this kind of hosting.',
    steps: [
      { ask: 'The disk of {host} is read-only. Does it have a fault? Please check it and restart the machine.' },
      { do: 'Make a copy of your data before anything else.' },
    ],
    call: 'host',
  },
  {
    id: 'disk-quota-reached',
    any: ['disk quota exceeded', 'quota exceeded * disk', 'edquot'],
    cause: 'Your hosting plan has no disk space left',
    happened: 'Your hosting account has used up its disk space. The website cannot store anything any more.',
    who: 'Everybody. Orders, messages and mail may be lost until there is space again.',
    why: 'Old backups, mail or log files have filled it up. Too many small files count too.',
    steps: ['space', { ask: 'My account for {host} is full (“Disk quota exceeded”). Is it the size or the number of files (inodes)?' }],
    call: 'host',
  },
  {
    id: 'own-files-not-allowed',
    broad: true,
    any: ['permission denied', 'eacces', 'errno 13'],
    all: [{ code: [500, 502, 503] }],
    cause: 'The website may not use its own files',
    happened: 'The program behind your website may not read or write one of its own files.',
    why: 'The rights of files and folders were changed by an upload, a move or a restart.',
    steps: [
      { ask: 'The program of {host} gets “Permission denied” on its own files. Please set owner and rights right.' },
      'rollback',
      'logs',
    ],
  },
];
