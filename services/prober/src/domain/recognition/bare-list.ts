import { titleOf } from '../page-text.js';

const OF_THE_MAIN_FOLDER = /^\s*((index of|directory listing for|listing directory|directory:?)\s?\[?\/\]?|[a-z0-9.:-]{3,253} - \/)\s*$/i;
const ENTRIES = 200;

/** What an account holds from its first day on, and what is left in it when a website was taken out. */
const OF_AN_ACCOUNT =
  /^(cgi-bin|\.well-known|error_log|\.ftpquota|\.htaccess|public_html|httpdocs|htdocs|\.cagefs|aspnet_client|\.trash|mail|etc|tmp|ssl)\/?$/i;
const LEFT_BEHIND =
  /^(.{1,120}\.(wpress|jpa|bak|old|log)|(backups?|old|bak|default|suspended)[\w.-]{0,40}\/?|(index|home|default)[\w-]{0,20}\.(html?|php)\.?[\w-]{1,20}|robots\.txt|favicon\.ico|\.[\w.-]{1,40}\/?)$/i;

const ARCHIVE = /\.(zip|rar|7z|tar|t?gz|tgz|bz2|xz|sql)$/i;
const OF_A_WEBSITE = /back-?up|bkp|site|public_?html|htdocs|httpdocs|www|wordpress|joomla|wp[-_]|database|dump|old|cpmove/i;

/** The parts of programs that lie beside their home page; so many of them are surely one. */
const PROGRAMS: readonly (readonly [number, readonly string[]])[] = [
  [2, ['wp-admin', 'wp-content', 'wp-includes', 'wp-config.php', 'wp-login.php', 'wp-settings.php', 'wp-load.php']],
  [4, ['administrator', 'components', 'modules', 'plugins', 'templates', 'libraries', 'media', 'configuration.php']],
  [3, ['core', 'sites', 'modules', 'profiles', 'themes', 'vendor', 'update.php']],
  [4, ['artisan', 'app', 'bootstrap', 'composer.json', 'public', 'resources', 'routes', 'storage', 'vendor']],
  [4, ['catalog', 'system', 'admin', 'image', 'extension', 'config.php']],
  [4, ['classes', 'controllers', 'config', 'modules', 'themes', 'translations', 'override', 'webservice', 'img']],
  [4, ['application', 'system', 'assets', 'uploads', 'user_guide', 'composer.json']],
  [4, ['pub', 'app', 'bin', 'generated', 'setup', 'var', 'vendor', 'lib']],
  [4, ['course', 'mod', 'theme', 'blocks', 'enrol', 'local', 'question', 'config.php', 'version.php']],
  [3, ['bin', 'app_data', 'app_code', 'views', 'global.asax', 'web.config', 'areas', 'controllers']],
  [3, ['manage.py', 'requirements.txt', 'static', 'templates', 'passenger_wsgi.py']],
  [3, ['package.json', 'node_modules', 'server.js', 'app.js', 'src', 'public', 'package-lock.json']],
];

/** A bare list of files where the home page should be, and not one that somebody offers for download. */
export function isHomeMissing(body: string): boolean {
  if (!OF_THE_MAIN_FOLDER.test(titleOf(body) ?? '')) return false;
  const entries = entriesOf(body);
  if (entries === null) return false;
  const names = entries.map((name) => name.replace(/\/$/, '').toLowerCase());
  if (PROGRAMS.some(([enough, parts]) => parts.filter((part) => names.includes(part)).length >= enough)) return true;
  if (entries.length === 0) return isEmpty(body);
  const archives = entries.filter((name) => ARCHIVE.test(name));
  // Several without such a name are offered for download.
  const areLeftBehind = archives.length === 1 || archives.every((name) => OF_A_WEBSITE.test(name));
  const isEmptied = entries.every((name) => OF_AN_ACCOUNT.test(name) || LEFT_BEHIND.test(name) || ARCHIVE.test(name));
  return areLeftBehind && isEmptied && entries.some((name) => OF_AN_ACCOUNT.test(name));
}

/** It leads nowhere but to itself and its parent, and no script draws it. */
function isEmpty(body: string): boolean {
  const isDrawn = /<script\b/i.test(body) && !body.includes('/_autoindex/');
  return !isDrawn && targetsOf(body).every((target) => /^(\.{0,2}\/?|\/?\?[^]*)$/.test(target));
}

/** Null where the list is too long to be what is left of anything. */
function entriesOf(body: string): string[] | null {
  const targets = targetsOf(body);
  if (targets.length === ENTRIES) return null;
  return targets
    .map((target) => decoded(target.replace(/^\.?\/(?!\/)/, '')))
    .filter((name) => name !== '' && !/^(\?|#|\.\.|[a-z]{2,9}:|\/\/)/i.test(name));
}

function targetsOf(body: string): string[] {
  const links = body.split(/<a\s[^>]{0,200}?href=["']/i, ENTRIES + 1).slice(1);
  return links.map((rest) => /^[^"']{0,300}/.exec(rest)![0]);
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
