import { applications } from './applications.js';
import { certificate } from './certificate.js';
import { checks } from './checks.js';
import { cloudflare } from './cloudflare.js';
import { connection } from './connection.js';
import { contentSystems } from './content-systems.js';
import { domainName } from './domain-name.js';
import { dotnet } from './dotnet.js';
import { evidence, measures } from './evidence.js';
import { heartbeat } from './heartbeat.js';
import { httpExchange } from './http-exchange.js';
import { machines } from './machines.js';
import { mysql } from './mysql.js';
import { namedPrograms } from './named-programs.js';
import { networks } from './networks.js';
import { otherDatabases } from './other-databases.js';
import { pageContent } from './page-content.js';
import { pageRefused } from './page-refused.js';
import { contacts, everybody, faultIn, names, notices, standsAt } from './people.js';
import { php } from './php.js';
import { platforms } from './platforms.js';
import { programFailure } from './program-failure.js';
import { programs } from './programs.js';
import { requests } from './requests.js';
import { steps } from './steps.js';
import { wantedText } from './wanted-text.js';
import { timeline } from './timeline.js';
import { network, partial, slow } from './warnings.js';
import { webServers } from './web-servers.js';
import type { Sentences } from '../translated.js';

export const yo: Sentences<'yo'> = {
  /** By the id of the situation. */
  situations: {
    ...certificate,
    ...cloudflare,
    ...connection,
    ...contentSystems,
    ...domainName,
    ...dotnet,
    ...httpExchange,
    ...machines,
    ...mysql,
    ...namedPrograms,
    ...networks,
    ...otherDatabases,
    ...pageContent,
    ...pageRefused,
    ...php,
    ...platforms,
    ...programFailure,
    ...programs,
    ...wantedText,
    ...webServers,
  },
  requests,
  steps,
  everybody,
  contacts,
  notices,
  standsAt,
  faultIn,
  names,
  evidence,
  measures,
  applications,
  slow,
  network,
  partial,
  heartbeat,
  timeline,
  checks,
};
