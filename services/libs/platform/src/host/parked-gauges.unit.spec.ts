import { describe, expect, it } from '@jest/globals';
import { Metrics } from '../telemetry/metrics.js';
import { ParkedGauges } from './parked-gauges.js';

describe('the figure of parked messages', () => {
  it('goes back to nought when they are gone, and leaves those of other services alone; what nobody could count has no figure', async () => {
    const metrics = new Metrics();
    const figures = new ParkedGauges(metrics);
    const told = async () =>
      Object.fromEntries(
        (await metrics.busParked.get()).values.map(({ labels, value }) => [`${labels['group']} ${labels['topic']}`, value]),
      );
    const people = { consumer: 'notifier.people', topic: 'user.registered', parked: 2 };
    figures.set('notifier', [people]);
    figures.set('billing', [{ consumer: 'billing.main', topic: 'user.erased', parked: 1 }]);
    expect(await told()).toEqual({ 'notifier.people user.registered': 2, 'billing.main user.erased': 1 });
    figures.set('notifier', []);
    expect(await told()).toEqual({ 'notifier.people user.registered': 0, 'billing.main user.erased': 1 });
    figures.set('notifier', [people]);
    expect(await told()).toMatchObject({ 'notifier.people user.registered': 2 });
    figures.remove('notifier');
    expect(await told()).toEqual({ 'billing.main user.erased': 1 });
    figures.set('notifier', []);
    expect(await told()).toMatchObject({ 'notifier.people user.registered': 0 });
  });
});
