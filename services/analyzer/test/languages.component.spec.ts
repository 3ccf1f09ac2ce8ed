import { describe, expect, it } from '@jest/globals';
import type { Language } from '@nowahala/kernel';
import { withCall } from '@nowahala/platform';
import { eventually, userCaller } from '@nowahala/testkit';
import { okCheck, useAnalyzer } from './app.js';
import type { Server } from './app.js';

const app = useAnalyzer();

async function isDown(server: Server) {
  const opened = await app.host.collect('incident.opened');
  await app.goesDown(server, -200);
  return eventually('an incident', () => opened.find((one) => one.serverId === server.serverId));
}

/** The incident as a reader of this language gets it. */
const readIn = async (language: Language, { userId, workspaceId }: Server, incidentId: string) => {
  const call = { caller: userCaller(userId, [workspaceId]), correlationId: 'reader', language };
  return (await withCall(call, () => app.rpc().getIncident({ incidentId }))).incident!;
};

describe('an incident', () => {
  it('is told in every offered language by its messages, and read in that of its reader', async () => {
    const resolved = await app.host.collect('incident.resolved');
    const server = await app.addServer();
    const { incidentId, translations, cause, explanation } = await isDown(server);
    expect(cause).toBe('The machine is on, but the website program is not');
    const french = translations.find(({ language }) => language === 'fr')!;
    expect(french.cause).toBe('La machine est allumée, mais pas le programme du site');
    expect(french.explanation!.doNow).toHaveLength(explanation!.doNow.length);
    expect(french.explanation!.evidence.join(' ')).toContain('le port 22 est ouvert');

    const page = await readIn('fr', server, incidentId);
    expect(page).toMatchObject({ cause: french.cause, explanation: french.explanation });
    expect(page.timeline[0]!.text).toBe('Une vérification a échoué pour la première fois.');
    for (const language of ['en', 'sw'] as const) expect(await readIn(language, server, incidentId)).toMatchObject({ cause, explanation });

    for (const after of [0, 20, 40, 61]) await app.checks(server, okCheck(app.at(after), { check: 'recovery' }));
    const end = await eventually('it is over', () => resolved.find((one) => one.serverId === server.serverId));
    expect(end.translations.find(({ language }) => language === 'fr')).toMatchObject({ cause: french.cause });
  });

  it('of before there were phrases, or with a sentence of a newer release, stays English as a whole', async () => {
    const server = await app.addServer();
    const { incidentId, cause, explanation } = await isDown(server);
    await app.sql(
      `UPDATE incident_list SET explanation = jsonb_set(explanation, '{phrases,cause}', '["situations/of-a-newer-release/cause"]') WHERE id = $1`,
      [incidentId],
    );
    expect(await readIn('fr', server, incidentId)).toMatchObject({ cause, explanation });
    await app.sql(`UPDATE incident_list SET explanation = explanation - 'phrases' WHERE id = $1`, [incidentId]);
    expect(await readIn('fr', server, incidentId)).toMatchObject({ cause, explanation });
  });
});
