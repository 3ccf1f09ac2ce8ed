import { createLogger, databaseOf, rebuildProjection } from '@nowahala/platform';
import { fine, refused } from '../command-result.js';
import { audited } from '../audit.js';
import { allServices, load } from '../../roster.js';
import type { Verb } from '../verb.js';

export const rebuild: Verb = {
  summary: 'fill a read model again from its events; readers see the old one until it is done',
  usage: 'rebuild                        which read models there are\nrebuild <service> <projection> --yes',
  run: async ({ plain: [serviceName, projectionName], yes }, { engines, name }) => {
    const services = await load(allServices);
    const known = services.flatMap((service) =>
      (service.aggregates ?? []).flatMap(({ aggregate, projections = [] }) =>
        projections.map((projection) => ({ service, aggregate, projection })),
      ),
    );
    if (!serviceName) return fine(known.map(({ service, projection }) => `${service.name} ${projection.name}`).join('\n'));
    const found = known.find(({ service, projection }) => service.name === serviceName && projection.name === projectionName);
    if (!found)
      return refused(
        `There is no read model "${serviceName} ${projectionName ?? ''}". It is one of:\n${known.map(({ service, projection }) => `  ${service.name} ${projection.name}`).join('\n')}`,
      );
    if (!yes)
      return fine(
        `${found.projection.name} would be emptied and filled from every ${found.aggregate.type} stream. Writers of these streams wait meanwhile. Nothing was changed; add --yes.`,
      );
    const database = databaseOf(found.service, { url: engines.databaseUrl, poolSize: 2, logger: createLogger('silent', 'ops') });
    await database.connect();
    try {
      const count = await audited(engines.sql, { operator: name, verb: 'rebuild', object: `${serviceName} ${projectionName}` }, () =>
        rebuildProjection(database, found, found.projection),
      );
      return fine(`${found.projection.name}: filled from ${count} streams.`);
    } finally {
      await database.close();
    }
  },
};
