import { Injectable } from '@nestjs/common';
import { Metrics } from '@nowahala/platform';

/** What identity measures; names and labels are public. */
@Injectable()
export class IdentityMetrics {
  readonly auth;

  constructor(metrics: Metrics) {
    this.auth = metrics.counter('auth_total', 'Sign-ins and the like', ['op', 'result']);
  }
}
