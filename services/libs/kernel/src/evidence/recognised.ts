/**
 * Things the prober can recognise behind a website without asking anybody: by name servers, reverse names, headers,
 * address ranges and tell-tale texts. The rule catalogue names buttons and phone numbers by these ids.
 */
export const recognisable = {
  hosting: {
    whogohost: 'Whogohost',
    qservers: 'QServers',
    garanntor: 'Garanntor',
    truehost: 'Truehost',
    hostafrica: 'HOSTAFRICA',
    afrihost: 'Afrihost',
    smartweb: 'SmartWeb',
    web4africa: 'Web4Africa',
    domainking: 'DomainKing',
    syskay: 'Syskay',
    kenyawebexperts: 'Kenya Web Experts',
    xneelo: 'xneelo',
    namecheap: 'Namecheap',
    godaddy: 'GoDaddy',
    hostinger: 'Hostinger',
    bluehost: 'Bluehost',
    hostgator: 'HostGator',
    siteground: 'SiteGround',
    dreamhost: 'DreamHost',
    a2hosting: 'A2 Hosting',
    interserver: 'InterServer',
    ionos: 'IONOS',
    contabo: 'Contabo',
    digitalocean: 'DigitalOcean',
    hetzner: 'Hetzner',
    ovh: 'OVHcloud',
    linode: 'Akamai (Linode)',
    vultr: 'Vultr',
    aws: 'Amazon Web Services',
    azure: 'Microsoft Azure',
    gcp: 'Google Cloud',
    oracle: 'Oracle Cloud',
    alibaba: 'Alibaba Cloud',
    vercel: 'Vercel',
    netlify: 'Netlify',
    heroku: 'Heroku',
    render: 'Render',
    railway: 'Railway',
    flyio: 'Fly.io',
    github_pages: 'GitHub Pages',
    wpengine: 'WP Engine',
    kinsta: 'Kinsta',
    wordpress_com: 'WordPress.com',
  },
  cdn: {
    cloudflare: 'Cloudflare',
    cloudfront: 'Amazon CloudFront',
    fastly: 'Fastly',
    akamai: 'Akamai',
    bunny: 'bunny.net',
    sucuri: 'Sucuri',
    imperva: 'Imperva',
    quic_cloud: 'QUIC.cloud',
  },
  panel: {
    cpanel: 'cPanel',
    plesk: 'Plesk',
    directadmin: 'DirectAdmin',
    hpanel: 'hPanel',
    cyberpanel: 'CyberPanel',
    webmin: 'Webmin',
  },
  cms: {
    wordpress: 'WordPress',
    joomla: 'Joomla',
    drupal: 'Drupal',
    ghost: 'Ghost',
    wix: 'Wix',
    squarespace: 'Squarespace',
    webflow: 'Webflow',
    blogger: 'Blogger',
  },
  shop: {
    woocommerce: 'WooCommerce',
    shopify: 'Shopify',
    prestashop: 'PrestaShop',
    magento: 'Magento',
    opencart: 'OpenCart',
  },
  framework: {
    laravel: 'Laravel',
    nextjs: 'Next.js',
    nuxt: 'Nuxt',
    django: 'Django',
    rails: 'Ruby on Rails',
    express: 'Express',
    aspnet: 'ASP.NET',
    php: 'PHP',
  },
  server: {
    nginx: 'nginx',
    apache: 'Apache',
    litespeed: 'LiteSpeed',
    iis: 'Microsoft IIS',
    caddy: 'Caddy',
    openresty: 'OpenResty',
    varnish: 'Varnish',
  },
  page: {
    parked: 'a parked-domain page',
    suspended: 'a "hosting account suspended" page',
    database_error: 'a "no database connection" page',
    php_fatal: 'a PHP error page',
    php_memory: 'a PHP "out of memory" page',
    disk_full: 'a "disk is full" page',
    maintenance: 'a maintenance page',
    default_page: 'the empty welcome page of a new server',
    directory_listing: 'a bare list of files',
    bot_challenge: 'a "prove that you are human" page',
    firewall_block: 'a firewall block page',
    bandwidth_exceeded: 'a "bandwidth limit exceeded" page',
    debug_page: "a programmer's error page",
    no_such_app: 'a "no such app here" page',
  },
} as const;

export type RecognisedKind = keyof typeof recognisable;
export type RecognisedId<K extends RecognisedKind = RecognisedKind> = K extends RecognisedKind ? keyof (typeof recognisable)[K] : never;

export interface Recognised<K extends RecognisedKind = RecognisedKind> {
  kind: K;
  id: RecognisedId<K>;
  name: string;
  /** What gave it away, in our words: `name server ns1.whogohost.com`. */
  by: string;
  /** 0 to 1; below 0.5 nothing is reported. */
  confidence: number;
}
