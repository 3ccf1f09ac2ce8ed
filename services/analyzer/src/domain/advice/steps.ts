import type { Facts } from './facts.js';

/** Steps that many situations share, each naming the panel and the button of the place where the website lives. */

export function restart(facts: Facts): string {
  const { company, provider, kind, panel } = facts.hosting;
  if (provider?.restart) return `Sign in to ${company} and open ${provider.restart}. Wait three minutes, then try the website.`;
  if (kind === 'app' && provider?.rollback) return rollback(facts);
  if (kind === 'builder') return `Open the ${company} status page and see if they report trouble. If not, write to ${company} support.`;
  if (kind === 'shared' || panel)
    return `Open a support chat with ${company} and write: “My website ${facts.host} does not answer. Please restart the web service.”`;
  return `Sign in where you rent the server, choose the machine and press “Restart” or “Reboot”. Wait three minutes.`;
}

export function rollback(facts: Facts): string {
  const { company, provider, kind } = facts.hosting;
  if (provider?.rollback)
    return `If something new went live today, go back to the last good version: sign in to ${company} and open ${provider.rollback}.`;
  if (facts.wordpress) return 'If you updated a plugin or theme today, switch that one off first.';
  if (kind === 'builder') return 'If you changed something today, undo that change first.';
  return 'If something new went live today, ask the person who built the website to bring back the last good version.';
}

export function readLogs(facts: Facts): string {
  const { company, provider, panel } = facts.hosting;
  if (provider?.logs) return `Sign in to ${company} and open ${provider.logs}. Copy the last red lines for the person who helps you.`;
  switch (panel) {
    case 'cPanel':
      return `In cPanel, open “Metrics”, then “Errors”. Copy the newest lines for the person who helps you.`;
    case 'Plesk':
      return `In Plesk, open “Websites & Domains”, then “Logs”. Copy the newest lines for the person who helps you.`;
    case 'hPanel':
      return `In hPanel, open “Websites”, your site, then “Error logs”. Copy the newest lines for the person who helps you.`;
    case 'DirectAdmin':
      return `In DirectAdmin, open “Site Summary / Statistics / Logs”, then “Error Log”. Copy the newest lines.`;
    default:
      return `Ask the person who built the website to look at its error log for ${facts.host}.`;
  }
}

export function askTheHost(facts: Facts, message: string): string {
  const { company, known } = facts.hosting;
  const open = known ? `Open a support chat with ${company}` : 'Call or write to the company that hosts your website';
  return `${open} and say: “${message}”`;
}

export function askTheBuilder(): string {
  return 'Send this page to the person who built your website.';
}

export function switchOffPlugins(facts: Facts): string {
  switch (facts.hosting.panel) {
    case 'cPanel':
      return 'In cPanel, open “File Manager”, then “public_html”, then “wp-content”. Rename “plugins” to “plugins-off”. If the site opens now, a plugin is the cause.';
    case 'hPanel':
      return 'In hPanel, open “Files”, “File Manager”, then “wp-content”. Rename “plugins” to “plugins-off”. If the site opens now, a plugin is the cause.';
    case 'Plesk':
      return 'In Plesk, open “WordPress”, then “Plugins”, and switch them all off. If the site opens now, switch them on one by one.';
    default:
      return 'In the folder “wp-content” of the website, rename “plugins” to “plugins-off”. If the site opens now, a plugin is the cause.';
  }
}

export function freeSpace(facts: Facts): string {
  switch (facts.hosting.panel) {
    case 'cPanel':
      return 'In cPanel, open “Disk Usage”. Delete old backups, old mail and unused files until at least a tenth is free.';
    case 'Plesk':
      return 'In Plesk, open “Files”. Delete old backups and unused files until at least a tenth is free.';
    case 'hPanel':
      return 'In hPanel, open “Files”, then “Disk usage”. Delete old backups until at least a tenth is free.';
    default:
      return 'Delete old backups and old log files on the machine, or buy more disk space.';
  }
}

export function moreMemory(facts: Facts): string {
  switch (facts.hosting.panel) {
    case 'cPanel':
      return 'In cPanel, open “MultiPHP INI Editor”, choose your domain and raise “memory_limit” to 256M. Press “Apply”.';
    case 'Plesk':
      return 'In Plesk, open “PHP Settings” of your domain and raise “memory_limit” to 256M.';
    case 'hPanel':
      return 'In hPanel, open “Advanced”, “PHP Configuration”, then “PHP Options”. Raise “memoryLimit” and press “Save”.';
    default:
      return `Ask ${facts.hosting.company} to raise the memory of your website to 256 MB.`;
  }
}

