/** Data: what is said of PHP. */
import type { php as english } from '../en/php.js';
import type { Translated } from '../translated.js';

export const php: Translated<typeof english, 'pcm'> = {
  'php-extension-missing': {
    cause: 'One part of PHP wey di website need no dey',
    happened: 'Di program behind your website need one part of PHP wey dey off.',
    who: 'Everybody wey open di page.',
    why: 'PHP change to new version, or di website move. Di new one no get dis part (“extension”).',
    steps: [
      'For your hosting panel, open “Select PHP Version”, then “Extensions”. Tick di ones wey di error name (mysqli, curl, mbstring, gd).',
    ],
  },
  'php-function-missing': {
    cause: 'One plugin or one file of di website no fit work with di rest',
    happened: 'Di program behind your website dey call one piece wey no dey, so e dey stop.',
    who: 'Everybody wey open di page.',
    why: 'Update of one plugin, theme or PHP no complete, or e no fit work with di rest.',
  },
  'php-class-missing': {
    cause: 'One file of di website no dey',
    happened: 'Di program behind your website dey find one piece of itself wey no dey.',
    who: 'Everybody wey open di page.',
    why: 'Files lost for one update or upload, or one plugin no remove finish.',
  },
  'php-parse-error': {
    cause: 'One program file of di website get typing error',
    happened: 'Di server no fit read one file of di program behind your website: typing error dey inside.',
    who: 'Everybody wey open di page.',
    why: 'Somebody edit one file, or one upload cut for middle. File wey dem make for newer PHP look di same.',
    steps: ['If somebody edit one file today (often “functions.php”), bring back di version before.'],
  },
  'php-packages-missing': {
    cause: 'Dem upload di website without im packages',
    happened: 'Di program behind your website dey find im packages (di folder “vendor”), and dem no dey.',
    who: 'Everybody wey open di page.',
    why: 'Di last upload no complete: “composer install” no run.',
    steps: ['Ask di person wey build di website to run “composer install” for di server.'],
  },
  'php-storage-missing': {
    cause: 'Di website no see im folder “storage”',
    happened:
      'Di program behind your website dey find im packages for one folder wey dem call “storage”, beside im main folder. Dem no dey there.',
    who: 'Everybody wey open di page.',
    why: 'Dem leave di folder behind for move or upload, or di settings file get old path to am.',
    steps: [
      'Copy di folder “storage” from di old place or from backup to where di website dey find am.',
      'Or correct im path (“DIR_STORAGE”) for di two files “config.php”.',
    ],
  },
  'php-prepended-file-missing': {
    cause: 'PHP no see one file wey e dey load before every page',
    happened: 'PHP (di language of your website) must load one file before every page, many times na di firewall of Wordfence. E no dey.',
    who: 'Everybody wey open di website.',
    why: 'Di website move or somebody delete one plugin, and one line of im settings still dey call di old place.',
    steps: [
      'For di main folder of di website, open “.user.ini”, “.htaccess” and “php.ini”. Delete di line wey get “auto_prepend_file”, or correct im path.',
      'Wait five minutes, then open di website for your phone.',
    ],
  },
  'php-file-missing': {
    cause: 'One file of di website no dey',
    happened: 'Di program behind your website dey find one of im files, and e no dey.',
    who: 'Everybody wey open di page.',
    why: 'Somebody delete di file or change im name. Or e lost for one upload, or one virus scan remove am.',
  },
  'php-file-not-allowed': {
    cause: 'Di website no fit use im own files',
    happened: 'Di program behind your website no get permission to read or write one of im own files.',
    who: 'Everybody wey open di page.',
    why: 'Rights of files and folders change for one upload, move or backup.',
  },
  'php-took-too-long': {
    cause: 'Di program wey dey run di website (PHP) take too long',
    happened: 'Di program behind your website work on di page for too long, so dem stop am.',
    who: 'Everybody wey open di page.',
    why: 'One slow plugin, one slow database, or one service somewhere wey no dey answer.',
  },
  'php-version-wrong': {
    cause: 'Di PHP version no fit work with di website',
    happened: 'Di website need another version of PHP (di language wey dem write am in) than di server get.',
    who: 'Everybody wey open di page.',
    why: 'Di website update and e need newer PHP. Or one move carry di PHP version back.',
    steps: ['For your hosting panel, open “MultiPHP Manager” or “PHP version”. Choose your domain and di version wey di error name.'],
  },
  'php-session-folder': {
    cause: 'Di website no fit keep im visitors’ sessions',
    happened: 'Di program behind your website no fit store who log in.',
    who: 'Everybody wey log in or put something for basket.',
    why: 'Di disk don full, or nobody get permission to use di folder for sessions.',
  },
  'php-folder-fence': {
    cause: 'Di website no fit reach one of im folders',
    happened: 'Di server no dey let di program behind your website use one folder wey e need.',
    who: 'Everybody wey open di page.',
    why: 'Di website move, or di fence around am (“open_basedir”) change.',
  },
  'php-declared-twice': {
    cause: 'Two plugins of di website jam each other',
    happened: 'Two parts of di program behind your website get di same name, so e stop.',
    who: 'Everybody wey open di page.',
    why: 'One plugin dey there two times, or somebody paste one piece inside “functions.php” two times.',
  },
  'php-wrong-kind': {
    cause: 'One plugin no fit work with di PHP version',
    happened: 'Di program behind your website get something wey e no fit work with, so e stop.',
    who: 'Everybody wey open di page.',
    why: 'Most times na plugin or theme wey too old for di PHP version, often just after PHP change.',
    steps: ['If PHP change recently: for your hosting panel, choose di version before.'],
  },
  'ioncube-missing': {
    cause: 'One loader wey di website need (ionCube) no dey',
    happened: 'One part of your website wey you buy dey lock. Di program wey dey open am (ionCube) no dey there.',
    who: 'Everybody wey open di page.',
    why: 'PHP change to new version, or di website move.',
    steps: ['For your hosting panel, open “Select PHP Version”, then “Extensions”, and tick “ioncube_loader”.'],
  },
  'php-not-run': {
    cause: 'Di server dey show di website’s program instead of to run am',
    happened: 'People dey see di text of di program behind your website. PHP, wey suppose run am, dey off or e no dey.',
    who: 'Everybody wey open di page.',
    why: 'PHP lost when di machine update or move. Or di server no get again di PHP version wey di website dey ask for.',
    steps: [
      'Ask di person wey dey look after di machine to install PHP again and restart di web server.',
      'For your hosting panel, open “MultiPHP Manager” (or “Select PHP Version”), and choose one PHP version for {host}.',
    ],
  },
  'php-program-not-started': {
    cause: 'Di server no find di website’s program',
    happened: 'PHP, wey dey run your website, dey find im files for folder where dem no dey.',
    who: 'Everybody wey open di page.',
    why: 'Somebody move di main folder of di website or change im name, or di upload no complete.',
    steps: ['Check if “index.php” dey for di main folder of di website (“public_html” or “public”).'],
  },
  'laravel-key-missing': {
    cause: 'One secret key no dey for di website’s settings',
    happened: 'Di program behind your website (Laravel) no get secret key and e no dey start.',
    why: 'Di settings file “.env” no dey or e dey empty, mostly after upload or move.',
    steps: ['Ask di person wey build di website to bring back “.env”, or to run “php artisan key:generate”.'],
  },
  'laravel-cannot-write': {
    cause: 'Di website no get permission to write for im own folder',
    happened: 'Di program behind your website (Laravel) no get permission to write for im folder “storage”.',
    why: 'Di rights or owner of di folder change with di last upload.',
  },
  'laravel-assets-missing': {
    cause: 'Dem upload di website without im built files',
    happened: 'Di program behind your website (Laravel) no get di files wey dey make how e look.',
    why: 'Di last upload no complete: “npm run build” no run.',
    steps: ['Ask di person wey build di website to run “npm run build” and upload di folder “public/build”.'],
  },
  'laravel-piece-missing': {
    cause: 'One piece of di new version no dey',
    happened: 'Di program behind your website (Laravel) dey find one piece of itself wey no dey.',
    why: 'Di last upload no complete, or one old cache dey name pieces wey don go.',
    steps: ['Ask di person wey build di website to run “php artisan optimize:clear”.'],
  },
  'laravel-maintenance': {
    cause: 'Di website (Laravel) dey for maintenance mode',
    happened: 'Di program behind your website say e don close for work (code 503).',
    why: 'Somebody run “php artisan down” for one update, and nobody end am.',
    steps: ['Ask di person wey build di website if work dey go on. If no, make dem run “php artisan up”.'],
  },
  'laravel-old-session-key': {
    cause: 'Di website’s secret key change',
    happened: 'Di program behind your website no fit open wetin e lock before: im secret key now na another one.',
    who: 'Everybody wey log in before, and all data wey di old key lock.',
    why: '“APP_KEY” for di file “.env” change or dem make new one.',
    steps: ['Ask di person wey build di website to put di old “APP_KEY” back from di backup.'],
  },
  'codeigniter-database': {
    cause: 'Di website no fit reach im database',
    happened: 'Di program behind your website no fit reach im database, di store of all pages and orders.',
    why: 'Di database program dey off, or di settings of di website get wrong name or password.',
    steps: ['Compare user, password and name for “application/config/database.php” or “.env” with your hosting panel.'],
  },
  'codeigniter-folder': {
    cause: 'One folder of di website no dey',
    happened: 'Di program behind your website no find one of im own folders.',
    why: 'Somebody move di folder, change im name, or no upload am.',
    steps: ['Look inside di main folder of di website for “system” and “application”. If one no dey, upload am again.'],
  },
  'cakephp-database': {
    cause: 'Di website no fit reach im database',
    happened: 'Di program behind your website no fit reach im database, di store of all pages and orders.',
    why: 'Di database program dey off, or di settings get wrong name or password.',
  },
  'symfony-error': {
    cause: 'Di program wey dey run di website (Symfony) stop with error',
    happened: 'Di program behind your website (dem make am with Symfony) stop with error.',
    why: 'New version go live with problem, one file no dey, or di database no dey answer.',
    steps: ['Ask di person wey build am to read “var/log/prod.log”. Di last lines go show di cause.'],
  },
  'yii-error': {
    cause: 'Di program wey dey run di website (Yii) stop with error',
    happened: 'Di program behind your website (dem make am with Yii) stop with error.',
    why: 'New version go live with problem, or di database no dey answer.',
    steps: ['Ask di person wey build am to read “runtime/logs/app.log”. Di last lines go show di cause.'],
  },
  'php-too-new': {
    cause: 'PHP for di server too new for di website',
    happened: 'Di website dey use old words of PHP (di language wey dem write am in). Di PHP version of dis server no sabi dem again.',
    who: 'Everybody wey open di page.',
    why: 'PHP change to newer version, or di website move. Di website, or one of im plugins, old pass am.',
    steps: [
      'For your hosting panel, open “MultiPHP Manager” or “PHP version” and choose di version before for {host}.',
      'Then ask di person wey build di website to update am, or im plugin, for di new PHP.',
    ],
  },
  'php-function-off': {
    cause: 'One function of PHP wey di website need dey off',
    happened: 'Di website dey use one function of PHP (di language wey dem write am in) wey dis server no allow.',
    who: 'Everybody wey open di page.',
    why: 'Di hosting company dey switch some functions off for safety. E dey show after move or change of PHP.',
    steps: [
      'Send di words of di error page to di company wey host your website. Ask if dem fit allow dis function (“disable_functions”, “allow_url_fopen”).',
    ],
  },
};
