import { Injectable } from '@nestjs/common';
import { Database } from '@nowahala/platform';

export interface ReconcileProgress {
  /** The last id that was compared. */
  after: string;
  beganAt: Date;
  endedAt: Date | undefined;
}

/** How far a long comparison has come, so that the next run goes on there. */
@Injectable()
export class ReconcileProgressRepository {
  constructor(private readonly database: Database) {}

  async find(name: string): Promise<ReconcileProgress | undefined> {
    const [row] = await this.database.query<{ after: string; beganAt: Date; endedAt: Date | null }>(
      'SELECT after, began_at, ended_at FROM reconcile_progress WHERE name = $1',
      [name],
    );
    return row && { ...row, endedAt: row.endedAt ?? undefined };
  }

  async upsert(name: string, { after, beganAt, endedAt }: ReconcileProgress): Promise<void> {
    await this.database.query(
      `INSERT INTO reconcile_progress (name, after, began_at, ended_at) VALUES ($1, $2, $3, $4)
       ON CONFLICT (name) DO UPDATE SET after = $2, began_at = $3, ended_at = $4`,
      [name, after, beganAt, endedAt ?? null],
    );
  }
}
