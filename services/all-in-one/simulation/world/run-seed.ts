import { systemCaller } from '@nowahala/platform';
import { borrowGlobals } from '../engine/borrowed-globals.js';
import { Broker } from '../engine/broker.js';
import { Machine } from '../engine/machine.js';
import { Random } from '../engine/random.js';
import type { ServiceProcess } from '../engine/service-process.js';
import { VirtualTime } from '../engine/virtual-time.js';
import { violationsOf } from '../invariants/all.js';
import type { Violation } from '../invariants/violation.js';
import { CheckNow } from '../../../scheduler/src/application/check-now.js';
import { ReportLostChecks } from '../../../prober/src/application/report-lost-checks.js';
import { Cluster } from './cluster.js';
import { Deeds } from './deeds.js';
import { stopSchedule } from './loops.js';
import { deliverMails } from './mailbox.js';
import { Network } from './network.js';
import type { Plant } from '../plants/plant.js';
import { rowsLeft } from './rows-left.js';
import { emptyRecord } from './record.js';
import type { RunRecord } from './record.js';
import type { WantedCheck } from './owners.js';
import { editedInterval, scenarioOf } from './scenario.js';
import type { Change, Fault, Scenario } from './scenario.js';
import { Trace } from './trace.js';
import { Watcher } from './watcher.js';
import { ScenarioWeather } from './weather.js';

export interface Run {
  seed: number;
  scenario: Scenario;
  record: RunRecord;
  trace: Trace;
  violations: Violation[];
  digest: string;
  events: number;
}

const SETTLED_MS = 1_000;
const READ_EVERY_MS = 15_000;
/** Who waits longer for a check or a call breaks without one. */
const IN_THE_MIDDLE_MS = 30_000;

/** One world from its first event to its last. */
export async function runSeed(seed: number, plants: Plant[] = [], scenario = scenarioOf(seed)): Promise<Run> {
  const world = new RunningWorld(scenario, plants);
  const giveBack = borrowGlobals(world.time, new Random(seed + 1));
  try {
    await world.run();
  } finally {
    giveBack();
  }
  const { record, trace, time } = world;
  const violations = violationsOf(scenario, record);
  return { seed, scenario, record, trace, violations, digest: trace.digest(), events: time.events };
}

class RunningWorld {
  readonly time = new VirtualTime();
  readonly record: RunRecord = emptyRecord();
  readonly trace: Trace;
  private readonly broker: Broker;
  private readonly network: Network;
  private readonly weather: ScenarioWeather;
  private readonly cluster: Cluster;
  private readonly deeds: Deeds;
  private readonly running = new Map<string, ServiceProcess>();
  private readonly incarnations = new Map<string, number>();
  private readonly offsets = new Map<string, number>();
  private readonly versions = new Map<string, number>();
  private readonly intervals = new Map<string, number>();
  private readonly scenario: Scenario;

  constructor(scenario: Scenario, plants: Plant[]) {
    this.scenario = scenario;
    const random = new Random(scenario.seed + 2);
    this.trace = new Trace(new Map(scenario.servers.map(({ serverId, name }) => [serverId, name])));
    this.weather = new ScenarioWeather(scenario, random.fork());
    this.network = new Network(scenario, random.fork());
    const dice = random.fork();
    this.broker = new Broker(this.time, {
      delay: () => this.weather.busBackAt(this.time.now) - this.time.now + dice.between(2, scenario.longestDelayMs),
      repeatAfter: () => (scenario.repeatRate > 0 && dice.chance(scenario.repeatRate) ? dice.between(100, 60_000) : undefined),
      refused: ({ topic }, { message }) => this.failed(`${topic} not taken (${message})`),
      intercept: (message) => plants.reduce((messages, plant) => messages.flatMap((one) => plant.message?.(one) ?? [one]), [message]),
    });
    const watcher = new Watcher(scenario, this.record, this.trace);
    this.broker.watchers.push((message) => watcher.watch(message));
    const { regions, epochMs } = scenario;
    const note = (line: string): void => this.failed(line);
    this.deeds = new Deeds({ scenario, time: this.time, broker: this.broker, trace: this.trace, dice: random.fork() }, (serverId) =>
      this.configure(serverId, { deleted: true }),
    );
    this.cluster = new Cluster({ time: this.time, broker: this.broker, network: this.network, epochMs, regions, plants, note });
  }

