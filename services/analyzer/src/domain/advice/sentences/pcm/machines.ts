/** Data: what is said of the machine itself. */
import type { machines as english } from '../en/machines.js';
import type { Translated } from '../translated.js';

export const machines: Translated<typeof english, 'pcm'> = {
  'machine-out-of-memory': {
    cause: 'Di machine no get memory again',
    happened: 'Di machine no get memory again, and di program behind your website no fit work.',
    why: 'More visitors than usual, one heavy task like backup, or machine wey too small.',
    steps: ['Check wetin dey use di memory, or take di next bigger machine or plan.'],
  },
  'too-many-open-files': {
    cause: 'Di program wey dey run di website dey hold too many open files',
    happened: 'Di program behind your website dey hold more files and calls open than e suppose.',
    why: 'More visitors than usual, or one problem wey no dey make am close dem.',
  },
  'account-out-of-tasks': {
    cause: 'Di hosting account no fit run more tasks',
    happened: 'Your hosting account don reach im limit of tasks at once, so di website no get any.',
    why: 'More visitors or robots than usual, stuck tasks, or one task wey dey start again and again.',
    steps: ['For cPanel, open “Resource Usage” to see which limit e reach (“EP” or “NPROC”).'],
  },
  'disk-read-only': {
    cause: 'Di disk of di machine no dey let anybody write',
    happened: 'Di machine fit read im disk, but e no fit store anything for am.',
    who: 'Everybody. Orders and messages fit lost.',
    why: 'Di disk get problem, and di machine dey protect am. Or di folder na read-only for dis kind hosting.',
    steps: ['Make copy of your data before anything else.'],
  },
  'disk-quota-reached': {
    cause: 'Your hosting plan no get disk space again',
    happened: 'Your hosting account don finish im disk space. Di website no fit store anything again.',
    who: 'Everybody. Orders, messages and mail fit lost till space dey again.',
    why: 'Old backups, mail or log files don full am. Too many small files dey count too.',
  },
  'own-files-not-allowed': {
    cause: 'Di website no fit use im own files',
    happened: 'Di program behind your website no get permission to read or write one of im own files.',
    why: 'Rights of files and folders change for one upload, move or restart.',
  },
};
