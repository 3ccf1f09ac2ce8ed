import type { TopicDeclaration } from '@nowahala/contracts';

export type BusKind = 'kafka' | 'embedded';

/** One topic as the bus sees it: a region filled in, a duration in milliseconds. */
export interface Topic {
  name: string;
  partitions: number;
  retentionMs: number;
}

const unitMs: Record<string, number> = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 };
/** Each message costs a row, and a read takes eight partitions; six are shared evenly by one, two or three readers. */
const EMBEDDED_WAYS = 6;
const DLQ = '.dlq';
const DLQ_RETENTION_MS = 30 * unitMs['d']!;
const namePattern = /^[a-z][a-z0-9-]*(\.[a-z][a-z0-9-]*)*$/;
const regionPattern = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/;

/** The topics that may be used, as `proto/topics.yaml` declares them; everything else does not exist for either bus. */
export class TopicRegistry {
  private readonly declared = new Map<string, TopicDeclaration>();
  private readonly known = new Map<string, Topic>();

  constructor(
    declarations: readonly TopicDeclaration[],
    readonly kind: BusKind,
  ) {
    const complaints = declarations.flatMap((declaration) => this.declare(declaration));
    if (complaints.length > 0) throw new Error(`The topic declarations are wrong: ${complaints.join('; ')}.`);
  }

  /** The topic of that name, also `<topic>.<region>` of a topic per region and `<topic>.dlq`; undefined when not declared. */
  find(name: string): Topic | undefined {
    const known = this.known.get(name);
    if (known) return known;
    const topic = this.resolve(name);
    if (topic) this.known.set(name, topic);
    return topic;
  }

  partitionsOf(name: string): number {
    return this.require(name).partitions;
  }

  /** How many of the partitions a sender of much should use that may choose: on the bus of PostgreSQL few processes read them. */
  waysOf(name: string): number {
    return this.kind === 'embedded' ? Math.min(EMBEDDED_WAYS, this.partitionsOf(name)) : this.partitionsOf(name);
  }

  dlqOf(name: string): string {
    return name + DLQ;
  }

  /** Every topic that exists when these regions do, each followed by its dead-letter topic. */
  expand(regions: readonly string[]): Topic[] {
    const names = [...this.declared.values()].flatMap(({ name, perRegion }) =>
      perRegion ? regions.map((region) => `${name}.${region}`) : [name],
    );
    return names.flatMap((name) => [this.require(name), this.require(this.dlqOf(name))]);
  }

  private require(name: string): Topic {
    const topic = this.find(name);
    if (!topic) throw new Error(`The topic "${name}" is not declared in proto/topics.yaml.`);
    return topic;
  }

  private resolve(name: string): Topic | undefined {
    if (name.endsWith(DLQ)) {
      const original = this.find(name.slice(0, -DLQ.length));
      return original && !original.name.endsWith(DLQ) ? { name, partitions: 1, retentionMs: DLQ_RETENTION_MS } : undefined;
    }
    const declaration = this.declared.get(name);
    if (declaration && !declaration.perRegion) return this.topicOf(name, declaration);
    const dot = name.lastIndexOf('.');
    const base = this.declared.get(name.slice(0, Math.max(dot, 0)));
    return base?.perRegion && regionPattern.test(name.slice(dot + 1)) ? this.topicOf(name, base) : undefined;
  }

  private topicOf(name: string, declaration: TopicDeclaration): Topic {
    return { name, partitions: declaration.partitions[this.kind], retentionMs: durationMs(declaration.retention[this.kind])! };
  }

  private declare(declaration: TopicDeclaration): string[] {
    const { name } = declaration;
    const complaints: string[] = [];
    const partitions = declaration.partitions[this.kind];
    if (!namePattern.test(name) || name.endsWith(DLQ)) complaints.push(`"${name}" is not a topic name`);
    if (this.declared.has(name)) complaints.push(`"${name}" is declared twice`);
    if (!Number.isInteger(partitions) || partitions < 1) complaints.push(`"${name}" needs at least one partition`);
    if (!durationMs(declaration.retention[this.kind]))
      complaints.push(
        `"${name}" keeps its messages for "${declaration.retention[this.kind]}", which is not a duration such as 15m, 24h or 7d`,
      );
    this.declared.set(name, declaration);
    return complaints;
  }
}

function durationMs(text: string): number | undefined {
  const [, amount, unit] = /^(\d+)(ms|s|m|h|d)$/.exec(text) ?? [];
  return amount && unit ? Number(amount) * unitMs[unit]! : undefined;
}
