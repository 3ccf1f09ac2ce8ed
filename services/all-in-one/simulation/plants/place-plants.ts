import { types } from '@nowahala/contracts';
import type { pings } from '@nowahala/contracts';
import { CheckRequestConsumer } from '../../../prober/src/adapters/topics/check-request.consumer.js';
import { BUS_HISTORY, PROBE } from '../../../prober/src/application/ports.js';
import type { BusHistory, Probe } from '../../../prober/src/application/ports.js';
import { ProveSight } from '../../../prober/src/application/prove-sight.js';
import { RecallSight } from '../../../prober/src/application/recall-sight.js';
import { ReportLostChecks } from '../../../prober/src/application/report-lost-checks.js';
import { RunChecks } from '../../../prober/src/application/run-checks.js';
import { StandBy } from '../../../prober/src/application/stand-by.js';
import type { NewMessage } from '../engine/broker.js';
import { inService } from './plant.js';
import type { Plant } from './plant.js';

/** Changes results on their way to the analyzer. */
const results =
  (change: (result: pings.PingResult, index: number) => pings.PingResult): Plant['message'] =>
  (message: NewMessage) => {
    if (message.topic !== 'ping.completed') return [message];
    const body = message.message as pings.PingCompleted;
    return [{ ...message, message: { ...body, results: body.results.map(change) } }];
  };

const asOutcome = (result: pings.PingResult, outcome: string, checkOutcome: types.CheckOutcome): pings.PingResult => ({
  ...result,
  outcome,
  checkOutcome,
});

function believeAtOnce(prove: ProveSight): void {
  const execute = prove.execute.bind(prove);
  prove.execute = async (target, result, began) => {
    const vote = await execute(target, result, began);
    return vote === 'doubtful' ? 'counts' : vote;
  };
}

/** Who checks, and who may vote. */
export const placePlants: Plant[] = [
  {
    name: 'blind-votes',
    about: 'a prober without a way out votes',
    seed: 25,
    process: inService('prober', ({ container }) => {
      container.get(ProveSight).execute = async () => 'counts';
    }),
  },
  {
    name: 'blind-keeps-its-checks',
    about: 'a prober without a way out goes on being asked although others of its place see',
    seed: 948,
    process: inService('prober', ({ container }) => {
      container.get(StandBy).execute = async () => undefined;
    }),
  },
  {
    name: 'old-proof-votes',
    about: 'a proof from before the failure lets a cut line vote for a while',
    seed: 25,
    process: inService('prober', ({ container, machine }) => {
      const prove = container.get(ProveSight);
      const execute = prove.execute.bind(prove);
      let provenAt = machine.time.now;
      prove.execute = async (target, result, began) => {
        if (machine.time.now - provenAt < 60_000) return 'counts';
        const vote = await execute(target, result, began);
        if (vote !== 'blind') provenAt = machine.time.now;
        return vote;
      };
    }),
  },
  {
    name: 'flapping-line-votes',
    about: 'a check that fell into a short cut counts as soon as the line is back',
    seed: 380,
    process: inService('prober', ({ container }) => {
      believeAtOnce(container.get(ProveSight));
    }),
  },
  {
    name: 'forgets-sight',
    about: 'a prober that starts in the middle of a cut knows nothing of what its place saw before',
    seed: 698,
    process: inService('prober', ({ container }) => {
      container.get(RecallSight).execute = async () => true;
    }),
  },
  {
    name: 'remembers-an-hour',
    about: 'what a place saw is forgotten an hour later: a machine that starts before its internet votes',
    seed: 39,
    process: inService('prober', ({ container, clock }) => {
      const history = container.get<BusHistory>(BUS_HISTORY);
      const read = history.readLastSeen.bind(history);
      history.readLastSeen = (since) => read(new Date(Math.max(since.getTime(), clock.nowMs() - 3_600_000)));
    }),
  },
  {
    name: 'stall-votes',
    about: 'a timeout while our own loop stood still counts against the server',
    seed: 7,
    process: inService('prober', ({ container }) => {
      const probe = container.get<Probe>(PROBE);
      const check = probe.check.bind(probe);
      probe.check = async (target, wants) => {
        const result = await check(target, wants);
        return result.stalled ? { ...result, outcome: 'timeout', errorClass: 'connect_timeout', stalled: false } : result;
      };
      // References are late in a stall as well: the line would be doubted.
      believeAtOnce(container.get(ProveSight));
    }),
  },
  {
    name: 'unmeasured-counts',
    about: 'what was not measured is counted as a failure',
    seed: 7,
    message: results((result) =>
      result.outcome === 'missed' ? asOutcome(result, 'failure', types.CheckOutcome.CHECK_OUTCOME_FAILURE) : result,
    ),
  },
  {
    name: 'drops-old-epochs',
    about: 'a prober drops every request of a shard after a while, as after a restore of the database',
    seed: 1,
    process: inService('prober', ({ container, machine }) => {
      const consumer = container.get(CheckRequestConsumer);
      const take = consumer.onPingRequested.bind(consumer);
      consumer.onPingRequested = async (batch) =>
        take(batch.filter(({ message }) => machine.time.now < 1_800_000 || message.shard % 4 !== 0));
    }),
  },
  {
    name: 'lost-checks-unreported',
    about: 'what a dead prober held stays open for ever',
    seed: 23,
    process: inService('prober', ({ container }) => {
      container.get(ReportLostChecks).execute = async () => 0;
    }),
  },
  {
    name: 'queue-sticks',
    about: 'a prober stops taking checks after some hours of work',
    seed: 1,
    process: inService('prober', ({ container, machine }) => {
      const checks = container.get(RunChecks);
      const accept = checks.accept.bind(checks);
      checks.accept = (request) => (machine.time.now > 2_000_000 ? undefined : accept(request));
    }),
  },
];
