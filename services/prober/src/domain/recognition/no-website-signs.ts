/** Data: what panels, hosting companies and programs show where no website is. */
import type { PageSign } from './page-signs.js';

const PANELS =
  'plesk|cpanel|whm|directadmin|hestia ?cp|vesta ?cp|ispconfig|cyberpanel|aapanel|bt panel|1panel|cloudpanel|virtualmin|webmin|froxlor|kloxo|interworx|i-mscp|ispmanager|openpanel|centos web panel|control web panel|keyhelp|sentora|ajenti';
const HOSTS =
  'hostinger|000webhost|infinityfree|ifastnet|byethost|awardspace|freehosting|truehost|whogohost|go54|qservers|garanntor|smartweb\\.com\\.ng|domainking|web4africa|syskay|hostafrica|afrihost|xneelo|konsoleh|domains\\.co\\.za|1-grid|axxess\\.co\\.za|kenya web ?experts|hostpinnacle|sasahost|lws\\.fr|o2switch|ovh(cloud)?|infomaniak|ionos|strato\\.(de|nl)|one\\.com|simply\\.com|hetzner|namecheap|godaddy|bluehost|hostgator|siteground|dreamhost|a2 ?hosting|interserver|a small orange|greengeeks|inmotion ?hosting|locaweb|hostmidia|umbler|aruba\\.it|register\\.it|heliohost|zone\\.ee';
const DOMAIN = '[a-z0-9-]{1,63}(\\.[a-z0-9-]{2,24}){1,3}';
const SITE = '(web ?site|site|web ?page|page|domain( name)?|web ?space|address)';

