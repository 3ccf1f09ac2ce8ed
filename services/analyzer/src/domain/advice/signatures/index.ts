import { situationOf } from '../signature.js';
import type { Signature } from '../signature.js';
import { contentSystems, wordpress } from './content-systems.js';
import { dotnet } from './dotnet.js';
import { elsewhere } from './elsewhere.js';
import { families } from './families.js';
import { machines } from './machines.js';
import { mysql } from './mysql.js';
import { namedPrograms } from './named-programs.js';
import { balancers, cloudflareErrors } from './networks.js';
import { postgresql, smallDatabases } from './other-databases.js';
import { laravel, php, phpFrameworks } from './php.js';
import { stateFamilies } from './state-families.js';
import { builders, hostingAccounts, platforms } from './platforms.js';
import { java, node, python, ruby } from './programs.js';
import { webServers } from './web-servers.js';

/** Faults that a page or a header states in so many words. */
export const signatures: readonly Signature[] = [
  ...mysql,
  ...postgresql,
  ...smallDatabases,
  ...wordpress,
  ...contentSystems,
  ...namedPrograms,
  ...laravel,
  ...phpFrameworks,
  ...php,
  ...python,
  ...ruby,
  ...node,
  ...java,
  ...dotnet,
  ...machines,
  ...cloudflareErrors,
  ...balancers,
  ...platforms,
  ...builders,
  ...hostingAccounts,
  ...webServers,
  ...families,
  ...stateFamilies,
  ...elsewhere,
];

export const statedSituations = signatures.map(situationOf);
