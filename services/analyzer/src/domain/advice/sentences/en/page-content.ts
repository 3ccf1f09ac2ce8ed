/** Data: what is said of what a page shows instead of the website. */
export const pageContent = {
  'account-suspended': {
    cause: 'The hosting account is suspended',
    happened: '{company} has switched your account off and shows a page that says so.',
    who: 'Everybody. Mail of the same account may be off too.',
    why: 'Most often an open bill. Sometimes too much load, or a virus found on the website.',
    steps: ['Ask for a copy of your data if it takes more than a day.'],
  },
  'wordpress-database': {
    cause: 'WordPress cannot reach its database',
    happened: 'WordPress cannot reach its database, the store of all your pages and orders.',
    why: 'The database program is off or overloaded. After a move, its password may be wrong in “wp-config.php”.',
    steps: [
      'In cPanel, open “MySQL Databases” and press “Check Database”, then “Repair Database”.',
      'If you changed a database password lately, put the new one in “wp-config.php”.',
    ],
  },
  'database-away': {
    cause: 'The website cannot reach its database',
    happened: 'The website cannot reach its database, the store of all your pages and orders.',
    why: 'The database program is off or full, or its password was changed.',
  },
  'php-memory': {
    cause: 'The website program ran out of memory',
    happened: 'The program behind your website needed more memory than it may use, and stopped.',
    who: 'Everybody who opens the page.',
    why: 'A heavy plugin, a big import, or a limit that is too low.',
  },
  'php-fatal': {
    cause: 'The website program (PHP) stopped in the middle',
    happened: 'The program behind your website (written in PHP) stopped in the middle of the page.',
    who: 'Everybody who opens the page.',
    why: 'A plugin, a theme or a new PHP version that does not fit the website.',
    steps: ['If PHP was changed lately: in cPanel, open “MultiPHP Manager” and choose the version before.'],
  },
  'wordpress-update-stuck': {
    cause: 'A WordPress update got stuck half-way',
    happened: 'WordPress began an update and shows “Briefly unavailable”. That should last a minute.',
    who: 'Everybody who opens the website sees only this line.',
    why: 'The update was cut off and left the file “.maintenance” behind.',
    steps: [
      'Wait five minutes: the update may still be running.',
      'Then in cPanel, open “File Manager”, “Settings”, tick “Show Hidden Files”. Delete “.maintenance” in “public_html”.',
      'Then delete the file “.maintenance” in the main folder of the website.',
      'Sign in to WordPress and start the update again.',
    ],
  },
  'maintenance-left-on': {
    cause: 'The website shows its maintenance page',
    happened: 'The website shows a maintenance page (“we will be back soon”).',
    who: 'Everybody. Nobody can use the website while it is on.',
    why: 'Somebody is working on it, or the page was left on afterwards.',
    steps: [
      'Ask the person who looks after the website if work is going on. If so, press “Pause” on this server here.',
      'If not: in WordPress, open “Plugins” and switch off the “maintenance” or “coming soon” plugin.',
      'If not, ask for the command “php artisan up”.',
      'If not: in Shopify, open “Online Store”, “Preferences” and take the password off.',
      'If not, ask for the maintenance mode to be switched off.',
    ],
  },
  'empty-server': {
    cause: 'The server is empty: your pages are not on it',
    happened: 'The server shows the page of an empty machine. Your own pages are not there.',
    who: 'Everybody who opens the website.',
    why: 'The files were moved or deleted, or the domain leads to a new machine that is not filled yet.',
  },
  'home-page-missing': {
    cause: 'The home page of the website is missing',
    happened: 'Visitors see a bare list of files. The home page of your website is not in its main folder.',
    who: 'Everybody who opens the website.',
    why: 'Its file (“index.php” or “index.html”) was deleted or renamed, or the website lies in another folder.',
    steps: [
      'In your hosting panel, open “File Manager” and look in “public_html”. Put “index.php” or “index.html” back from a backup.',
      'Move backups out of that folder: strangers can download them.',
    ],
    otherwise: { happened: 'The server works, but it finds no home page for {host} in its main folder (code 404).' },
  },
  'website-not-set-up': {
    cause: 'The website has lost its settings and asks to be set up anew',
    happened: 'The program behind your website finds no settings or no data, and offers to be set up anew to everybody.',
    who: 'Everybody. A stranger could take the website over with this page.',
    why: 'Its settings file is gone, or its database (the store of all pages) is empty. That happens in a move or a clean-up.',
  },
  'program-not-run': {
    cause: 'The server shows the website’s program instead of running it',
    happened: 'Visitors see the text of the program behind your website. The part of the server that should run it is off or missing.',
    who: 'Everybody who opens the page.',
    why: 'That part was lost in an update or a move of the machine.',
    steps: [
      'Ask the person who looks after the machine to install that part again (PHP, ASP, Java or Perl), and to restart the web server.',
    ],
  },
  'prove-you-are-human': {
    cause: 'A “prove that you are human” page stands in the way',
    happened: 'A page that asks “are you human?” stands before your website. It stops our checks.',
    who: 'Mostly robots like our checks. Your visitors may have to press a button first.',
    why: 'A protection was switched on, by you or by itself during an attack.',
    notice: 'Our website may ask you to prove that you are human. Press the box once and it will open.',
    steps: [
      'Open the website on your phone. If it opens, your customers are fine.',
      'In Cloudflare, open “Security”, then “Settings”. If “I’m Under Attack” is on and no attack is going on, switch it off.',
    ],
  },
  'website-kit-off': {
    cause: '{company} does not show your website',
    happened: '{company} is up, but it does not show a website under {host}.',
    who: 'Everybody who opens the website.',
    why: 'The plan has ended, the site was not published or set to “private”, or the domain was taken off it.',
    steps: ['In {company}, open “Domains” and check that {host} is connected.'],
  },
} as const;
