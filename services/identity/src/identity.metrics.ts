import { Injectable } from '@nestjs/common';
import { Metrics } from '@nowahala/platform';

/** What identity measures; names and labels are public. */
@Injectable()
export class IdentityMetrics {
  readonly auth;
  readonly erasuresLate;

  constructor(metrics: Metrics) {
    this.auth = metrics.counter('auth_total', 'Sign-ins and the like', ['op', 'result']);
    this.erasuresLate = metrics.gauge('erasures_late', 'Erasures that some service has not done for 25 days', []);
  }
}
