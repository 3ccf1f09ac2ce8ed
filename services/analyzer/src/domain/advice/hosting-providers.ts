/** `shared`: rented space with a panel · `machine`: a server of one's own · `app`: a place that runs programs · `builder`: a website kit. */
export type HostingKind = 'shared' | 'machine' | 'app' | 'builder';
export type Panel = 'cPanel' | 'Plesk' | 'DirectAdmin' | 'hPanel' | 'CyberPanel';

/** A company that keeps websites, and the names of the buttons there. Only what its own panel shows. */
export interface HostingProvider {
  name: string;
  kind: HostingKind;
  panel?: Panel;
  /** Path of buttons that starts the machine or program again. */
  restart?: string;
  /** Path of buttons to what the program wrote before it failed. */
  logs?: string;
  /** Path of buttons that brings back the last good version. */
  rollback?: string;
  /** Path of buttons to the settings (names and secret values) of the program. */
  settings?: string;
  /** Path of buttons to a machine's firewall. */
  firewall?: string;
  /** Path of buttons to open invoices. */
  billing?: string;
}

const clientArea = '{clientArea}, “Billing”, {then} “My Invoices”';

const shared = (name: string, over: Partial<HostingProvider> = {}): HostingProvider => ({
  name,
  kind: 'shared',
  panel: 'cPanel',
  billing: clientArea,
  ...over,
});
const machine = (name: string, restart: string, over: Partial<HostingProvider> = {}): HostingProvider => ({
  name,
  kind: 'machine',
  restart,
  billing: '“Billing”',
  ...over,
});
const app = (name: string, over: Partial<HostingProvider>): HostingProvider => ({ name, kind: 'app', billing: '“Billing”', ...over });
const builder = (name: string, over: Partial<HostingProvider> = {}): HostingProvider => ({
  name,
  kind: 'builder',
  billing: '“Billing”',
  ...over,
});

