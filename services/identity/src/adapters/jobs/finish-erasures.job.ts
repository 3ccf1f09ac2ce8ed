import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { Jobs } from '@nowahala/platform';
import { ERASURE_OPEN } from '../../database/erasure.repository.js';
import { FinishErasures } from '../../application/finish-erasures.js';

@Injectable()
export class FinishErasuresJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly finishErasures: FinishErasures,
  ) {}

  onModuleInit(): void {
    this.jobs.add({ name: 'finish-erasures', everyMs: 5_000, due: ERASURE_OPEN, run: () => this.finishErasures.execute() });
  }
}
