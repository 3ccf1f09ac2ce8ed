/** Data: faults by what a page or a header says of them, and what to tell the owner. */
import type { Signature } from '../signature.js';

export const machines: Signature[] = [
  {
    id: 'machine-out-of-memory',
    broad: true,
    any: ['cannot allocate memory', 'errno 12', 'enomem', 'fork: cannot allocate memory', 'out of memory (allocated'],
    steps: ['restart', { do: 0 }, 'logs'],
    call: 'host',
  },
  {
    id: 'too-many-open-files',
    any: ['too many open files', 'emfile', 'enfile'],
    steps: ['restart', { ask: 0 }, 'logs'],
  },
  {
    id: 'account-out-of-tasks',
    any: ['resource temporarily unavailable', 'fork: retry', 'unable to fork', 'entry processes limit', 'eagain'],
    all: [{ code: [500, 502, 503, 508] }],
    steps: [{ do: 0 }, { ask: 0 }],
    call: 'host',
  },
  {
    id: 'disk-read-only',
    any: ['read-only file system', 'erofs'],
    steps: [{ ask: 0 }, { do: 0 }],
    call: 'host',
  },
  {
    id: 'disk-quota-reached',
    any: ['disk quota exceeded', 'quota exceeded * disk', 'edquot'],
    steps: ['space', { ask: 0 }],
    call: 'host',
  },
  {
    id: 'own-files-not-allowed',
    broad: true,
    any: [
      'permission denied',
      'eacces',
      'errno 13',
      'is not writable',
      'is not writeable',
      'must be writable',
      'must be writeable',
      'cannot write to',
      'cannot create directory',
      'unable to create directory',
      'failed to create directory',
      'could not create directory',
      'insufficient permissions',
      "n'est pas accessible en écriture",
      'nicht beschreibbar',
      'no se puede escribir',
    ],
    all: [{ code: [500, 502, 503] }],
    steps: [{ ask: 0 }, 'rollback', 'logs'],
  },
];
