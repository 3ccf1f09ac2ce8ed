import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** The account that the database server runs as when it cannot be the own one, because PostgreSQL refuses to run as root. */
export interface ServerAccount {
  uid: number;
  gid: number;
}

/** Undefined when this process is not root. A cluster that exists is served by the account that owns it. */
export function serverAccount(cluster: string): ServerAccount | undefined {
  if (process.getuid?.() !== 0) return undefined;
  if (existsSync(cluster)) {
    const { uid, gid } = statSync(cluster);
    if (uid !== 0) return { uid, gid };
  }
  return account('postgres') ?? account('nobody') ?? { uid: 65534, gid: 65534 };
}

/** Whether that account may enter every folder on the way to the path. */
export function canReach(path: string, { uid, gid }: ServerAccount): boolean {
  for (let folder = path; ; folder = dirname(folder)) {
    if (existsSync(folder)) {
      const { mode, uid: owner, gid: group } = statSync(folder);
      const enter = owner === uid ? 0o100 : group === gid ? 0o010 : 0o001;
      if ((mode & enter) === 0) return false;
    }
    if (dirname(folder) === folder) return true;
  }
}

function account(name: string): ServerAccount | undefined {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined;
}
