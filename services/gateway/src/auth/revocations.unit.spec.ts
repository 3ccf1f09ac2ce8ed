import { expect, it } from '@jest/globals';
import { ManualClock, MemoryCache, sleep } from '@nowahala/platform';
import type { KeyCheck } from './key-check.js';
import type { OwnedWorkspaces } from './owned-workspaces.js';
import { Revocations } from './revocations.js';
import type { Revocation } from './revocations.js';
import type { TokenCheck } from './token-check.js';

it('are applied once by every gateway, by the one that publishes at once', async () => {
  const cache = new MemoryCache(new ManualClock(new Date('2026-11-28T08:00:00Z')));
  const gateway = () => {
    const applied: Revocation[] = [];
    const tokens = { revoke: () => undefined } as unknown as TokenCheck;
    const revocations = new Revocations(cache, tokens, {} as KeyCheck, {} as OwnedWorkspaces);
    revocations.onApplicationBootstrap();
    revocations.onRevocation((revocation) => applied.push(revocation));
    return { applied, revocations };
  };
  const [here, there] = [gateway(), gateway()];
  const revocation = { userId: 'ada', sessionId: 'one' };
  const published = here.revocations.publish(revocation);
  expect(here.applied).toEqual([revocation]);
  await published;
  await sleep(20);
  expect(there.applied).toMatchObject([revocation]);
  expect(here.applied).toEqual([revocation]);
});