export function renewCertificate(facts: Facts): string {
  const { company, panel, kind } = facts.hosting;
  switch (panel) {
    case 'cPanel':
      return 'In cPanel, open “SSL/TLS Status”, tick your domain and press “Run AutoSSL”. It takes about ten minutes.';
    case 'Plesk':
      return 'In Plesk, open “SSL/TLS Certificates” of your domain and press “Reissue Certificate”.';
    case 'hPanel':
      return 'In hPanel, open “Security”, then “SSL”. Press the three dots beside your domain, then “Reinstall SSL”.';
    case 'DirectAdmin':
      return 'In DirectAdmin, open “SSL Certificates”, choose the free automatic one and press “Save”.';
    case 'CyberPanel':
      return 'In CyberPanel, open “SSL”, then “Manage SSL”. Choose your website and press “Issue SSL”.';
    default:
      break;
  }
  if (kind === 'app') return `Sign in to ${company}, open “Domains” of your project and renew the certificate there.`;
  if (kind === 'builder') return `Sign in to ${company}, open “Domains” and connect your domain again.`;
  return `${facts.hosting.known ? `Ask ${company} support` : 'Ask the company that hosts your website'}: “Please renew the certificate of ${facts.host} today.”`;
}

export function changeNameSettings(facts: Facts, change: string): string {
  if (nameserversAt(facts, 'cloudflare')) return `Sign in to Cloudflare, open your domain, then “DNS”, then “Records”. ${change}`;
  if (facts.hosting.panel === 'cPanel') return `In cPanel, open “Zone Editor”, then “Manage” beside your domain. ${change}`;
  return `Sign in where you bought the domain and open its “DNS” settings. ${change}`;
}

export function renewDomain(facts: Facts): string {
  return `Sign in where you bought ${facts.domain}, open “My Domains” and see if it has ended. If so, press “Renew” and pay.`;
}

export function openInvoices(facts: Facts): string {
  const { company, provider } = facts.hosting;
  if (provider?.billing) return `Sign in to ${company}, open ${provider.billing} and pay what is open.`;
  return `Look for an unpaid invoice from the company that hosts your website, and pay it.`;
}

export function openFirewall(facts: Facts): string {
  const { company, provider } = facts.hosting;
  const allow = 'Let everybody in on ports 80 and 443.';
  if (provider?.firewall) return `Sign in to ${company} and open ${provider.firewall}. ${allow}`;
  return askTheHost(facts, `The firewall of ${facts.host} seems to block visitors. Please open ports 80 and 443 for everybody.`);
}

export function nameserversAt(facts: Facts, company: 'cloudflare'): boolean {
  return (facts.evidence.dns?.nameservers ?? []).some((name) => name.endsWith(`.ns.${company}.com`));
}

const onTheNetworkOf = ({ evidence: { network } }: Facts): string =>
  network === undefined ? '' : ` It may be ${network}: your server is on its network.`;

/** Whom to call, by name where the evidence gave it away. */
export const contact = {
  host: (facts: Facts): string =>
    facts.hosting.known
      ? `${facts.hosting.company} support, by ticket or live chat.`
      : `The company that hosts your website: its name is on your hosting bill.${onTheNetworkOf(facts)}`,
  domainCompany: (facts: Facts): string => `The company where you bought ${facts.domain}: its name is on your domain bill.`,
  builder: (): string => 'The person who built or looks after your website.',
  builderThenHost: (facts: Facts): string =>
    facts.hosting.known
      ? `The person who built your website; after that ${facts.hosting.company} support.`
      : 'The person who built your website; after that your hosting company.',
};

/** Texts for the owner's customers. They promise nothing that was not observed. */
export const customerNotice = {
  closed: (facts: Facts): string =>
    `Our ${facts.subject} does not open at the moment. We know about it and are working on it. Please call or message us if it is urgent.`,
  warning: (): string =>
    'Your browser may show a warning on our website today. Please wait until we say it is fixed before you pay or sign in.',
  broken: (): string => 'Our website shows an error at the moment. We know about it and are working on it. Please try again in an hour.',
  slow: (): string => 'Our website is very slow today. We are working on it. Please try again later, or message us.',
  work: (): string => 'We are working on our website. It will be back soon.',
  some: (): string => 'Some of you cannot open our website right now. We are working on it. Please message us meanwhile.',
};
