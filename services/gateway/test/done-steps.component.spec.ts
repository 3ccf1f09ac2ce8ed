import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startGateway } from './app.js';
import type { GatewayApp } from './app.js';
import type { TestUser } from './fakes/fake-services.js';

let app: GatewayApp;
let ada: TestUser;
beforeAll(async () => {
  app = await startGateway();
  ada = app.fakes.person();
});
afterAll(() => app.stop());
const send = (method: string, path: string) => app.call(method, path, { token: ada.token, body: {} });

describe('a step of an incident', () => {
  it('a step that is done is answered with what the next check says of it', async () => {
    const done = (step: string) => {
      app.fakes.stepAsked = 0;
      return send('POST', `/api/incident/${ada.incidentId}/step/${step}/done`);
    };
    const { status, body } = await done('1');
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { message: 'Still down: now try step 2.', data: { _id: ada.incidentId } },
    });
    expect(body.data.doneSteps).toEqual([expect.objectContaining({ step: 1, answer: 'down', nextStep: null })]);
    expect(app.fakes.stepAsked).toBe(2);
    expect(app.fakes.callsOf('analyzer.markStepDone').at(-1)!.request).toMatchObject({
      incidentId: ada.incidentId,
      step: 1,
      via: 'dashboard',
    });
    app.fakes.nextStep = 0;
    for (const [answer, sentence] of [
      ['down', 'no step is left'],
      ['changed', 'for another reason'],
      ['works', 'It works again. We look'],
    ] as const) {
      app.fakes.stepAnswer = answer;
      expect((await done('2')).body.message).toContain(sentence);
    }
    Object.assign(app.fakes, { stepAnswer: 'down', nextStep: 2 });
    for (const step of ['0', 'x', '10', '1e1'])
      expect(await done(step)).toMatchObject({ status: 400, body: { fields: { step: expect.any(String) } } });
  });

  it('a step that no check can answer in time is answered within fifteen seconds, with what to do', async () => {
    Object.assign(app.fakes, { stepAnswer: '', stepAsked: 0 });
    const answer = await send('POST', `/api/incident/${ada.incidentId}/step/3/done`);
    expect(answer).toMatchObject({ status: 200, body: { message: expect.stringContaining('try again in a minute') } });
    expect(app.fakes.stepAsked).toBeGreaterThan(20);
    app.fakes.stepAnswer = 'down';
  });
});
