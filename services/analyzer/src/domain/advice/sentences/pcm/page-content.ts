/** Data: what is said of what a page shows instead of the website. */
import type { pageContent as english } from '../en/page-content.js';
import type { Translated } from '../translated.js';

export const pageContent: Translated<typeof english, 'pcm'> = {
  'account-suspended': {
    cause: 'Di hosting account dey suspended',
    happened: '{company} don switch your account off, and e dey show one page wey say so.',
    who: 'Everybody. Mail of di same account fit dey off too.',
    why: 'Most times na unpaid bill. Sometimes na too much load, or virus for di website.',
    steps: ['Ask for copy of your data if e take more than one day.'],
  },
  'wordpress-database': {
    cause: 'WordPress no fit reach im database',
    happened: 'WordPress no fit reach im database, di store of all your pages and orders.',
    why: 'Di database program dey off or di work too much for am. After move, im password fit no correct for “wp-config.php”.',
    steps: [
      'For cPanel, open “MySQL Databases” and press “Check Database”, then “Repair Database”.',
      'If you change one database password recently, put di new one for “wp-config.php”.',
    ],
  },
  'database-away': {
    cause: 'Di website no fit reach im database',
    happened: 'Di website no fit reach im database, di store of all your pages and orders.',
    why: 'Di database program dey off or e don full, or im password change.',
  },
  'php-memory': {
    cause: 'Di program wey dey run di website no get memory again',
    happened: 'Di program behind your website need more memory than wetin e fit use, so e stop.',
    who: 'Everybody wey open di page.',
    why: 'One heavy plugin, one big import, or limit wey too low.',
  },
  'php-fatal': {
    cause: 'Di program wey dey run di website (PHP) stop for di middle',
    happened: 'Di program behind your website (dem write am in PHP) stop for di middle of di page.',
    who: 'Everybody wey open di page.',
    why: 'One plugin, theme or new PHP version wey no fit work with di website.',
    steps: ['If PHP change recently: for cPanel, open “MultiPHP Manager” and choose di version before.'],
  },
  'wordpress-update-stuck': {
    cause: 'One WordPress update dey stuck halfway',
    happened: 'WordPress start update and dey show “Briefly unavailable”. Dat one suppose last one minute.',
    who: 'Everybody wey open di website dey see only dis line.',
    why: 'Di update cut for middle and leave di file “.maintenance” behind.',
    steps: [
      'Wait five minutes: di update fit still dey run.',
      'Then for cPanel, open “File Manager”, “Settings”, tick “Show Hidden Files”. Delete “.maintenance” inside “public_html”.',
      'Then delete di file “.maintenance” for di main folder of di website.',
      'Log in to WordPress and start di update again.',
    ],
  },
  'maintenance-left-on': {
    cause: 'Di website dey show im maintenance page',
    happened: 'Di website dey show maintenance page (“we go soon come back”).',
    who: 'Everybody. Nobody fit use di website when e dey on.',
    why: 'Somebody dey work on am, or di page still dey on after di work.',
    steps: [
      'Ask di person wey dey look after di website if work dey go on. If yes, press “Pause” for dis server here.',
      'If no: for WordPress, open “Plugins” and switch off di “maintenance” or “coming soon” plugin.',
      'If no, ask make dem run “php artisan up”.',
      'If no: for Shopify, open “Online Store”, “Preferences” and remove di password.',
      'If no, ask make dem switch maintenance mode off.',
    ],
  },
  'empty-server': {
    cause: 'Di server dey empty: your pages no dey inside',
    happened: 'Di server dey show di page of one empty machine. Your own pages no dey there.',
    who: 'Everybody wey open di website.',
    why: 'Somebody move or delete di files, or di domain dey lead to one new machine wey dey empty.',
  },
  'home-page-missing': {
    cause: 'Di home page of di website no dey',
    happened: 'People dey see only list of files. Di home page of your website no dey inside im main folder.',
    who: 'Everybody wey open di website.',
    why: 'Somebody delete im file (“index.php” or “index.html”) or change im name, or di website dey for another folder.',
    steps: [
      'For your hosting panel, open “File Manager” and look inside “public_html”. Put “index.php” or “index.html” back from one backup.',
      'Move backups comot from dat folder: strangers fit download dem.',
    ],
    otherwise: { happened: 'Di server dey work, but e no see any home page for {host} inside im main folder (code 404).' },
  },
  'website-not-set-up': {
    cause: 'Di website don lose im settings and e dey ask make dem set am up again',
    happened: 'Di program behind your website no see im settings or im data. E dey ask everybody make dem set am up again.',
    who: 'Everybody. Stranger fit take over di website with dis page.',
    why: 'Im settings file don go, or im database (di store of all pages) dey empty. E dey happen for move or clean-up.',
  },
  'program-not-run': {
    cause: 'Di server dey show di website’s program instead of to run am',
    happened: 'People dey see di text of di program behind your website. Di part of di server wey suppose run am dey off or e no dey.',
    who: 'Everybody wey open di page.',
    why: 'Dat part lost when di machine update or move.',
    steps: ['Ask di person wey dey look after di machine to install dat part again (PHP, ASP, Java or Perl) and restart di web server.'],
  },
  'prove-you-are-human': {
    cause: 'One “prove say you be human” page dey block road',
    happened: 'One page wey dey ask “you be human?” dey stand before your website. E dey stop our checks.',
    who: 'Mostly robots like our checks. Your visitors fit need to press one button first.',
    why: 'One protection dey on: you switch am on, or e switch on by itself for one attack.',
    notice: 'Our website fit ask you to prove say you be human. Press di box once and e go open.',
    steps: [
      'Open di website on your phone. If e open, your customers dey okay.',
      'For Cloudflare, open “Security”, then “Settings”. If “I’m Under Attack” dey on and no attack dey, switch am off.',
    ],
  },
  'website-kit-off': {
    cause: '{company} no dey show your website',
    happened: '{company} dey work, but e no dey show any website under {host}.',
    who: 'Everybody wey open di website.',
    why: 'Di plan don end, nobody publish di site, e dey on “private”, or somebody remove di domain from am.',
    steps: ['For {company}, open “Domains” and check say {host} dey connect.'],
  },
};
