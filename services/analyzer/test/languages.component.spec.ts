import { describe, expect, it } from '@jest/globals';
import { languages } from '@nowahala/kernel';
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

/** The same incident in every offered language: its cause, what a check saw, and how it began. */
const samples: Partial<Record<Language, [cause: string, saw: string, began: string]>> = {
  pcm: ['Di machine dey on, but di program wey dey run di website no dey work', 'port 22 dey open', 'One check fail for di first time.'],
  fr: [
    'La machine est allumée, mais pas le programme du site',
    'le port 22 est ouvert',
    'Une vérification a échoué pour la première fois.',
  ],
  ha: ['Na’urar tana kunne, amma manhajar shafin ba ta aiki', 'port 22 a buɗe yake', 'Dubawa ta gaza a karon farko.'],
  yo: ['Ẹ̀rọ náà wà ní títàn, ṣùgbọ́n ètò ojú òpó náà kò ṣiṣẹ́', 'port 22 wà ní ṣíṣí', 'Àyẹ̀wò kan kò yọrí fún ìgbà àkọ́kọ́.'],
  sw: ['Mashine imewashwa, lakini programu ya tovuti haifanyi kazi', 'mlango 22 uko wazi', 'Ukaguzi ulishindwa kwa mara ya kwanza.'],
};

describe('an incident', () => {
  it('is told in every offered language by its messages, and read in that of its reader', async () => {
    const resolved = await app.host.collect('incident.resolved');
    const server = await app.addServer();
    const { incidentId, translations, cause, explanation } = await isDown(server);
    expect(cause).toBe('The machine is on, but the website program is not');
    expect(translations.map(({ language }) => language).sort()).toEqual(Object.keys(samples).sort());
    for (const translation of translations) {
      const [theirCause, saw, began] = samples[translation.language as Language]!;
      expect(translation.cause).toBe(theirCause);
      expect(translation.explanation!.doNow).toHaveLength(explanation!.doNow.length);
      expect(translation.explanation!.evidence.join(' ')).toContain(saw);
      const page = await readIn(translation.language as Language, server, incidentId);
      expect(page).toMatchObject({ cause: translation.cause, explanation: translation.explanation });
      expect(page.timeline[0]!.text).toBe(began);
    }
    for (const language of languages.filter((each) => samples[each] === undefined))
      expect(await readIn(language, server, incidentId)).toMatchObject({ cause, explanation });

    for (const after of [0, 20, 40, 61]) await app.checks(server, okCheck(app.at(after), { check: 'recovery' }));
    const end = await eventually('it is over', () => resolved.find((one) => one.serverId === server.serverId));
    for (const { language, cause: last } of end.translations) expect(last).toBe(samples[language as Language]![0]);
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
