import { describe, expect, it } from '@jest/globals';
import { Metrics } from '../telemetry/metrics.js';
import { ParkedGauges } from './parked-gauges.js';

describe('the figure of parked messages', () => {
  it('goes back to nought when they are gone, and leaves those of other services alone; what nobody could count has no figure', async () => {
    const metrics = new Metrics();
    const gauges = new ParkedGauges(metrics);
    const values = async () =>
      Object.fromEntries(
        (await metrics.busParked.get()).values.map(({ labels, value }) => [`${labels['group']} ${labels['topic']}`, value]),
      );
    const people = { consumer: 'notifier.people', topic: 'user.registered', parked: 2 };
    gauges.set('notifier', [people]);
    gauges.set('billing', [{ consumer: 'billing.main', topic: 'user.erased', parked: 1 }]);
    expect(await values()).toEqual({ 'notifier.people user.registered': 2, 'billing.main user.erased': 1 });
    gauges.set('notifier', []);
    expect(await values()).toEqual({ 'notifier.people user.registered': 0, 'billing.main user.erased': 1 });
    gauges.set('notifier', [people]);
    expect(await values()).toMatchObject({ 'notifier.people user.registered': 2 });
    gauges.remove('notifier');
    expect(await values()).toEqual({ 'billing.main user.erased': 1 });
    gauges.set('notifier', []);
    expect(await values()).toMatchObject({ 'notifier.people user.registered': 0 });
  });
});