  async run(): Promise<void> {
    const { scenario, time } = this;
    for (const server of scenario.servers) this.configure(server.serverId, {});
    for (let at = 0; at < scenario.schedulers; at += 1) this.start(`scheduler-${at}`, 'scheduler', scenario.regions[0]!);
    for (let at = 0; at < scenario.analyzers; at += 1) this.start(`analyzer-${at}`, 'analyzer', scenario.regions[0]!);
    this.start('notifier-0', 'notifier', scenario.regions[0]!);
    for (const region of scenario.regions)
      for (let at = 0; at < scenario.probersPerRegion; at += 1) this.start(`prober-${region}-${at}`, 'prober', region);
    for (const fault of scenario.faults) time.after(fault.from, undefined, () => this.breakIt(fault));
    for (const change of scenario.changes) time.after(change.at, undefined, () => this.change(change));
    for (const wanted of scenario.wantedChecks) time.after(wanted.at, undefined, () => this.checkNow(wanted));
    this.deeds.schedule();
    this.readGauges();
    for (const server of scenario.servers)
      for (const { from, to, regions, failing } of server.outages) {
        time.after(from, undefined, () => this.trace.say(time.now, `${server.name} fails (${failing}) as seen from ${regions.join(', ')}`));
        time.after(to, undefined, () => this.trace.say(time.now, `${server.name} works again`));
      }
    await time.runUntil(scenario.durationMs + SETTLED_MS);
    this.readTables();
  }

  private start(instance: string, service: string, region: string): void {
    const incarnation = (this.incarnations.get(instance) ?? 0) + 1;
    this.incarnations.set(instance, incarnation);
    const machine = new Machine(`${instance}#${incarnation}`, service, region, this.time, this.weather);
    machine.clockOffsetMs = this.offsets.get(instance) ?? 0;
    const before = this.time.current;
    // What a start sets in motion belongs to the machine.
    this.time.current = machine;
    const process = this.cluster.start(machine);
    this.time.current = before;
    this.running.set(instance, process);
    if (service === 'notifier') deliverMails(process, this.cluster.notifierTables, this.weather, (message) => this.sent(message));
    if (service === 'prober') void process.container.get(ReportLostChecks).execute((ms) => machine.pause(ms));
  }

  private breakIt(fault: Fault): void {
    const { kind, of, from, to, stepMs = 0 } = fault;
    const process = this.running.get(of);
    const lasting = Math.round((to - from) / 100) / 10;
    this.trace.say(this.time.now, `* ${kind} of ${of}${stepMs ? ` by ${stepMs / 1000} s` : ` for ${lasting} s`}`);
    if (kind === 'prober stall' && process) this.inTheMiddle(process.machine, () => process.machine.freeze(to - from));
    if (kind === 'clock step') {
      this.stepClock(of, stepMs);
      this.time.after(to - from, undefined, () => this.stepClock(of, -stepMs));
    }
    if (kind === 'region gone' || kind === 'schedulers gone') this.takeAway(fault);
    if ((kind !== 'kill' && kind !== 'redeploy') || !process) return;
    const { machine } = process;
    const end = (): void => {
      machine.die();
      this.time.after(to - from, undefined, () => {
        this.trace.say(this.time.now, `* ${of} starts again`);
        this.start(of, machine.service, machine.region);
      });
    };
    if (kind === 'kill') return this.inTheMiddle(machine, end);
    if (machine.service !== 'scheduler') return end();
    this.time.after(0, machine, () => void stopSchedule(process).finally(() => this.time.after(0, undefined, end)));
  }

  /** All of a region, or all of a service, and none of them stops in order. */
  private takeAway({ of, from, to }: Fault): void {
    const gone = [...this.running].filter(
      ([, { machine }]) => machine.service === of || (machine.service === 'prober' && machine.region === of),
    );
    for (const [instance, { machine }] of gone) {
      machine.die();
      this.time.after(to - from, undefined, () => {
        this.trace.say(this.time.now, `* ${instance} starts again`);
        this.start(instance, machine.service, machine.region);
      });
    }
  }

  private readGauges(): void {
    const alive = [...this.running].filter(([, { machine }]) => machine.alive);
    const owned = alive.flatMap(([, { gauges }]) => gauges.get('scheduler_shards_owned') ?? []);
    const say = (sight: string): string[] =>
      alive.flatMap(([instance, { gauges }]) => (gauges.get(`prober_sight ${sight}`) === 1 ? [instance] : []));
    const shards = owned.length === 0 ? null : owned.reduce((sum, one) => sum + one, 0);
    this.record.gauges.push({ at: this.time.now, shards, blind: say('blind'), sees: say('sees') });
    this.time.after(READ_EVERY_MS, undefined, () => this.readGauges());
  }

