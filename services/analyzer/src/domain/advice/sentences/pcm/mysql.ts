/** Data: what is said of MySQL and MariaDB. */
import type { mysql as english } from '../en/mysql.js';
import type { Translated } from '../translated.js';

export const mysql: Translated<typeof english, 'pcm'> = {
  'mysql-too-many-connections': {
    cause: 'Di database no fit take more visitors at once',
    happened: 'Di website dey ask di database (di store of all pages and orders). E dey answer “Too many connections”.',
    who: 'All visitors, or most of dem for busy hours.',
    why: 'More visitors or robots than usual. Or one slow page dey keep im place for too long.',
    steps: ['Switch on one cache plugin, so dat fewer visits go need ask di database.'],
  },
  'mysql-account-connections': {
    cause: 'Your hosting plan no allow more database visits at once',
    happened: 'Your website don finish im places for di database (di store of all pages and orders): “max_user_connections”.',
    who: 'All visitors, or most of dem for busy hours.',
    why: 'More visitors or robots than wetin your hosting plan allow, or one slow plugin.',
    steps: ['Switch on one cache plugin, or take di next bigger hosting plan.'],
  },
  'mysql-query-limit': {
    cause: 'Your hosting plan no allow more database questions dis hour',
    happened: 'Your website don ask di database (di store of all pages and orders) too many times dis hour.',
    who: 'All visitors, till di hour finish.',
    why: 'More visitors or robots than usual, or one plugin wey dey ask too often.',
    steps: ['Switch on one cache plugin, or take di next bigger hosting plan.'],
  },
  'mysql-wrong-password': {
    cause: 'Di database dey refuse di website’s password',
    happened: 'Di website dey knock for di database (di store of all pages and orders). Im name or password no dey work.',
    why: 'Di database password change, or di website move and still get di old one.',
    steps: [
      'Open di settings file of di website (“wp-config.php” or “.env”) and write down di database user inside am.',
      'For your hosting panel, open “Databases” and set new password for dat user. Put di same one for di file.',
    ],
  },
  'mysql-user-without-rights': {
    cause: 'Di website no get permission to use im database',
    happened: 'Di website fit log in to di database (di store of all pages and orders). But e no get permission to use am.',
    why: 'Di rights of di database user lost, mostly for one move or when dem make di user again.',
    steps: ['For your hosting panel, open “MySQL Databases”, then “Add User To Database”, and tick “All Privileges”.'],
  },
  'mysql-database-missing': {
    cause: 'Di website’s database no dey under im name',
    happened: 'Di website dey ask for one store of pages and orders (database) wey no dey under dis name.',
    why: 'Somebody delete di database or change im name, or di website move without am.',
    steps: ['For your hosting panel, open “MySQL Databases”. Compare di name with di one for di settings file of di website.'],
  },
  'mysql-table-missing': {
    cause: 'One part of di website’s database no dey',
    happened: 'Di program behind your website want one list from im database (di store of pages and orders). Dat list no dey.',
    why: 'New version go live before dem prepare di database for am. Or one move or repair lose dat part.',
    steps: ['Ask di person wey build di website to run di database update (“migrate”) of dis version.'],
  },
  'mysql-column-missing': {
    cause: 'Di database no match di version of di website',
    happened: 'Di program behind your website want something wey im database (di store of pages and orders) no get.',
    why: 'New version or plugin go live before dem prepare di database for am.',
    steps: ['Ask di person wey build di website to run di database update (“migrate”) of dis version.'],
  },
  'mysql-went-away': {
    cause: 'Di database cut di call for di middle',
    happened: 'Di database (di store of all pages and orders) cut di call when di website still dey ask. Di connection lost.',
    why: 'Di database program restart or im memory too small. One very big question fit cause am too.',
  },
  'mysql-not-running': {
    cause: 'Di database program no dey run',
    happened: 'Di website dey call di database program (di store of all pages and orders). Nobody dey pick up.',
    why: 'Di database program stop. Most times na because memory too small or disk don full.',
  },
  'mysql-name-not-found': {
    cause: 'Di website no find im database',
    happened: 'Di website dey find im database (di store of all pages and orders) under one wrong name.',
    why: 'Di website move, or im settings file get wrong name for di database.',
    steps: ['Put dat name for di settings file (“DB_HOST” in “wp-config.php” or “.env”).'],
  },
  'mysql-table-crashed': {
    cause: 'One part of di database get damage',
    happened: 'One part of di database (di store of all pages and orders) get damage. Nobody fit read am.',
    why: 'Di machine go off when e still dey write, or im disk don full.',
    steps: ['For your hosting panel, open “MySQL Databases” or “phpMyAdmin” and press “Repair Database”.'],
  },
  'mysql-read-only': {
    cause: 'Di database no dey let anybody write',
    happened: 'Di website fit read im database (di store of all pages and orders). But e no fit store anything inside.',
    who: 'Everybody wey want order, log in or send form.',
    why: 'Di hosting company dey move or repair am. Or di website dey ask copy instead of di main one.',
  },
  'mysql-full': {
    cause: 'Di database no get space again',
    happened: 'Di database (di store of all pages and orders) no fit store anything again: im disk don full.',
    who: 'Everybody. Orders and messages fit lost till space dey again.',
    why: 'Old backups, log files or mail don full di disk.',
  },
  'mysql-lock-wait': {
    cause: 'Two tasks dey block each other for di database',
    happened: 'One page dey wait for di database (di store of pages and orders). Another task no dey end.',
    who: 'Some visitors, mostly those wey dey order or pay.',
    why: 'One big import, one backup or one order wey dey stuck dey hold di lock.',
    steps: ['If import, export or backup dey run, wait make e end or stop am.'],
  },
  'mysql-host-blocked': {
    cause: 'Di database don lock di website’s machine out',
    happened: 'Di database (di store of all pages and orders) don lock di machine of your website out.',
    why: 'Many calls fail before: di network bad, or somebody try wrong password again and again.',
  },
  'mysql-host-not-allowed': {
    cause: 'Di database no dey let dis machine enter',
    happened: 'Di database (di store of all pages and orders) dey allow only machines wey e know. Di website’s machine no dey among dem.',
    why: 'Di website move to new machine, or im address change.',
    steps: ['For di panel of di database, open “Remote MySQL” and add di address of di website’s machine.'],
  },
  'mysql-packet-too-big': {
    cause: 'One question to di database too big',
    happened: 'Di website dey send im database (di store of pages and orders) more than e fit take.',
    who: 'Everybody wey open dis page.',
    why: 'One very long text, one big picture or one import.',
    steps: ['If one import dey run, cut am into smaller parts.'],
  },
  'database-refuses-question': {
    cause: 'Di database refuse one question wey di website ask',
    happened: 'Di database (di store of all pages and orders) dey answer, but e refuse wetin di website ask am.',
    who: 'Everybody wey open di page.',
    why: 'One plugin or new version dey ask in one way wey dis database no sabi. E dey happen after update or move.',
    steps: ['Send di words of di error page to di person wey build di website: dem name di question.'],
  },
};
