/** Data: what is said of content systems and shops. */
import type { contentSystems as english } from '../en/content-systems.js';
import type { Translated } from '../translated.js';

export const contentSystems: Translated<typeof english, 'pcm'> = {
  'wordpress-config-missing': {
    cause: 'WordPress don lose im settings file',
    happened: 'WordPress don lose im settings file “wp-config.php”, and e dey ask everybody make dem set am up again.',
    who: 'Everybody. Stranger fit take over di website with dis page.',
    why: 'Somebody delete or move di file, often for move or when dem dey clean virus.',
    steps: ['No fill di form for di page: e go make new, empty website.'],
  },
  'wordpress-install-page': {
    cause: 'WordPress see empty database',
    happened: 'WordPress no see anything for im database (di store of all pages). E dey ask everybody make dem set am up again.',
    who: 'Everybody. Stranger fit take over di website with dis page.',
    why: 'Somebody empty di database or WordPress dey use another one, often after move or repair.',
    steps: ['Compare “DB_NAME” and “$table_prefix” for “wp-config.php” with di database for your hosting panel.'],
  },
  'wordpress-database-not-there': {
    cause: 'Di database of di website no dey, or WordPress no get permission to open am',
    happened: 'WordPress dey reach di database program, and im password correct. But e no fit open di database wey im settings name.',
    why: 'Di database no dey under dat name, often after move. Or im user lose di right to use am.',
    steps: ['For your hosting panel, open “MySQL Databases”. Compare di list with di name for “wp-config.php” (“DB_NAME”).'],
  },
  'wordpress-tables-unavailable': {
    cause: 'One part of WordPress’s database get damage',
    happened: 'One part of WordPress’s database (di store of all pages and orders) get damage or e no dey.',
    why: 'Di machine go off when e still dey write, or di disk don full.',
    steps: ['For your hosting panel, open “MySQL Databases”, press “Check Database”, then “Repair Database”.'],
  },
  'wordpress-database-update': {
    cause: 'WordPress dey wait make person press one button',
    happened: 'WordPress don update. Now e dey wait make you update im database (di store of all pages).',
    who: 'You for di admin pages; visitors too if one plugin force am.',
    why: 'Update wey run by itself, or wey your hosting company do.',
    steps: ['Open “/wp-admin” of your website and press “Update WordPress Database”. E go take one minute.'],
  },
  'wordpress-site-unknown': {
    cause: 'WordPress no know dis name',
    happened: 'WordPress dey keep plenty websites here, and none of dem get di name {host}.',
    why: 'Di name change, or somebody delete di site from di network of sites.',
    steps: ['For WordPress, open “My Sites”, “Network Admin”, then “Sites”, and check if {host} dey di list.'],
  },
  'wordfence-limit': {
    cause: 'Wordfence for di website dey turn visits back',
    happened: 'Wordfence, di guard program for your WordPress, dey turn our visit back.',
    who: 'E fit be only checks like our own, e fit be visitors from some countries too.',
    why: 'One rule of Wordfence think say we be attacker, or e dey block one country.',
    steps: [
      'Open di website on your phone. If e work, your customers dey okay.',
      'For WordPress, open “Wordfence”, then “Firewall”, “Blocking”, and remove di rule wey dey block.',
    ],
  },
  'wordpress-site-archived': {
    cause: 'Somebody switch off di website inside WordPress',
    happened: 'WordPress say dem don archive or suspend dis website.',
    who: 'Everybody wey open di website.',
    why: 'Di account don close, somebody break one rule, or one plan don end.',
  },
  'joomla-database': {
    cause: 'Joomla no fit reach im database',
    happened: 'Joomla, di program behind your website, no fit reach im database, di store of all pages.',
    why: 'Di database program dey off, or im password for “configuration.php” no correct.',
    steps: ['Compare user and password for “configuration.php” with your hosting panel.'],
  },
  'joomla-offline': {
    cause: 'Joomla dey on “offline”',
    happened: 'Joomla, di program behind your website, dey on “offline”.',
    why: 'Somebody set am to work on di website and no set am back.',
    steps: ['For Joomla, open “System”, “Global Configuration”, and set “Site Offline” to “No”. Press “Save”.'],
  },
  'drupal-error': {
    cause: 'Di program wey dey run di website (Drupal) stop with error',
    happened: 'Drupal, di program behind your website, stop with error.',
    why: 'One module wey no fit work with di rest, update wey no finish, or file wey no dey.',
    steps: ['Ask di person wey build am to run “drush updatedb” and “drush cache:rebuild”.'],
  },
  'drupal-maintenance': {
    cause: 'Drupal dey for maintenance mode',
    happened: 'Drupal, di program behind your website, dey on maintenance.',
    why: 'One update set am and no set am back.',
    steps: ['For Drupal, open “Configuration”, “Development”, “Maintenance mode”, and untick am. Press “Save”.'],
  },
  'magento-error': {
    cause: 'Di shop program (Magento) stop with error',
    happened: 'Magento, di program behind your shop, stop with error and dey show one report number.',
    who: 'All visitors of di shop. Nobody fit order.',
    why: 'Update or new extension wey get problem, im database no dey answer, or disk don full.',
    steps: ['Give di number after “Error log record number” to di person wey build di shop. Na file for “var/report”.'],
  },
  'magento-maintenance': {
    cause: 'Di shop (Magento) dey for maintenance mode',
    happened: 'Magento, di program behind your shop, dey on maintenance.',
    who: 'All visitors of di shop. Nobody fit order.',
    why: 'One update set am and no set am back.',
    steps: ['Ask di person wey build di shop to run “bin/magento maintenance:disable”.'],
  },
  'prestashop-database': {
    cause: 'Di shop (PrestaShop) no fit reach im database',
    happened: 'PrestaShop, di program behind your shop, no fit reach im database, di store of all products and orders.',
    who: 'All visitors of di shop. Nobody fit order.',
    why: 'Di database program dey off, or im password for “app/config/parameters.php” no correct.',
  },
  'opencart-database': {
    cause: 'Di shop (OpenCart) no fit reach im database',
    happened: 'OpenCart, di program behind your shop, no fit reach im database, di store of all products and orders.',
    who: 'All visitors of di shop. Nobody fit order.',
    why: 'Di database program dey off, or im password for “config.php” no correct.',
    steps: ['Compare user and password for “config.php” with your hosting panel.'],
  },
  'data-folder-away': {
    cause: 'Di program no fit use im data folder',
    happened: 'Di program dey find di folder where e dey keep im files. E no see am, or dem no allow am use am.',
    why: 'Di disk of dat folder no connect after restart, or di owner or di permission don change.',
  },
  'moodle-data-folder': {
    cause: 'Moodle no get permission to write for im data folder',
    happened: 'Moodle, di program behind dis page, no get permission to write for di folder of im files (“moodledata”).',
    why: 'Di rights or owner of di folder change with di last move, copy or update.',
  },
  'moodle-database': {
    cause: 'Di learning site (Moodle) no fit reach im database',
    happened: 'Moodle, di program behind your learning site, no fit reach im database, di store of all courses.',
    who: 'All learners and teachers.',
    why: 'Di database program dey off, di work too much for am, or im password for “config.php” no correct.',
  },
  'mediawiki-database': {
    cause: 'Di wiki no fit reach im database',
    happened: 'Di wiki program no fit reach im database, di store of all pages.',
    why: 'Di database program dey off, or di work too much for am.',
  },
  'whmcs-database': {
    cause: 'Di billing program (WHMCS) no fit reach im database',
    happened: 'WHMCS, di program behind dis page, no fit reach im database, di store of all customers and invoices.',
    why: 'Di database program dey off, or im password for “configuration.php” no correct.',
  },
  'nextcloud-maintenance': {
    cause: 'Nextcloud dey for maintenance mode',
    happened: 'Nextcloud, di program behind your files, dey on maintenance.',
    who: 'Everybody wey want their files.',
    why: 'One update or backup set am and no set am back.',
    steps: ['If no update dey run, ask di person wey dey look after am to run “occ maintenance:mode --off”.'],
  },
  'odoo-error': {
    cause: 'Di business program (Odoo) stop with error',
    happened: 'Odoo, di program behind dis page, stop with error.',
    why: 'New module wey get problem, or di database no dey answer.',
  },
  'frappe-updating': {
    cause: 'Di business program (ERPNext) dey update',
    happened: 'ERPNext, di program behind dis page, say e dey update or e dey for maintenance.',
    why: 'One update dey run, or e stop halfway.',
    steps: ['Wait fifteen minutes. If e no end, ask di person wey dey look after am to run “bench migrate” again.'],
  },
  'ghost-starting': {
    cause: 'Di program wey dey run di website (Ghost) dey start or dey update',
    happened: 'Ghost, di program behind your website, dey start or dey update.',
    why: 'Restart or update wey dey take longer than e suppose.',
    steps: ['Wait five minutes. Then press “Check now” for di page of dis server here.'],
  },
  'theme-missing': {
    cause: 'Di design (theme) of di website no dey',
    happened: 'Di program behind your website dey find im design (im theme), and e no dey.',
    why: 'Somebody delete di theme folder or change im name, or nobody copy am for di last move or update.',
    steps: [
      'Sign in to di website’s admin page and choose another theme, or upload di theme wey miss again.',
      'If dat page no open, ask di person wey build di website to put di theme folder back for di server.',
    ],
  },
  'licence-ended': {
    cause: 'Di licence of di website’s program don end',
    happened: 'Di program behind dis page say im licence no valid.',
    why: 'Di licence no renew, or di machine’s address change for one move.',
    steps: ['Log in where you buy di program and renew di licence. After move, press “Reissue”.'],
  },
};
