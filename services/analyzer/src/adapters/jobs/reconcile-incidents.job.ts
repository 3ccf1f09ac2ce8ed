import { MINUTE_MS } from '@nowahala/kernel';
import { Jobs } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import { ReconcileIncidents } from '../../application/reconcile-incidents.js';

@Injectable()
export class ReconcileIncidentsJob {
  constructor(jobs: Jobs, incidents: ReconcileIncidents) {
    jobs.add({ name: 'reconcile-incidents', everyMs: 5 * MINUTE_MS, run: () => incidents.execute() });
  }
}
