/** Data: steps that many situations share, each naming the panel and the button of the place where the website lives. */
import type { steps as english } from '../en/steps.js';
import type { Translated } from '../translated.js';

export const steps: Translated<typeof english, 'pcm'> = {
  restart: {
    at: 'To restart am, log in to {company} and open {path}. Wait three minutes, then try di website.',
    program:
      'Ask di person wey dey look after di machine to restart di program wey dey run di website. If nobody fit: log in to {company}, open {path} and wait three minutes.',
    ownProgram:
      'Ask di person wey dey look after di server to restart di program wey dey run di website. If nobody fit, choose di machine where you rent am and press “Restart” or “Reboot”.',
    kit: 'Open di {company} status page and check if dem report any wahala. If no, write to {company} support.',
    shared: 'Open support chat with {company} and write: “{request}”',
    machine: 'Log in where you rent di server, choose di machine and press “Restart” or “Reboot”. Wait three minutes.',
  },
  rollback: {
    at: 'If something new go live today, go back to di last good version: log in to {company} and open {path}.',
    wordpress: 'If you update one plugin or theme today, switch dat one off first.',
    kit: 'If you change anything today, undo dat change first.',
    other: 'Something new go live today? Ask di person wey build di website to bring back di last good version.',
  },
  logs: {
    at: 'Log in to {company} and open {path}. Copy di last red lines for di person wey dey help you.',
    cPanel: 'For cPanel, open “Metrics”, then “Errors”. Copy di newest lines for di person wey dey help you.',
    Plesk: 'For Plesk, open “Websites & Domains”, then “Logs”. Copy di newest lines for di person wey dey help you.',
    hPanel: 'For hPanel, open “Websites”, your site, then “Error logs”. Copy di newest lines for di person wey dey help you.',
    DirectAdmin: 'For DirectAdmin, open “Site Summary / Statistics / Logs”, then “Error Log”. Copy di newest lines.',
    other: 'Ask di person wey build di website to check im error log for {host}.',
  },
  ask: {
    known: 'Open support chat with {company} and write: “{request}”',
    unknown: 'Call or write to di company wey dey host your website and say: “{request}”',
  },
  builder: 'Send dis page to di person wey build your website.',
  phone: 'Open di website on your phone. If e work, your customers dey okay.',
  plugins: {
    cPanel:
      'For cPanel, open “File Manager”, then “public_html”, then “wp-content”. Change di name “plugins” to “plugins-off”. If di site open now, na one plugin cause am.',
    hPanel:
      'For hPanel, open “Files”, “File Manager”, then “wp-content”. Change di name “plugins” to “plugins-off”. If di site open now, na one plugin cause am.',
    Plesk: 'For Plesk, open “WordPress”, then “Plugins”, and switch all of dem off. If di site open now, switch dem on one by one.',
    other:
      'For di folder “wp-content” of di website, change di name “plugins” to “plugins-off”. If di site open now, na one plugin cause am.',
  },
  space: {
    cPanel: 'For cPanel, open “Disk Usage”. Delete old backups, old mail and files wey nobody use till at least one tenth dey free.',
    Plesk: 'For Plesk, open “Files”. Delete old backups and files wey nobody use till at least one tenth dey free.',
    hPanel: 'For hPanel, open “Files”, then “Disk usage”. Delete old backups till at least one tenth dey free.',
    other: 'Delete old backups and old log files for di machine, or buy more disk space.',
  },
  memory: {
    cPanel: 'For cPanel, open “MultiPHP INI Editor”, choose your domain and raise “memory_limit” to 256M. Press “Apply”.',
    Plesk: 'For Plesk, open “PHP Settings” of your domain and raise “memory_limit” to 256M.',
    hPanel: 'For hPanel, open “Advanced”, “PHP Configuration”, then “PHP Options”. Raise “memoryLimit” and press “Save”.',
    other: 'Ask {company} to raise di memory of your website to 256 MB.',
  },
  certificate: {
    cPanel: 'For cPanel, open “SSL/TLS Status”, tick your domain, then press “Run AutoSSL”. E go take like ten minutes.',
    Plesk: 'For Plesk, open “SSL/TLS Certificates” of your domain and press “Reissue Certificate”.',
    hPanel: 'For hPanel, open “Security”, then “SSL”. Press di three dots beside your domain, then “Reinstall SSL”.',
    DirectAdmin: 'For DirectAdmin, open “SSL Certificates”, choose di free automatic one and press “Save”.',
    CyberPanel: 'For CyberPanel, open “SSL”, then “Manage SSL”. Choose your website and press “Issue SSL”.',
    app: 'Log in to {company}, open “Domains” of your project and renew di security certificate there.',
    kit: 'Log in to {company}, open “Domains” and connect your domain again.',
    known: 'Ask {company} support: “{request}”',
    unknown: 'Ask di company wey dey host your website: “{request}”',
  },
  names: {
    cloudflare: 'Log in to Cloudflare, open your domain, then “DNS”, then “Records”.',
    cPanel: 'For cPanel, open “Zone Editor”, then “Manage” beside your domain.',
    other: 'Log in where you buy di domain and open im “DNS” settings.',
  },
  domain: 'Log in where you buy {domain}, open “My Domains” and check if e don end. If yes, press “Renew” and pay.',
  invoices: {
    at: 'Log in to {company}, open {path} and pay wetin remain.',
    other: 'Find any unpaid invoice from di company wey dey host your website, and pay am.',
  },
  firewall: { at: 'Log in to {company} and open {path}. Let everybody enter on ports 80 and 443.' },
};
