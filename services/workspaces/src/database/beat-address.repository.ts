import { Injectable } from '@nestjs/common';
import { Database } from '@nowahala/platform';
import type { Transaction } from '@nowahala/platform';

export interface BeatAddress {
  heartbeatId: string;
  addressRound: number;
  onlyPost: boolean;
  deleted: boolean;
}

/**
 * Addresses that are void, or take no GET: the gateway knows all others by what they hold. Bare ids, which stay when an account is
 * erased, so that its jobs learn that their address is void.
 */
@Injectable()
export class BeatAddressRepository {
  constructor(private readonly database: Database) {}

  /** Changes become visible in the order of their numbers: their writers wait for each other. */
  async upsert(tx: Transaction, { heartbeatId, addressRound, onlyPost, deleted }: BeatAddress): Promise<void> {
    await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('beat-address', 0))`);
    await tx.query(
      `INSERT INTO beat_address (heartbeat_id, address_round, only_post, deleted) VALUES ($1, $2, $3, $4)
       ON CONFLICT (heartbeat_id) DO UPDATE SET address_round = $2, only_post = $3, deleted = $4,
         changed = nextval(pg_get_serial_sequence('beat_address', 'changed'))`,
      [heartbeatId, addressRound, onlyPost, deleted],
    );
  }

  async listAfter(change: number, limit: number): Promise<(BeatAddress & { changed: number })[]> {
    return this.database.query(
      'SELECT heartbeat_id, address_round, only_post, deleted, changed::float8 AS changed FROM beat_address WHERE changed > $1 ORDER BY changed LIMIT $2',
      [change, limit],
    );
  }
}
