import { readFileSync } from 'node:fs';
import { createLogger, databaseOf, isUuid, NetworkPolicy } from '@nowahala/platform';
import { workspaces } from '@nowahala/workspaces';
import { moveInOf } from '@nowahala/workspaces/move-in';
import type { MovingServer } from '@nowahala/workspaces/move-in';
import { z } from 'zod';
import { allowedNetworks } from '../../allowed-networks.js';
import { audited } from '../audit.js';
import { findings, fine, refused } from '../command-result.js';
import type { Verb } from '../verb.js';

const STDIN = 0;
const PROBLEMS_AT_MOST = 20;
const USAGE = `move-in <file> --yes             one server a line: {"workspaceId":"...","name":"Shop","ipAddress":"41.58.1.2","website":"https://shop.example","monitoringInterval":5}
                                 email (true), whatsApp (false) and slowAlerts (true) may be given; "-" reads what is piped in
move-in <file> beyond-plan --yes  more servers than the plan has places for`;

const lineOf = z.strictObject({
  workspaceId: z.string().toLowerCase().refine(isUuid, 'is no id'),
  name: z.string(),
  ipAddress: z.string(),
  website: z.string().optional(),
  monitoringInterval: z.number(),
  email: z.boolean().optional(),
  whatsApp: z.boolean().optional(),
  slowAlerts: z.boolean().optional(),
}) satisfies z.ZodType<MovingServer>;

/** A customer who comes with hundreds of servers, or a rehearsal with a hundred thousand. */
export const moveIn: Verb = {
  summary: 'add the servers of a list to workspaces, hundreds at once',
  usage: USAGE,
  run: async ({ plain: [file, extra], yes }, { engines, env, name }) => {
    if (!file || (extra !== undefined && extra !== 'beyond-plan')) return refused(USAGE);
    const { list, problems } = readList(readFileSync(file === '-' ? STDIN : file, 'utf8'));
    const database = databaseOf(workspaces, { url: engines.databaseUrl, poolSize: 2, logger: createLogger('silent', 'ops') });
    await database.connect();
    try {
      const moving = moveInOf(database, NetworkPolicy.parse(allowedNetworks(engines.settings, env)));
      for (const { line, server } of list) {
        const problem = moving.problemOf(server);
        if (problem !== undefined) problems.push(`line ${line}: ${problem}`);
      }
      if (problems.length > 0) return refused(`${problems.slice(0, PROBLEMS_AT_MOST).join('\n')}\nNothing was added.`);
      const byWorkspace = Map.groupBy(
        list.map(({ server }) => server),
        ({ workspaceId }) => workspaceId,
      );
      const whole = `${list.length} servers of ${byWorkspace.size} workspaces`;
      if (!yes) return fine(`${whole} would be added, where they are not there yet. Nothing was changed; add --yes.`);
      const audit = (object: string): Promise<void> =>
        audited(engines.sql, { operator: name, verb: 'move-in', object, reason: extra ?? '' }, async () => undefined);
      // Before and after: what a run adds that is broken off is known as well, and no transaction waits for hundreds of others.
      await audit(`begins: ${whole}`);
      const left: string[] = [];
      let sum = 0;
      for (const [workspaceId, servers] of byWorkspace) {
        const { added, refused: why } = await moving.add(workspaceId, servers, { beyondPlan: extra !== undefined });
        sum += added;
        if (added > 0) await audit(`${added} servers of ${workspaceId}`);
        if (why !== undefined) left.push(`workspace ${workspaceId}: ${why}`);
      }
      const text = `${sum} servers were added; ${list.length - sum} were there already or are left out.`;
      return left.length === 0 ? fine(text) : findings(`${text}\n${left.join('\n')}`);
    } finally {
      await database.close();
    }
  },
};

interface ListedServer {
  /** In the file, counted from 1. */
  line: number;
  server: MovingServer;
}

function readList(text: string): { list: ListedServer[]; problems: string[] } {
  const list: ListedServer[] = [];
  const problems: string[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const read = lineOf.safeParse(jsonOf(line));
    if (read.success) list.push({ line: index + 1, server: read.data });
    else {
      const [{ path, message }] = read.error.issues as [z.core.$ZodIssue];
      problems.push(`line ${index + 1}: ${[...path, message].join(' ')}`);
    }
  }
  if (list.length === 0 && problems.length === 0) problems.push('There is no server in this list.');
  return { list, problems };
}

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