export const hostingProviders: Record<string, HostingProvider> = {
  whogohost: shared('Whogohost'),
  qservers: shared('QServers'),
  garanntor: shared('Garanntor'),
  truehost: shared('Truehost'),
  hostafrica: shared('HOSTAFRICA'),
  afrihost: shared('Afrihost'),
  smartweb: shared('SmartWeb'),
  web4africa: shared('Web4Africa'),
  domainking: shared('DomainKing'),
  syskay: shared('Syskay'),
  kenyawebexperts: shared('Kenya Web Experts'),
  xneelo: { name: 'xneelo', kind: 'shared', billing: '“Billing”' },
  namecheap: shared('Namecheap', { billing: '“Account”, {then} “Billing”' }),
  godaddy: shared('GoDaddy', { billing: '“My Products”, {then} “Renewals & Billing”' }),
  hostinger: shared('Hostinger', { panel: 'hPanel', billing: '“Billing”, {then} “Payment history”' }),
  bluehost: shared('Bluehost', { billing: '“Billing”' }),
  hostgator: shared('HostGator', { billing: '“Billing”' }),
  siteground: { name: 'SiteGround', kind: 'shared', billing: '“Billing”', logs: '“Site Tools”, “Statistics”, {then} “Error Log”' },
  dreamhost: { name: 'DreamHost', kind: 'shared', billing: '“Billing & Account”' },
  a2hosting: shared('A2 Hosting'),
  interserver: shared('InterServer'),
  ionos: { name: 'IONOS', kind: 'shared', billing: '“Invoices”' },
  wpengine: { name: 'WP Engine', kind: 'shared', logs: '{site}, {then} “Error logs”', billing: '“Billing”' },
  kinsta: {
    name: 'Kinsta',
    kind: 'shared',
    logs: '{site}, {then} “Logs”',
    restart: '{site}, “Tools”, {then} “Restart PHP”',
    billing: '“Company”, {then} “Billing”',
  },
  contabo: machine('Contabo', '“Your services”, “Manage”, {then} “Restart”'),
  digitalocean: machine('DigitalOcean', '“Droplets”, {machine}, “Power”, {then} “Power Cycle”', {
    firewall: '“Networking”, {then} “Firewalls”',
  }),
  hetzner: machine('Hetzner', '“Servers”, {machine}, “Power”, {then} “Power cycle”', { firewall: '“Firewalls”' }),
  ovh: machine('OVHcloud', '{machine}, {then} “Reboot”'),
  linode: machine('Akamai (Linode)', '“Linodes”, {machine}, {then} “Reboot”', { firewall: '“Firewalls”' }),
  vultr: machine('Vultr', '“Products”, {machine}, {then} “Restart Server”', { firewall: '“Network”, {then} “Firewall”' }),
  aws: machine('Amazon Web Services', '“EC2”, “Instances”, {machine}, “Instance state”, {then} “Reboot instance”', {
    firewall: '“EC2”, {then} “Security Groups”',
  }),
  azure: machine('Microsoft Azure', '“Virtual machines”, {machine}, {then} “Restart”', { firewall: '{networking}' }),
  gcp: machine('Google Cloud', '“Compute Engine”, “VM instances”, {machine}, {then} “Reset”', {
    firewall: '“VPC network”, {then} “Firewall”',
  }),
  oracle: machine('Oracle Cloud', '“Compute”, “Instances”, {machine}, {then} “Reboot”', {
    firewall: '{subnet}, {then} “Security Lists”',
  }),
  alibaba: machine('Alibaba Cloud', '“Instances”, {machine}, {then} “Restart”', { firewall: '“Security Groups”' }),
  vercel: app('Vercel', {
    logs: '{project}, {then} “Logs”',
    rollback: '{project}, “Deployments”, {lastGood}, {then} “Instant Rollback”',
    settings: '{project}, “Settings”, {then} “Environment Variables”',
  }),
  netlify: app('Netlify', {
    logs: '{ownSite}, {then} “Logs”',
    rollback: '{ownSite}, “Deploys”, {lastGood}, {then} “Publish deploy”',
    settings: '“Site configuration”, {then} “Environment variables”',
  }),
  heroku: app('Heroku', {
    restart: '{app}, “More”, {then} “Restart all dynos”',
    logs: '{app}, “More”, {then} “View logs”',
    rollback: '{app}, “Activity”, {lastGood}, {then} “Roll back to here”',
    settings: '{app}, “Settings”, {then} “Reveal Config Vars”',
  }),
  render: app('Render', {
    restart: '{service}, “Manual Deploy”, {then} “Restart service”',
    logs: '{service}, {then} “Logs”',
    rollback: '{service}, “Events”, {lastGood}, {then} “Rollback”',
    settings: '{service}, {then} “Environment”',
  }),
  railway: app('Railway', {
    restart: '{service}, “Deployments”, {dots}, {then} “Restart”',
    logs: '{service}, “Deployments”, {then} “View logs”',
    rollback: '{service}, “Deployments”, {lastGood}, {then} “Rollback”',
    settings: '{service}, {then} “Variables”',
  }),
  flyio: app('Fly.io', {
    restart: '{app}, “Machines”, {then} “Restart”',
    logs: '{app}, {then} “Live Logs”',
    settings: '{app}, {then} “Secrets”',
  }),
  github_pages: app('GitHub Pages', { logs: '{repository}, {then} “Actions”', settings: '{repository}, “Settings”, {then} “Pages”' }),
  wordpress_com: builder('WordPress.com', { billing: '“Upgrades”, {then} “Purchases”' }),
  shopify: builder('Shopify', { billing: '“Settings”, {then} “Billing”' }),
  wix: builder('Wix', { billing: '“Billing & Payments”' }),
  squarespace: builder('Squarespace', { billing: '“Settings”, {then} “Billing”' }),
  webflow: builder('Webflow', { billing: '“Site settings”, {then} “Plans”' }),
  blogger: builder('Blogger', { billing: '“Settings”' }),
};
