/** Data: steps that many situations share, each naming the panel and the button of the place where the website lives. */
export const steps = {
  restart: {
    at: 'To restart it, sign in to {company} and open {path}. Wait three minutes, then try the website.',
    program:
      'Ask whoever looks after the machine to restart the website program. If nobody can: sign in to {company}, open {path} and wait three minutes.',
    ownProgram:
      'Ask whoever looks after the server to restart the website program. If nobody can, choose the machine where you rent it and press “Restart” or “Reboot”.',
    kit: 'Open the {company} status page and see if they report trouble. If not, write to {company} support.',
    shared: 'Open a support chat with {company} and write: “{request}”',
    machine: 'Sign in where you rent the server, choose the machine and press “Restart” or “Reboot”. Wait three minutes.',
  },
  rollback: {
    at: 'If something new went live today, go back to the last good version: sign in to {company} and open {path}.',
    wordpress: 'If you updated a plugin or theme today, switch that one off first.',
    kit: 'If you changed something today, undo that change first.',
    other: 'If something new went live today, ask the person who built the website to bring back the last good version.',
  },
  logs: {
    at: 'Sign in to {company} and open {path}. Copy the last red lines for the person who helps you.',
    cPanel: 'In cPanel, open “Metrics”, then “Errors”. Copy the newest lines for the person who helps you.',
    Plesk: 'In Plesk, open “Websites & Domains”, then “Logs”. Copy the newest lines for the person who helps you.',
    hPanel: 'In hPanel, open “Websites”, your site, then “Error logs”. Copy the newest lines for the person who helps you.',
    DirectAdmin: 'In DirectAdmin, open “Site Summary / Statistics / Logs”, then “Error Log”. Copy the newest lines.',
    other: 'Ask the person who built the website to look at its error log for {host}.',
  },
  ask: {
    known: 'Open a support chat with {company} and say: “{request}”',
    unknown: 'Call or write to the company that hosts your website and say: “{request}”',
  },
  builder: 'Send this page to the person who built your website.',
  phone: 'Open the website on your phone. If it works, your customers are fine.',
  plugins: {
    cPanel:
      'In cPanel, open “File Manager”, then “public_html”, then “wp-content”. Rename “plugins” to “plugins-off”. If the site opens now, a plugin is the cause.',
    hPanel:
      'In hPanel, open “Files”, “File Manager”, then “wp-content”. Rename “plugins” to “plugins-off”. If the site opens now, a plugin is the cause.',
    Plesk: 'In Plesk, open “WordPress”, then “Plugins”, and switch them all off. If the site opens now, switch them on one by one.',
    other: 'In the folder “wp-content” of the website, rename “plugins” to “plugins-off”. If the site opens now, a plugin is the cause.',
  },
  space: {
    cPanel: 'In cPanel, open “Disk Usage”. Delete old backups, old mail and unused files until at least a tenth is free.',
    Plesk: 'In Plesk, open “Files”. Delete old backups and unused files until at least a tenth is free.',
    hPanel: 'In hPanel, open “Files”, then “Disk usage”. Delete old backups until at least a tenth is free.',
    other: 'Delete old backups and old log files on the machine, or buy more disk space.',
  },
  memory: {
    cPanel: 'In cPanel, open “MultiPHP INI Editor”, choose your domain and raise “memory_limit” to 256M. Press “Apply”.',
    Plesk: 'In Plesk, open “PHP Settings” of your domain and raise “memory_limit” to 256M.',
    hPanel: 'In hPanel, open “Advanced”, “PHP Configuration”, then “PHP Options”. Raise “memoryLimit” and press “Save”.',
    other: 'Ask {company} to raise the memory of your website to 256 MB.',
  },
  certificate: {
    cPanel: 'In cPanel, open “SSL/TLS Status”, tick your domain and press “Run AutoSSL”. It takes about ten minutes.',
    Plesk: 'In Plesk, open “SSL/TLS Certificates” of your domain and press “Reissue Certificate”.',
    hPanel: 'In hPanel, open “Security”, then “SSL”. Press the three dots beside your domain, then “Reinstall SSL”.',
    DirectAdmin: 'In DirectAdmin, open “SSL Certificates”, choose the free automatic one and press “Save”.',
    CyberPanel: 'In CyberPanel, open “SSL”, then “Manage SSL”. Choose your website and press “Issue SSL”.',
    app: 'Sign in to {company}, open “Domains” of your project and renew the certificate there.',
    kit: 'Sign in to {company}, open “Domains” and connect your domain again.',
    known: 'Ask {company} support: “{request}”',
    unknown: 'Ask the company that hosts your website: “{request}”',
  },
  names: {
    cloudflare: 'Sign in to Cloudflare, open your domain, then “DNS”, then “Records”.',
    cPanel: 'In cPanel, open “Zone Editor”, then “Manage” beside your domain.',
    other: 'Sign in where you bought the domain and open its “DNS” settings.',
  },
  domain: 'Sign in where you bought {domain}, open “My Domains” and see if it has ended. If so, press “Renew” and pay.',
  invoices: {
    at: 'Sign in to {company}, open {path} and pay what is open.',
    other: 'Look for an unpaid invoice from the company that hosts your website, and pay it.',
  },
  firewall: {
    at: 'Sign in to {company} and open {path}. Let everybody in on ports 80 and 443.',
  },
} as const;
