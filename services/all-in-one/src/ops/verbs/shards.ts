import { fine, findings, table } from '../command-result.js';
import { schemasWith } from '../backing-services.js';
import type { Verb } from '../verb.js';

const GROUPS = 16;
/** Of the schedulers that fire now; where none does, of the one that did last. */
const NEWEST_MARKS = `
  WITH holder AS (SELECT DISTINCT owner FROM scheduler.lease WHERE name LIKE 'shards-%' AND lease_until > clock_timestamp())
  SELECT owner, cardinality(groups) AS groups, at FROM scheduler.watermark
  WHERE owner IN (SELECT owner FROM holder)
    OR NOT EXISTS (SELECT FROM holder) AND at = (SELECT max(at) FROM scheduler.watermark) ORDER BY owner`;

export const shards: Verb = {
  summary: 'who fires which shards, up to when, and who holds every other lease',
  usage: 'shards',
  run: async (_words, { engines: { sql } }) => {
    const leases: unknown[][] = [];
    let orphans = GROUPS;
    for (const schema of await schemasWith(sql, 'lease')) {
      const { rows } = await sql.query(
        `SELECT name, owner, epoch, round(extract(epoch FROM lease_until - clock_timestamp()))::int AS seconds FROM "${schema}".lease ORDER BY length(name), name`,
      );
      for (const row of rows) {
        const held = row.owner !== null && row.seconds > 0;
        if (schema === 'scheduler' && /^shards-/.test(row.name) && held) orphans -= 1;
        leases.push([schema, row.name, held ? row.owner : 'nobody', row.epoch, held ? `${row.seconds} s` : '-']);
      }
    }
    const marks = (await schemasWith(sql, 'watermark')).includes('scheduler')
      ? (await sql.query(NEWEST_MARKS)).rows.map((row) => [row.owner, row.groups, row.at])
      : [];
    const text = [
      table(['service', 'lease', 'owner', 'epoch', 'left'], leases),
      '',
      table(['scheduler', 'shard groups', 'fired up to'], marks),
    ].join('\n');
    return orphans > 0
      ? findings(`${text}\n\n${orphans} of ${GROUPS} shard groups have no owner: their servers are not checked. Is a scheduler running?`)
      : fine(text);
  },
};
