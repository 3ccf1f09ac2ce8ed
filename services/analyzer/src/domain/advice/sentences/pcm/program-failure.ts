/** Data: what is said of programs that fail. */
import type { programFailure as english } from '../en/program-failure.js';
import type { Translated } from '../translated.js';

export const programFailure: Translated<typeof english, 'pcm'> = {
  'wordpress-critical-error': {
    cause: 'WordPress stop with critical error',
    happened: 'WordPress, di program behind your website, don stop with error.',
    why: 'Most times na plugin (add-on) or theme, often just after update.',
    steps: ['Find “Your Site is Experiencing a Technical Issue” for your admin mail. E dey name di plugin and get link to log in safely.'],
  },
  'laravel-error': {
    cause: 'Di program wey dey run di website (Laravel) stop with error',
    happened: 'Di program behind your website (dem make am with Laravel) stop with error.',
    why: 'New version go live with problem, one file no dey, or di database no dey answer.',
    steps: ['Ask di person wey build am to read “storage/logs/laravel.log”. Di last lines go show di cause.'],
  },
  'program-error': {
    cause: 'Di program wey dey run di website stop with error',
    happened: 'Di server dey work, but di program behind your website stop with error (code 500).',
    why: 'Problem for di program: often after update, or because one file or setting get damage.',
  },
  'debug-page-open': {
    cause: 'Di website dey show im inside to everybody',
    happened: 'Di program behind your website fail. E dey show programmer’s error page to everybody.',
    who: 'Everybody. Strangers fit read passwords and keys for dat page.',
    why: 'Di test mode (“debug”) still dey on.',
    steps: [
      'Ask di person wey build am to set APP_DEBUG to false now.',
      'Ask di person wey build am to switch debug mode off now.',
      'After dat, change di passwords and keys wey dey show for di page.',
    ],
    also: 'Di page dey show im inside to strangers too: switch debug mode off, then change di passwords for am.',
  },
  'function-not-there': {
    cause: 'Di server no fit do wetin dem ask',
    happened: 'Di server say e no fit do wetin normal visit dey ask for (code {code}).',
    why: 'Dem set di server up again and one part no dey.',
  },
  'program-behind-is-off': {
    cause: 'Di front desk dey work, di program behind am no dey work',
    happened: 'Di front part of your server dey work. Di program behind am, wey dey make di pages, no dey answer (code 502).',
    why: 'Di program crash or dey restart. Often na because memory too small.',
  },
  'app-crashed': {
    cause: 'Di program for {company} crash',
    happened: '{company} dey work. Di program of your website inside am crash or no start.',
    why: 'Di last version get problem, or one setting wey e need no dey.',
  },
  overloaded: {
    cause: 'Di server too busy, or e dey on break',
    happened: 'Di server say e no fit serve di website now (code 503).',
    why: 'Too many visitors at once, one program wey dey stuck, or maintenance mode wey still dey on.',
    steps: ['For WordPress, check if one “maintenance” plugin dey on, and switch am off.'],
  },
  'account-at-its-limit': {
    cause: 'Di hosting account don finish im share of di machine',
    happened: 'Your hosting account don reach im limit of computing power (code {code}).',
    who: 'Visitors dey see error from time to time, mostly for busy hours.',
    why: 'More visitors than usual, robots wey dey read di site, or one plugin wey dey work too hard.',
    steps: [
      'For cPanel, open “Resource Usage” to see when e reach di limit.',
      'Switch on one cache plugin, or take di next bigger hosting plan.',
    ],
  },
  'program-took-too-long': {
    cause: 'Di program behind di website take too long',
    happened: 'Di front part of your server wait for di program wey dey make di pages. Then e give up (code 504).',
    why: 'Di database dey slow or dey stuck, or di program dey wait for another company’s service.',
  },
  'disk-full': {
    cause: 'Di disk don full',
    happened: 'No space remain for di disk of your server. Di website no fit store anything again.',
    who: 'Everybody. Orders, messages and mail fit lost till space dey again.',
    why: 'Old backups, log files or mail don full am.',
    notice: 'Our website get wahala today. If you order something, abeg send us message make we fit check.',
    steps: ['Set old backups to delete by themselves.'],
  },
  'traffic-used-up': {
    cause: 'Di month’s traffic don finish',
    happened: 'Your hosting plan get limit for how much e fit send in one month. E don finish.',
    who: 'Everybody, till di month end or you make di plan bigger.',
    why: 'More visitors than usual, big pictures or videos, or robots.',
    steps: ['For cPanel, open “Bandwidth” to see wetin use am.', 'Ask wetin use am, and make big pictures smaller.'],
  },
  'server-fault': {
    cause: 'Di server dey answer with error (code {code})',
    happened: 'Di server dey answer, but with im own error (code {code}).',
    why: 'One part of di server or of di program wey dey run di website no dey work.',
  },
};
