/** Data: how panels, shops, website programs and web servers give themselves away. */
import type { RecognisedId, RecognisedKind } from '@nowahala/kernel';

type ProgramKind = Exclude<RecognisedKind, 'hosting' | 'cdn' | 'page'>;

export interface ProgramSign {
  kind: ProgramKind;
  id: RecognisedId<ProgramKind>;
  headers?: readonly string[];
  headerValues?: readonly [string, RegExp][];
  /** Searched in the raw page. */
  source?: RegExp;
}

function sign<K extends ProgramKind>(kind: K, id: RecognisedId<K>, signs: Omit<ProgramSign, 'kind' | 'id'>): ProgramSign {
  return { kind, id, ...signs } as ProgramSign;
}

export const PROGRAM_SIGNS: readonly ProgramSign[] = [
  sign('panel', 'cpanel', {
    headerValues: [['server', /cpsrvd|cPanel/i]],
    source: /\/cgi-sys\/|cPanel,? (Inc|L\.?L\.?C)|alt="cPanel|href="[^"]{0,60}cpanel\.net/i,
  }),
  sign('panel', 'plesk', {
    headers: ['x-powered-by-plesk'],
    headerValues: [['x-powered-by', /plesk/i]],
    source: /<title>[^<]{0,40}Plesk|plesk-(ui|logo)|\/plesk-site-preview\//i,
  }),
  sign('panel', 'directadmin', {
    headerValues: [['server', /DirectAdmin/i]],
    source: /DirectAdmin (Login|Web Control)|JBMC Software/i,
  }),
  sign('panel', 'hpanel', {
    headerValues: [
      ['panel', /hpanel/i],
      ['platform', /hostinger/i],
    ],
    source: /hpanel\.hostinger\.com/i,
  }),
  sign('panel', 'cyberpanel', { source: /CyberPanel/ }),
  sign('panel', 'webmin', { headerValues: [['server', /^MiniServ/i]] }),
  sign('shop', 'woocommerce', { source: /\/plugins\/woocommerce\/|class="[^"]{0,300}\bwoocommerce\b|wc-ajax=/i }),
  sign('shop', 'shopify', {
    headers: ['x-shopify-stage', 'x-shopid', 'x-sorting-hat-shopid'],
    headerValues: [['powered-by', /shopify/i]],
    source: /cdn\.shopify\.com|Shopify\.theme/i,
  }),
  sign('shop', 'prestashop', {
    headerValues: [
      ['powered-by', /prestashop/i],
      ['set-cookie-names', /PrestaShop-/i],
    ],
    source: /content="PrestaShop/i,
  }),
  sign('shop', 'magento', {
    headers: ['x-magento-cache-debug', 'x-magento-tags'],
    source: /\/static\/version\d+\/frontend\/|Magento_/,
  }),
  sign('shop', 'opencart', { headerValues: [['set-cookie-names', /OCSESSID/]], source: /catalog\/view\/(theme|javascript)\//i }),
  sign('cms', 'wordpress', {
    headers: ['x-pingback'],
    headerValues: [
      ['link', /api\.w\.org/i],
      ['x-redirect-by', /wordpress/i],
      ['set-cookie-names', /wordpress_|wp-/i],
    ],
    source:
      /\/wp-(content|includes|json)\/|content="WordPress|class="wp-die-message|there has been a critical error on (this|your) website|Error establishing a database connection|Briefly unavailable for scheduled maintenance/i,
  }),
  sign('cms', 'joomla', {
    headerValues: [['x-content-encoded-by', /joomla/i]],
    source: /content="Joomla|\/media\/(jui|system)\/js\//i,
  }),
  sign('cms', 'drupal', {
    headers: ['x-drupal-cache', 'x-drupal-dynamic-cache'],
    headerValues: [['x-generator', /drupal/i]],
    source: /content="Drupal|\/sites\/default\/files\/|drupal-settings-json/i,
  }),
  sign('cms', 'ghost', { headers: ['x-ghost-cache-status'], source: /content="Ghost \d/i }),
  sign('cms', 'wix', {
    headers: ['x-wix-request-id', 'x-wix-renderer-server'],
    headerValues: [['server', /^Pepyaka/i]],
    source: /static\.wixstatic\.com|static\.parastorage\.com/i,
  }),
  sign('cms', 'squarespace', {
    headerValues: [['server', /squarespace/i]],
    source: /static1\.squarespace\.com|Static\.SQUARESPACE_CONTEXT/i,
  }),
  sign('cms', 'webflow', { headerValues: [['x-wf-region', /./]], source: /data-wf-(site|page)=|content="Webflow"/i }),
  sign('cms', 'blogger', { source: /content=['"]blogger['"]|www\.blogger\.com\/static/i }),
  sign('framework', 'nextjs', {
    headers: ['x-nextjs-cache', 'x-nextjs-matched-path', 'x-nextjs-prerender'],
    headerValues: [['x-powered-by', /next\.js/i]],
    source: /\/_next\/static\/|id="__NEXT_DATA__"/i,
  }),
  sign('framework', 'nuxt', { headerValues: [['x-powered-by', /nuxt/i]], source: /id="__nuxt"|\/_nuxt\//i }),
  sign('framework', 'laravel', {
    headerValues: [['set-cookie-names', /laravel_session|XSRF-TOKEN/i]],
    source: /Illuminate\\|laravel_session|Laravel v\d|class="ignition/i,
  }),
  sign('framework', 'django', {
    headerValues: [
      ['set-cookie-names', /csrftoken/i],
      ['server', /WSGIServer/i],
    ],
    source: /csrfmiddlewaretoken|You're seeing this error because you have <code>DEBUG/i,
  }),
  sign('framework', 'rails', {
    headerValues: [['x-powered-by', /phusion passenger/i]],
    source: /We're sorry, but something went wrong|content="authenticity_token"|Action Controller: Exception/i,
  }),
  sign('framework', 'express', { headerValues: [['x-powered-by', /^express/i]], source: /<pre>Cannot GET \//i }),
  sign('framework', 'aspnet', {
    headers: ['x-aspnet-version', 'x-aspnetmvc-version'],
    headerValues: [['x-powered-by', /asp\.net/i]],
    source: /Server Error in '\/[^']{0,80}' Application|__VIEWSTATE/i,
  }),
  sign('framework', 'php', {
    headerValues: [
      ['x-powered-by', /^php/i],
      ['set-cookie-names', /PHPSESSID/i],
    ],
    source: /(fatal|parse) error(<\/b>)?:\s.{3,300}\.php\b/is,
  }),
  sign('server', 'openresty', { headerValues: [['server', /^openresty/i]], source: /<center>openresty/i }),
  sign('server', 'nginx', { headerValues: [['server', /^nginx/i]], source: /<center>nginx|Welcome to nginx!/i }),
  sign('server', 'apache', { headerValues: [['server', /^apache/i]], source: /<address>Apache|Apache2? .{0,20}Default Page/i }),
  sign('server', 'litespeed', {
    headers: ['x-litespeed-cache'],
    headerValues: [['server', /litespeed/i]],
    source: /LiteSpeed (Web Server|Technologies)/i,
  }),
  sign('server', 'iis', { headerValues: [['server', /^microsoft-(iis|httpapi)/i]] }),
  sign('server', 'caddy', { headerValues: [['server', /^caddy/i]] }),
  sign('server', 'varnish', { headers: ['x-varnish'], source: /Varnish cache server|Guru Meditation/i }),
];
