import { Database } from '@nowahala/platform';
import type { Transaction } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';

@Injectable()
export class DrillRepository {
  constructor(private readonly database: Database) {}

  /** False where it was started before. */
  async insert(tx: Transaction, drillId: string, userId: string, workspaceId: string): Promise<boolean> {
    const rows = await tx.query(
      'INSERT INTO drill (drill_id, user_id, workspace_id, started_at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING RETURNING 1',
      [drillId, userId, workspaceId, tx.now],
    );
    return rows.length > 0;
  }

  async findOwner(drillId: string): Promise<string | null> {
    const [drill] = await this.database.query<{ userId: string }>('SELECT user_id FROM drill WHERE drill_id = $1', [drillId]);
    return drill?.userId ?? null;
  }
}
