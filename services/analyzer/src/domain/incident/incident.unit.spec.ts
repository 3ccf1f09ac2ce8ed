import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { replay, upcast } from '@nowahala/platform';
import { acknowledge, countInstability, explainBetter, incident, open, resolve } from './incident.js';
import type { IncidentEvent, IncidentOpened } from './incident.js';
import { timelineOf } from './timeline.js';

const golden = JSON.parse(readFileSync(new URL('./golden/incident.v1.json', import.meta.url), 'utf8')) as { events: IncidentEvent[] };
const stored = golden.events.map((event) => upcast(incident, event.type, 1, event.data) as IncidentEvent);
const opened = stored[0] as IncidentOpened;
const after = (...events: IncidentEvent[]) => replay(incident, events);
const explanation = opened.data.explanation;

describe('an incident', () => {
  it('is read from events of the first version as they were written', () =>
    expect(after(...stored)).toMatchObject({
      opened: { serverName: 'Shop website', kind: 'down' },
      explanation: { source: 'ai' },
      acknowledgedAt: '2026-03-02T01:05:00.000Z',
      resolvedAt: '2026-03-02T02:10:00.000Z',
    }));
  it('opens once', () => {
    expect(open(incident.initialState, opened.data)).toHaveLength(1);
    expect(open(after(opened), opened.data)).toEqual([]);
  });
  it('is acknowledged once, and not after its end', () => {
    const [acknowledged] = acknowledge(after(opened), '2026-03-02T01:05:00Z', 'ada', 'api');
    expect(acknowledge(after(opened, acknowledged!), '2026-03-02T01:06:00Z', 'obi', 'api')).toEqual([]);
    expect(acknowledge(after(...stored), '2026-03-02T03:00:00Z', 'obi', 'api')).toEqual([]);
  });
  it('is resolved once', () => {
    expect(resolve(after(opened), 'a', 'b', 'recovered')).toHaveLength(1);
    expect(resolve(after(...stored), 'a', 'b', 'recovered')).toEqual([]);
  });
  it('hears no more news when it is over', () => {
    expect(explainBetter(after(...stored), explanation)).toEqual([]);
    expect(countInstability(after(...stored), 'a', 1, true)).toEqual([]);
  });
  it('cannot be explained, acknowledged or resolved before it was opened', () => {
    const nothing = incident.initialState;
    expect(
      [
        explainBetter(nothing, explanation),
        acknowledge(nothing, 'a', 'b', 'api'),
        resolve(nothing, 'a', 'b', 'recovered'),
        countInstability(nothing, 'a', 1, true),
      ].flat(),
    ).toEqual([]);
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
