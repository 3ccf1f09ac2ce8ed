import { describe, expect, it } from '@jest/globals';
import { staleAfter } from './live-updates';

describe('what an event makes old', () => {
  it.each([
    ['server', { serverId: 's1' }, [['workspace'], ['servers', 'uptime'], ['servers', 's1']]],
    ['incident', { incidentId: 'i1', serverId: 's1' }, [['workspace'], ['incidents'], ['logs'], ['servers', 's1']]],
    ['notification', { notificationId: 'n1' }, [['notifications'], ['renewals']]],
    ['subscription', { workspaceId: 'w1' }, [['user'], ['workspace'], ['invoices'], ['payment']]],
    ['heartbeat', { heartbeatId: 'h1', state: 'up' }, [['heartbeats']]],
    ['server', { serverId: 7 }, [['workspace'], ['servers', 'uptime']]],
    ['something-new', { serverId: 's1' }, []],
  ])('%s %j', (kind, data, keys) => expect(staleAfter({ kind, data })).toEqual(keys));
});
