import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { replay, upcast } from '@nowahala/platform';
import { specify } from '@nowahala/testkit';
import { incident } from './incident.js';
import type { IncidentEvent, IncidentOpened } from './incident.js';
import { timelineOf } from './timeline.js';

const golden = JSON.parse(readFileSync(new URL('./golden/incident.v1.json', import.meta.url), 'utf8')) as { events: IncidentEvent[] };
const stored = golden.events.map((event) => upcast(incident, event.type, 1, event.data) as IncidentEvent);
const opened = stored[0] as IncidentOpened;
const after = (...events: IncidentEvent[]) => replay(incident, events);
const explanation = opened.data.explanation;

const open = { type: 'OpenIncident', data: opened.data } as const;
const explain = { type: 'ExplainIncident', data: { explanation } } as const;
const acknowledge = { type: 'AcknowledgeIncident', data: { at: 'a', by: 'b', via: 'api' } } as const;
const count = { type: 'CountInstability', data: { at: 'a', dips: 1, answering: true } } as const;
const resolve = { type: 'ResolveIncident', data: { resolvedAt: 'a', noticedAt: 'b', reason: 'recovered' } } as const;

describe('an incident', () => {
  it('is read from events of the first version as they were written', () =>
    expect(after(...stored)).toMatchObject({
      opened: { serverName: 'Shop website', kind: 'down' },
      explanation: { source: 'ai' },
      acknowledged: { at: '2026-03-02T01:05:00.000Z' },
      resolvedAt: '2026-03-02T02:10:00.000Z',
    }));
  it('opens once', () => {
    specify(incident).given().when(open).then(opened);
    specify(incident).given(opened).when(open).thenNothing();
  });
  it('is acknowledged once, and not after its end', () => {
    const acknowledged: IncidentEvent = { type: 'IncidentAcknowledged', data: acknowledge.data };
    const again = { type: 'AcknowledgeIncident', data: { at: '2026-03-02T01:06:00Z', by: 'obi', via: 'api' } } as const;
    specify(incident).given(opened).when(acknowledge).then(acknowledged);
    specify(incident).given(opened, acknowledged).when(again).thenNothing();
    specify(incident)
      .given(...stored)
      .when(again)
      .thenNothing();
  });
  it('is resolved once', () => {
    specify(incident).given(opened).when(resolve).then({ type: 'IncidentResolved', data: resolve.data });
    specify(incident)
      .given(...stored)
      .when(resolve)
      .thenNothing();
  });
  it('is blamed on its network once, and the AI, which knows nothing of it, changes nothing then', () => {
    const network = { name: 'SWIFT NETWORKS LIMITED', affected: 5 };
    const blame = { type: 'BlameNetwork', data: { explanation: { ...explanation, source: 'rules' as const }, network } } as const;
    const blamed: IncidentEvent = { type: 'IncidentExplained', data: blame.data };
    const refined = { type: 'ExplainIncident', data: { explanation: { ...explanation, source: 'ai' as const } } } as const;
    specify(incident).given(opened).when(blame).then(blamed);
    specify(incident).given(opened, blamed).when(blame).thenNothing();
    specify(incident).given(opened, blamed).when(refined).thenNothing();
    const openedWith: IncidentEvent = { ...opened, data: { ...opened.data, network } };
    specify(incident).given(openedWith).when(blame).thenNothing();
    specify(incident).given(openedWith).when(refined).thenNothing();
    const partial: IncidentEvent = { ...opened, data: { ...opened.data, kind: 'partial' } };
    specify(incident).given(partial).when(blame).thenNothing();
    specify(incident)
      .given(...stored)
      .when(blame)
      .thenNothing();
    const texts = timelineOf([opened, blamed].map((event) => ({ event, at: '2026-03-02T01:02:20.000Z' }))).map((line) => line.text);
    expect(texts.at(-1)).toContain('Many servers on the same network');
  });
  it('keeps what the rules say once, while a better explanation is awaited', () => {
    const waiting: IncidentOpened = { type: 'IncidentOpened', data: { ...opened.data, explanationPending: true } };
    const kept: IncidentEvent = { type: 'IncidentExplained', data: { explanation: { ...explanation } } };
    specify(incident).given(waiting).when({ type: 'KeepExplanation' }).then(kept);
    specify(incident).given(waiting, kept).when({ type: 'KeepExplanation' }).thenNothing();
  });
  it.each([explain, count, acknowledge, resolve])('ignores $type before it opened, and all but opening when it is over', (command) => {
    specify(incident).given().when(command).thenNothing();
    specify(incident)
      .given(...stored)
      .when(command)
      .thenNothing();
  });
});

describe('its timeline', () => {
  const lines = (events: IncidentEvent[]) => timelineOf(events.map((event) => ({ event, at: '2026-03-02T01:02:20.000Z' })));

  it('tells in order what happened, in words', () =>
    expect(lines(stored).map((line) => `${line.at.slice(11, 16)} ${line.text}`)).toEqual([
      '01:02 A check failed for the first time.',
      '01:02 Two more checks failed, so we were sure and told you.',
      '01:02 We looked closer and explained it in more detail.',
      '01:05 You said that you are on it, by WhatsApp.',
      '02:02 It went away 2 times in the last hour, and does not answer now.',
      '02:10 It answered again, and went on doing so for a minute.',
    ]));
  it('says how often an unstable server went away, and when it was steady again', () => {
    const unstable: IncidentEvent = { type: 'IncidentOpened', data: { ...opened.data, kind: 'unstable', outages: 3 } };
    const texts = lines([unstable, stored.at(-1)!]).map((line) => line.text);
    expect(texts[1]).toContain('3 times within half an hour');
    expect(texts[2]).toContain('half an hour');
  });
  it.each([
    ['paused', 'You paused this server'],
    ['deleted', 'You deleted this server'],
    ['reconfigured', 'You changed its address'],
  ] as const)('says why it ended: %s', (reason, words) =>
    expect(lines([opened, { type: 'IncidentResolved', data: { resolvedAt: 'z', noticedAt: 'z', reason } }]).at(-1)!.text).toContain(words),
  );
});
