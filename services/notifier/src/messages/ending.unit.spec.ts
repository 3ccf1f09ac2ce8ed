import { describe, expect, it } from '@jest/globals';
import { catalogueOf, offeredLanguages } from './catalogue.js';
import type { RecoveryFacts } from './facts.js';

const ended = { serverName: 'Shop website', alsoDown: [], heartbeat: null } as unknown as RecoveryFacts;

describe('a reason that only a newer analyzer knows', () => {
  it.each(offeredLanguages)('is said as a change of the server: %s', (language) => {
    const sentences = (reason: string) =>
      catalogueOf(language).dashboard.watchEnded({ ...ended, reason: reason as RecoveryFacts['reason'] });
    expect(sentences('of-a-newer-release')).toEqual(sentences('reconfigured'));
    expect(sentences('narrowed')).not.toEqual(sentences('reconfigured'));
  });
});