  /** Where it hurts: with a check under way, or between two steps of a transaction. */
  private inTheMiddle(machine: Machine, run: () => void): void {
    let isDone = false;
    const once = (): void => {
      if (!isDone) run();
      isDone = true;
    };
    if (machine.service === 'prober') this.network.whenChecking(machine, once);
    else {
      machine.onDeath(once);
      machine.doomed = true;
    }
    this.time.after(IN_THE_MIDDLE_MS, undefined, once);
  }

  private stepClock(instance: string, stepMs: number): void {
    this.offsets.set(instance, (this.offsets.get(instance) ?? 0) + stepMs);
    this.running.get(instance)!.machine.clockOffsetMs = this.offsets.get(instance)!;
    this.trace.say(this.time.now, `* the clock of ${instance} steps by ${stepMs / 1000} s`);
  }

  private change({ kind, serverId }: Change): void {
    const server = this.scenario.servers.find((one) => one.serverId === serverId)!;
    this.trace.say(this.time.now, `* ${server.name}: ${kind}`);
    if (kind === 'edit') this.intervals.set(serverId, editedInterval(server.intervalMinutes));
    this.configure(serverId, { paused: kind === 'pause', deleted: kind === 'delete' });
  }

  /** Its owner asks, of whom the scheduler knows who he is. */
  private checkNow({ of, serverId }: WantedCheck): void {
    const { machine, container } = this.running.get(of)!;
    const at = this.time.now;
    const ask = async (): Promise<void> => {
      const scheduledAt = await container.get(CheckNow).execute(serverId, systemCaller);
      this.record.wantedChecks.push({ serverId, at, slot: scheduledAt.getTime() });
      this.trace.say(this.time.now, `* ${this.trace.nameOf(serverId)} is to be checked now`);
    };
    this.time.after(0, machine, () => void ask().catch(({ message }: Error) => this.trace.say(at, `* not checked now (${message})`)));
  }

  private configure(serverId: string, { paused = false, deleted = false }: { paused?: boolean; deleted?: boolean }): void {
    const server = this.scenario.servers.find((one) => one.serverId === serverId)!;
    const configVersion = (this.versions.get(serverId) ?? 0) + 1;
    this.versions.set(serverId, configVersion);
    const { slowMs: _, outages: __, ...fields } = server;
    const intervalMinutes = this.intervals.get(serverId) ?? server.intervalMinutes;
    const occurredAt = new Date(this.scenario.epochMs + this.time.now);
    const message = {
      ...fields,
      intervalMinutes,
      emailEnabled: true,
      whatsappEnabled: false,
      paused,
      deleted,
      configVersion,
      createdAt: occurredAt,
      changedAt: occurredAt,
    };
    this.record.configured.push({ serverId, at: this.time.now, paused, deleted, intervalMinutes });
    // After the readers of the first moment are there.
    this.time.after(100, undefined, () =>
      this.broker.publish({ topic: 'server.configured', key: serverId, tenantId: server.workspaceId, message, occurredAt }),
    );
  }

  private sent(message: RunRecord['sent'][number]): void {
    this.record.sent.push(message);
    const servers = this.record.opened.filter(({ incidentId }) => message.incidentIds.includes(incidentId));
    this.trace.say(
      message.at,
      `mail "${message.transition}" about ${[...new Set(servers.map(({ serverId }) => this.trace.nameOf(serverId)))].join(', ')}`,
    );
  }

  private failed(text: string): void {
    this.record.failed.push({ at: this.time.now, text });
    this.trace.say(this.time.now, `  ${text}`);
  }

  private readTables(): void {
    const { record, cluster, network } = this;
    record.performed = network.performed;
    record.rowsLeft = rowsLeft(cluster, this.scenario);
    record.stored = cluster.analyzerTables.pings.all().map(({ serverId, scheduledAt, startedAt, region, outcome, kind }) => ({
      ...{ serverId, region, outcome, kind },
      slot: scheduledAt.getTime(),
      startedAt: startedAt.getTime() - this.scenario.epochMs,
    }));
    for (const { serverId, count } of cluster.schedulerTables.usage.all())
      record.used.set(serverId, (record.used.get(serverId) ?? 0) + count);
  }
}
