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

const clientArea = 'the client area, “Billing”, then “My Invoices”';

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
  namecheap: shared('Namecheap', { billing: '“Account”, then “Billing”' }),
  godaddy: shared('GoDaddy', { billing: '“My Products”, then “Renewals & Billing”' }),
  hostinger: shared('Hostinger', { panel: 'hPanel', billing: '“Billing”, then “Payment history”' }),
  bluehost: shared('Bluehost', { billing: '“Billing”' }),
  hostgator: shared('HostGator', { billing: '“Billing”' }),
  siteground: { name: 'SiteGround', kind: 'shared', billing: '“Billing”', logs: '“Site Tools”, “Statistics”, then “Error Log”' },
  dreamhost: { name: 'DreamHost', kind: 'shared', billing: '“Billing & Account”' },
  a2hosting: shared('A2 Hosting'),
  interserver: shared('InterServer'),
  ionos: { name: 'IONOS', kind: 'shared', billing: '“Invoices”' },
  wpengine: { name: 'WP Engine', kind: 'shared', logs: 'the site, then “Error logs”', billing: '“Billing”' },
  kinsta: {
    name: 'Kinsta',
    kind: 'shared',
    logs: 'the site, then “Logs”',
    restart: 'the site, “Tools”, then “Restart PHP”',
    billing: '“Company”, then “Billing”',
  },
  contabo: machine('Contabo', '“Your services”, “Manage”, then “Restart”'),
  digitalocean: machine('DigitalOcean', '“Droplets”, your machine, “Power”, then “Power Cycle”', {
    firewall: '“Networking”, then “Firewalls”',
  }),
  hetzner: machine('Hetzner', '“Servers”, your machine, “Power”, then “Power cycle”', { firewall: '“Firewalls”' }),
  ovh: machine('OVHcloud', 'your machine, then “Reboot”'),
  linode: machine('Akamai (Linode)', '“Linodes”, your machine, then “Reboot”', { firewall: '“Firewalls”' }),
  vultr: machine('Vultr', '“Products”, your machine, then “Restart Server”', { firewall: '“Network”, then “Firewall”' }),
  aws: machine('Amazon Web Services', '“EC2”, “Instances”, your machine, “Instance state”, then “Reboot instance”', {
    firewall: '“EC2”, then “Security Groups”',
  }),
  azure: machine('Microsoft Azure', '“Virtual machines”, your machine, then “Restart”', { firewall: 'your machine, “Networking”' }),
  gcp: machine('Google Cloud', '“Compute Engine”, “VM instances”, your machine, then “Reset”', {
    firewall: '“VPC network”, then “Firewall”',
  }),
  oracle: machine('Oracle Cloud', '“Compute”, “Instances”, your machine, then “Reboot”', {
    firewall: 'your machine’s “Subnet”, then “Security Lists”',
  }),
  alibaba: machine('Alibaba Cloud', '“Instances”, your machine, then “Restart”', { firewall: '“Security Groups”' }),
  vercel: app('Vercel', {
    logs: 'your project, then “Logs”',
    rollback: 'your project, “Deployments”, the last good one, then “Instant Rollback”',
    settings: 'your project, “Settings”, then “Environment Variables”',
  }),
  netlify: app('Netlify', {
    logs: 'your site, then “Logs”',
    rollback: 'your site, “Deploys”, the last good one, then “Publish deploy”',
    settings: '“Site configuration”, then “Environment variables”',
  }),
  heroku: app('Heroku', {
    restart: 'your app, “More”, then “Restart all dynos”',
    logs: 'your app, “More”, then “View logs”',
    rollback: 'your app, “Activity”, the last good one, then “Roll back to here”',
    settings: 'your app, “Settings”, then “Reveal Config Vars”',
  }),
  render: app('Render', {
    restart: 'your service, “Manual Deploy”, then “Restart service”',
    logs: 'your service, then “Logs”',
    rollback: 'your service, “Events”, the last good one, then “Rollback”',
    settings: 'your service, then “Environment”',
  }),
  railway: app('Railway', {
    restart: 'your service, “Deployments”, the three dots, then “Restart”',
    logs: 'your service, “Deployments”, then “View logs”',
    rollback: 'your service, “Deployments”, the last good one, then “Rollback”',
    settings: 'your service, then “Variables”',
  }),
  flyio: app('Fly.io', {
    restart: 'your app, “Machines”, then “Restart”',
    logs: 'your app, then “Live Logs”',
    settings: 'your app, then “Secrets”',
  }),
  github_pages: app('GitHub Pages', { logs: 'your repository, then “Actions”', settings: 'your repository, “Settings”, then “Pages”' }),
  wordpress_com: builder('WordPress.com', { billing: '“Upgrades”, then “Purchases”' }),
  shopify: builder('Shopify', { billing: '“Settings”, then “Billing”' }),
  wix: builder('Wix', { billing: '“Billing & Payments”' }),
  squarespace: builder('Squarespace', { billing: '“Settings”, then “Billing”' }),
  webflow: builder('Webflow', { billing: '“Site settings”, then “Plans”' }),
  blogger: builder('Blogger', { billing: '“Settings”' }),
};
