import { describe, expect, it } from '@jest/globals';
import { languages } from '@nowahala/kernel';
import type { Language } from '@nowahala/kernel';
import { withCall } from '@nowahala/platform';
import { eventually, userCaller } from '@nowahala/testkit';
import { failedCheck, okCheck, useAnalyzer } from './app.js';
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

/** One failed check: where nothing listened although the machine answered ping, and what a good one said. */
const messages: Record<Language, [refused: string, good: string]> = {
  en: [
    'The machine refused the connection to shop.example (port 443): no program is listening there. The machine itself is on and answers ping: it is the website program that does not work.',
    'Answered in 120 ms (status 200).',
  ],
  pcm: [
    'Di machine refuse di connection to shop.example (port 443): no program dey listen there. Di machine itself dey on and e dey answer ping: na di program wey dey run di website no dey work.',
    'E answer in 120 ms (code 200).',
  ],
  fr: [
    'La machine a refusé la connexion à shop.example (port 443)\u202f: aucun programme n’y écoute. La machine elle-même est allumée et répond au ping\u202f: c’est le programme du site qui ne fonctionne pas.',
    'Réponse en 120\u00a0ms (code 200).',
  ],
  ha: [
    'Na’urar ta ƙi haɗi da shop.example (port 443): babu manhajar da take saurare a wurin. Na’urar kanta tana kunne kuma tana amsa ping: manhajar shafin ce ba ta aiki.',
    'Ya amsa cikin 120 ms (lamba 200).',
  ],
  yo: [
    'Ẹ̀rọ náà kọ ìsopọ̀ sí shop.example (port 443): kò sí ètò tó ń dáhùn níbẹ̀. Ẹ̀rọ náà fúnra rẹ̀ wà ní títàn, ó sì ń dáhùn ping: ètò ojú òpó náà ni kò ṣiṣẹ́.',
    'Ó dáhùn ní 120 ms (kóòdù 200).',
  ],
  sw: [
    'Mashine ilikataa muunganisho wa shop.example (mlango 443): hakuna programu inayosikiliza hapo. Mashine yenyewe imewashwa na inajibu ping: ni programu ya tovuti isiyofanya kazi.',
    'Ilijibu kwa ms 120 (msimbo 200).',
  ],
};

describe('a check', () => {
  it('is told in the language of its reader, in the history and in the logs, and in English to who asks for none', async () => {
    const server = await app.addServer();
    const { serverId, userId, workspaceId } = server;
    const [refused, good] = messages.en;
    const facts = { host: 'shop.example', port: 443, machineAnswers: true };
    await app.checks(server, okCheck(app.at(-90), { message: good }), failedCheck(app.at(-30), { message: refused, facts }));
    const reader = (language?: Language) => ({ caller: userCaller(userId, [workspaceId]), correlationId: 'reader', language });
    const history = (language?: Language) =>
      withCall(reader(language), async () =>
        (await app.rpc().listPings({ serverId, page: 1, limit: 0, cursor: '' })).pings.map(({ message }) => message),
      );
    const logs = (language?: Language) =>
      withCall(reader(language), async () => (await app.rpc().listErrorLogs({ workspaceIds: [workspaceId], serverId: '', page: 1 })).logs);
    await eventually('both checks', async () => (await history()).length === 2);
    for (const language of [undefined, ...languages]) {
      expect(await history(language)).toEqual(messages[language ?? 'en']);
      expect((await logs(language)).map(({ message }) => message)).toEqual([messages[language ?? 'en'][0]]);
    }

    // A good check takes no more room, a failed one a few bytes; the class alone is what a copy of all data shows.
    const stored = await app.sql(`SELECT error_class FROM ping WHERE server_id = $1 ORDER BY scheduled_at`, [serverId]);
    expect(stored).toEqual([{ errorClass: '' }, { errorClass: 'connect_refused\tshop.example\t443\t\t\ton' }]);
    const parts: string[] = [];
    for (let part: string | undefined = ''; part !== undefined;) {
      const asked = { userId, workspaceIds: [workspaceId], part };
      const answer: { json: string; nextPart?: string | undefined } = await withCall(reader(), () => app.rpc().export(asked));
      parts.push(answer.json);
      part = answer.nextPart;
    }
    expect(parts.join('')).toContain('"error_class":"connect_refused"');
  });

  it('of a release that kept the text alone stays as it is', async () => {
    const server = await app.addServer();
    await app.checks(server, failedCheck(app.at(-30)), okCheck(app.at(-20)));
    const call = { caller: userCaller(server.userId, [server.workspaceId]), correlationId: 'reader', language: 'fr' as const };
    const history = () =>
      withCall(call, async () => (await app.rpc().listPings({ serverId: server.serverId, page: 1, limit: 0, cursor: '' })).pings);
    const pings = await eventually('both checks', async () => ((await history()).length === 2 ? history() : null));
    expect(pings.map(({ message }) => message)).toEqual(['It answered with 200.', 'The server refused the connection.']);
  });
});

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
