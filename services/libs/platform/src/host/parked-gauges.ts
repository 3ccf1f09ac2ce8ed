import type { Metrics } from '../telemetry/metrics.js';

interface Parked {
  consumer: string;
  topic: string;
  parked: number;
}

/** What each service has parked. Where nothing is parked any more the gauge is zero, so that its alert ends. */
export class ParkedGauges {
  private readonly known = new Map<string, Map<string, { group: string; topic: string }>>();

  constructor(private readonly metrics: Metrics) {}

  set(service: string, counted: Parked[]): void {
    const known = this.known.get(service) ?? new Map<string, { group: string; topic: string }>();
    this.known.set(service, known);
    const counts = new Map(counted.map(({ consumer, topic, parked }) => [`${consumer} ${topic}`, parked]));
    for (const { consumer, topic } of counted) known.set(`${consumer} ${topic}`, { group: consumer, topic });
    for (const [name, labels] of known) this.metrics.busParked.set(labels, counts.get(name) ?? 0);
  }

  /** For when counting failed: no value is better than the last one. */
  remove(service: string): void {
    for (const labels of this.known.get(service)?.values() ?? []) this.metrics.busParked.remove(labels);
  }
}