/** Of a panel: somebody has switched the website off in it. */
const stopped: PageSign[] = [
  {
    page: 'suspended',
    confidence: 0.96,
    title: /^\W{0,5}(sorry,? )?(the|this) (web ?)?site (has been|is|was) stopped\b|^\W{0,5}抱歉.{0,4}站点已(暂停|停止)/i,
    atMost: 1200,
  },
  {
    page: 'suspended',
    confidence: 0.96,
    text: /\b(this|the) (web ?)?site (has been|was|is) (stopped|shut down) by (the|its|an|your) (server |system |site )?administrator|\b(ce|le) site a été arrêté par (l['’]|son )administrateur|\beste site foi parado pelo administrador|\b(este|el) sitio (ha sido|fue) detenido por (el|su) administrador/i,
    atMost: 800,
  },
];

const unknownName: PageSign[] = [
  {
    page: 'no_site',
    confidence: 0.96,
    stays: true,
    text: /you see this page because there is no web ?site at this address|\b(there is )?no web ?site is (currently )?(configured|hosted|set up|available) (at|for|on|under) this (address|domain|name|server)|there is no web ?site configured (at|for|on|under) |the requested domain is not yet added to an active hosting account|no active hosting account for (it|this domain)|this domain (name )?(is|has) not (yet )?(been )?(configured|set up|activated|added) on this (server|service|hosting)|\bthe domain you (have )?accessed is reserved for a customer|apache is working on your cpanel/i,
    atMost: 1500,
  },
  {
    page: 'no_site',
    confidence: 0.95,
    stays: true,
    title:
      /domain not added to hosting account|^\W{0,5}site (not installed|non installé)\W{0,5}$|^\W{0,5}no web ?site (is )?(configured|hosted|found) (at|on|for|under)\b/i,
    atMost: 1500,
  },
  {
    page: 'no_site',
    confidence: 0.93,
    stays: true,
    text: /^.{0,80}\bthis domain (name )?(currently )?has no web ?site\b(?!( yet)?\?)|^.{0,80}\b(domain|web ?site|site|host ?name)( [a-z0-9.-]{3,80})? (was |is |has been |has |could )?not (yet )?(be |been )?(found|configured|set up|hosted|recogni[sz]ed) on (this|our) (web ?)?servers?\b|^.{0,80}\b(dieser|diese) domain (ist|wurde) (noch )?(nicht|kein\w{0,3}) .{0,40}(webspace|webhosting|hosting-?paket)|^.{0,80}\b(ce|ce nom de) domaine n['’]est (pas|associé à aucun|rattaché à aucun) .{0,30}hébergement|^.{0,80}\beste domínio não (está|foi) .{0,40}(hospedagem|alojamento|servidor)|^.{0,80}\beste dominio no (está|tiene) .{0,40}(hosting|alojamiento|servidor)/i,
    atMost: 500,
  },
];

/** What the first ones say, elsewhere. */
const inOtherLanguages: PageSign = {
  page: 'no_site',
  confidence: 0.95,
  stays: true,
  text: /\b(il n['’]existe |il n['’]y a )?aucun site( internet| web)?( n['’](est|a été|existe))?( actuellement)?( configuré| hébergé| installé| associé| disponible)? (à cette adresse|(pour|sur|sous|à) ce (nom de )?(domaine|serveur))|\b(no (existe|hay) )?ning[úu]n sitio( web)?( está)?( configurado| alojado| disponible)? (en|para) (esta dirección|este dominio|este servidor)|\bnão (existe|há) nenhum (site|website|sítio)( web)?( configurado| hospedado| alojado| disponível)? (neste|nesse|para este) (endereço|domínio|servidor)|\bunter dieser (adresse|domain) (ist|gibt es|existiert|wurde) (noch |derzeit |momentan )?keine? (web ?site|webseite|homepage|internetseite|webpräsenz)|\bnessun sito( web)?( è)?( configurato| presente| disponibile)? (a questo indirizzo|per questo dominio|su questo server)|\ber is geen website (ingesteld |geconfigureerd |gevonden )?(op|voor) (dit|deze) (adres|domein|server)|\bbu (adreste|alan adında) .{0,30}web sitesi (yok|bulunm)|لا يوجد (أي )?موقع .{0,20}(العنوان|النطاق|الخادم)|\bhakuna tovuti .{0,30}\b(anwani|domain|seva) hii|\ble propriétaire de ce (site|domaine) n['’]a pas encore (publié|mis en ligne|créé) ((de|d['’]un|du|des|son|sa|ses|le|la|les|un|une) ){0,2}(site|contenus?|pages?|fichiers?)\b|\bder (inhaber|betreiber) dieser (domain|website|seite) hat (hier )?noch kein\w{0,3} (inhalt|website|webseite|seite)|\bo proprietário deste (site|domínio) ainda não (publicou|enviou|carregou) ((o|a|os|as|um|uma|seu|sua|seus|suas|nenhum|nenhuma|qualquer) ){0,2}(site|website|sítio|conteúdos?|páginas?|arquivos?|ficheiros?)|\bel propietario de este (sitio|dominio) (aún|todavía) no ha (publicado|subido) ((el|la|los|las|un|una|su|sus|ningún|ninguna) ){0,2}(sitio|web|contenidos?|páginas?|archivos?)|\bfélicitations ?! votre (site( web)?|hébergement)( web)? (est|a été) (bien )?(installé|créé|activé)/i,
  atMost: 800,
};

const empty: PageSign[] = [
  inOtherLanguages,
  // Their pages draw themselves with a script of the panel.
  { page: 'no_site', confidence: 0.97, stays: true, source: /assets\.plesk\.com\/static\/default-(website|server)-content/i, atMost: 2500 },
  {
    page: 'no_site',
    confidence: 0.96,
    stays: true,
    text: /\bthis is a default web ?page generated for .{0,100}by plesk|\bis the plesk default page|\bif you are seeing this message, the website for .{0,100}is not available at this time|\bcongratulations, the site is created successfully|恭喜.{0,4}站点创建成功|\bthis is the default index page of your website|\bto change this page, upload your web ?site into the public_html|\bfuture home of something quite cool\b|\bthe (owner|webmaster|administrator) of this (web ?site|site|domain|web ?space) has not (yet )?(uploaded|published|put up|created) ((a|an|any|his|her|its|their|the|own) ){0,3}(web ?site|site|web ?page|content|contents|pages?|home ?page|files?|anything)\b/i,
    atMost: 1800,
  },
  {
    page: 'no_site',
    confidence: 0.96,
    stays: true,
    title:
      /^\W{0,5}(default page|default web ?page|website default page|success!?|p[áa]gina (padrão|predeterminada|por defecto)|page par défaut|standardseite|halaman default)\W{0,5}$/i,
    source:
      /\/\/([a-z0-9-]{1,40}\.){0,3}(hostinger\.[a-z.]{2,8}|000webhost\.com|hestiacp\.com|vestacp\.com|cyberpanel\.net|virtualmin\.com|directadmin\.com|ispconfig\.org|aapanel\.com|froxlor\.org|openpanel\.(com|org)|cloudpanel\.io)[/"']/i,
    atMost: 2500,
  },
  {
    page: 'no_site',
    confidence: 0.95,
    stays: true,
    title: new RegExp(
      `^\\W{0,5}((web ?server'?s |domain |website )?default (web ?)?(page|site|website))\\b.{0,60}\\b(${PANELS}|${HOSTS})\\b|^\\W{0,5}(${PANELS}|${HOSTS})\\b.{0,40}\\bdefault (web ?)?(page|site)\\b|^\\W{0,5}hosted (by|at|on) (${HOSTS})\\b|^\\W{0,5}(heroku \\| welcome to your new app|welcome to firebase hosting)`,
      'i',
    ),
    atMost: 1800,
  },
  {
    page: 'no_site',
    confidence: 0.94,
    stays: true,
    text: new RegExp(
      `^.{0,200}\\b(this is (the|a) )?default (web ?|index |home |landing |placeholder )?(page|site|website)\\b.{0,120}\\b(${PANELS}|${HOSTS})\\b|^.{0,120}\\b(${PANELS}|${HOSTS})('s)? default (web ?)?(page|site|website)\\b`,
      'i',
    ),
    atMost: 900,
  },
  {
    page: 'no_site',
    confidence: 0.94,
    stays: true,
    text: new RegExp(
      `^\\W{0,5}(welcome to (the home of )?)?(${DOMAIN}\\W{1,5}){1,2}(this ${SITE} )?(is )?(currently |proudly )?(hosted|parked) (by|at|on|with) (${HOSTS})\\b`,
      'i',
    ),
    atMost: 400,
  },
  {
    page: 'no_site',
    confidence: 0.94,
    stays: true,
    text: /\b(web )?app(lication)? (service )?is (up and )?running and (is )?waiting for your content|\bhey,? \w{1,20} developers! your app service is up and running|\byour first (aws )?elastic beanstalk .{0,40}application is now running|\bthis domain (is not|isn['’]t) connected to a (web ?site|store|shop) yet|\blooks like this domain isn['’]t connected to a web ?site/i,
    atMost: 1500,
  },
  {
    page: 'no_site',
    confidence: 0.94,
    stays: true,
    text: new RegExp(
      `^.{0,300}\\b(no (content|website|files|index file|home ?page) (has|have) (yet )?been (uploaded|published)( yet)?)\\b.{0,300}\\b(hosting|hébergement|hébergeur|webspace|hospedagem|alojamiento|${HOSTS}|${PANELS})\\b`,
      'i',
    ),
    atMost: 800,
  },
];

const PROGRAMS =
  'joomla|drupal|prestashop|opencart|abantecart|zen ?cart|oscommerce|cubecart|magento|bagisto|moodle|chamilo|claroline|ilias|nextcloud|owncloud|mediawiki|dokuwiki|phpbb|smf|mybb|flarum|matomo|piwik|mautic|phplist|suitecrm|sugarcrm|vtiger( crm)?|espocrm|perfex( crm)?|dolibarr|odoo|erpnext|akaunting|invoice ninja|invoiceplane|glpi|osticket|freescout|uvdesk|snipe-it|whmcs|blesta|clientexec|limesurvey|piwigo|concrete ?(cms|5)|typo3( cms)?|craft cms|october( ?cms)?|winter cms|processwire|silverstripe|textpattern|serendipity|modx( revolution)?|umbraco|dotnetnuke|dnn|orangehrm|openemr|koha|dspace|ojs|open journal systems|omeka';
const INSTALL =
  '(web )?(installer|installation|install|setup|set-up|instalación|instalação|installazione|kurulum|установка|التثبيت)( (wizard|assistant|guide|script|assistent))?';

const INSTALLER_TITLE = new RegExp(
  `^\\W{0,5}((${PROGRAMS})\\b[\\s\\d.:!|›»–—&;a-z-]{0,12}?\\b${INSTALL}|(install(ing|ation)?( of| de)?|set ?up|installer|assistant d['’]installation (de )?|asistente de instalación (de )?|assistente de instalação (do |de )?)[\\s:|›»–—-]{0,4}\\b(${PROGRAMS}))\\b[\\s\\d.!v|–—-]{0,14}$`,
  'i',
);

/** Whoever comes first may set the program up as a new one: its settings file is gone or its database is empty. */
const installers: PageSign[] = [
  {
    page: 'installer',
    confidence: 0.97,
    title: /^\W{0,5}wordpress\b/i,
    source: /wp-admin\/css\/install(\.min)?\.css[^]{0,6000}?(id="setup"|setup-config\.php\?step|class="language-chooser)/i,
    atMost: 6000,
  },
  {
    page: 'installer',
    confidence: 0.97,
    title: /^\W{0,5}wordpress\b/i,
    source: /<form id="setup"[^>]{0,100}\baction="[^"]{0,100}\binstall\.php\?step=/i,
    atMost: 6000,
  },
  {
    page: 'installer',
    confidence: 0.96,
    title: INSTALLER_TITLE,
    text: /\b((step|étape|paso|passo|schritt) \d{1,2} ?(of|sur|de|von|\/) ?\d|(choose|select|set) (your |a |the )?language|choisi(ssez|r) (la |votre )?langue|(seleccione|selecione|elija|escolha|wählen) .{0,20}(idioma|língua|sprache)|licen[cs]e agreement|system check|database (setup|host|name|username|prefix))\b/i,
    atMost: 4000,
  },
  {
    // Companies that set programs up speak of next steps as well.
    page: 'installer',
    confidence: 0.96,
    title: INSTALLER_TITLE,
    text: /\b(next|continue|suivant|continuer|continuar|siguiente|seguinte|próximo|weiter|(step|étape|paso|passo|schritt) \d|(server|system) requirements)\b/i,
    source: /^(?![^]*(<(nav|article)\b|rel=["']?canonical|property=["']?og:))[^]*<form\b/i,
    atMost: 4000,
  },
  {
    page: 'installer',
    confidence: 0.96,
    title: /\|\s*drupal\W{0,5}$/i,
    source: /(action|href)="[^"]{0,200}\/core\/install\.php|class="[^"]{0,200}\binstall(er|ation)?-(page|background|layout|task)/i,
    atMost: 6000,
  },
  {
    page: 'installer',
    confidence: 0.96,
    source: /<form[^>]{0,200}\bid="installform"[^>]{0,200}\binstall\.php|index\.php\?route=(install\/)?step_\d/i,
    atMost: 6000,
  },
  {
    page: 'installer',
    confidence: 0.95,
    title: /nextcloud|owncloud/i,
    source: /name="install" value="true"|class="setup-form/i,
    atMost: 4000,
  },
  {
    page: 'installer',
    confidence: 0.96,
    title: /^\W{0,5}odoo\W{0,5}$/i,
    // Not the list to choose one from.
    source: /^(?![^]*href=["']\/(web|odoo)[^"'?]{0,40}\?db=)[^]*\/web\/database\/(create|restore)["']/i,
    atMost: 6000,
  },
  {
    page: 'installer',
    confidence: 0.95,
    text: /^(error: )?no configuration file found and no installation code available|^(mediawiki [\d.]{1,12} )?localsettings\.php not found|^\W{0,5}(the )?(config|configuration|settings)(\.inc)?\.php (file )?(is )?(missing|not found|does not exist|was not found)\b.{0,120}\b(install|setup)/i,
    atMost: 600,
  },
];

/** The text of a program that nobody runs. */
const programText: PageSign[] = [
  {
    page: 'program_text',
    confidence: 0.96,
    source: /^\ufeff?\s{0,50}(<!doctype[^>]{0,200}>\s{0,20})?(<html[^>]{0,200}>\s{0,20})?(<head[^>]{0,100}>\s{0,20})?<\?(php\b|=|\s)/i,
  },
  {
    page: 'program_text',
    confidence: 0.95,
    source:
      /^\ufeff?\s{0,50}(<%[@=!-]?\s{0,4}[a-z'$]|<cf(set|include|output|component|application|query|param|import)\b|#!\/usr\/(local\/)?bin\/(env )?perl\b)/i,
  },
];

export const NO_WEBSITE_SIGNS: readonly PageSign[] = [...stopped, ...installers, ...unknownName, ...empty, ...programText];
