import { Injectable } from '@nestjs/common';
import { deleteOld } from '@nowahala/platform';
import type { SqlRunner } from '@nowahala/platform';
import { In, MoreThan } from 'typeorm';
import { undoEntity } from './undo.entity.js';
import type { StoredUndo } from './undo.entity.js';

/** What puts changes of e-mail and phone back. */
@Injectable()
export class UndoRepository {
  /** Under the user's lock. Always the latest of the user, whatever the clock of this replica says: undos are used in their order. */
  async insert(sql: SqlRunner, undo: StoredUndo): Promise<void> {
    const [latest] = await sql.manager.find(undoEntity, { where: { userId: undo.userId }, order: { createdAt: 'DESC' }, take: 1 });
    const createdAt = new Date(Math.max(undo.createdAt.getTime(), latest ? latest.createdAt.getTime() + 1 : 0));
    await sql.manager.insert(undoEntity, { ...undo, createdAt });
  }

  find(sql: SqlRunner, tokenHash: string): Promise<StoredUndo | null> {
    return sql.manager.findOneBy(undoEntity, { tokenHash });
  }

  listOpen(sql: SqlRunner, userId: string, now: Date): Promise<StoredUndo[]> {
    return sql.manager.find(undoEntity, { where: { userId, expiresAt: MoreThan(now) }, order: { createdAt: 'ASC' } });
  }

  async delete(sql: SqlRunner, tokenHashes: string[]): Promise<void> {
    await sql.manager.delete(undoEntity, { tokenHash: In(tokenHashes) });
  }

  async deleteOfUser(sql: SqlRunner, userId: string): Promise<void> {
    await sql.manager.delete(undoEntity, { userId });
  }

  async prune(sql: SqlRunner, now: Date): Promise<void> {
    await deleteOld(sql, 'account_undo', 'expires_at', now);
  }
}
