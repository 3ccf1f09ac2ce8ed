import type { PlatformSettings } from '@nowahala/platform';
import { OWN_MACHINE, allowedNetworks } from './allowed-networks.js';

/** What a newcomer needs to know once everything is up. */
export function banner(settings: PlatformSettings, env: NodeJS.ProcessEnv): string {
  const lines = ['', '  NoWahala is up.', '', `  Dashboard   ${settings.publicUrl}`];
  if (!settings.production) {
    if (!env.SMTP_URL)
      lines.push(
        `  Inbox       ${settings.publicUrl}/dev/inbox  (mails and WhatsApp messages land here until SMTP_URL and TWILIO_* are set)`,
      );
    if (!env.PAYSTACK_SECRET_KEY) lines.push('  Payments    on the local sandbox page, with play money, until PAYSTACK_SECRET_KEY is set');
  }
  if (!settings.production || allowedNetworks(settings, env))
    lines.push(`  Checks      ${whatMayBeWatched(allowedNetworks(settings, env))}`);
  if (settings.ownRegions.length > 1)
    lines.push(`  Places      ${settings.ownRegions.join(', ')}: this machine plays each with a prober of its own, as PROBE_REGION says`);
  lines.push(
    `  Data        ${settings.DATABASE_URL ? 'in your own PostgreSQL' : settings.DATA_DIR}`,
    `  Operators   http://127.0.0.1:${settings.METRICS_PORT}/metrics and /health/ready`,
    '',
    '  Ctrl-C stops it; nothing is lost.',
    '',
  );
  return lines.join('\n');
}

function whatMayBeWatched(networks: string): string {
  if (networks === '') return 'servers on the public internet alone may be watched; PROBE_ALLOW_NETWORKS is empty';
  if (networks === OWN_MACHINE) return `servers on this machine (${OWN_MACHINE}) may be watched; set PROBE_ALLOW_NETWORKS to change that`;
  return `servers in ${networks} may be watched, as PROBE_ALLOW_NETWORKS says`;
}
