import { limits } from '@nowahala/kernel';
import { Clock, Store, idFrom, invalidFields, newId, notFound } from '@nowahala/platform';
import type { Caller } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import { RenewalRepository } from '../database/renewal.repository.js';
import type { RenewalDetails } from '../database/renewal.repository.js';
import { refusals } from '../domain/refusals.js';
import { ownDateFaults, ownDateOf } from '../domain/renewal/own-date.js';
import { AuthorizeServer } from './authorize-server.js';

/** The dates that owners write down themselves. */
@Injectable()
export class KeepOwnDates {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly renewals: RenewalRepository,
    private readonly authorize: AuthorizeServer,
  ) {}

  /** `creationId`: asked again under the same one, after an answer that was lost, it is the date that was written down then. */
  async add(caller: Caller, serverId: string, given: { name: string; date: string }, creationId?: string): Promise<RenewalDetails> {
    const { workspaceId } = await this.authorize.execute(caller, serverId);
    const faults = ownDateFaults(given, this.clock.now());
    if (faults) throw invalidFields(faults);
    const subject = creationId ? idFrom(serverId, creationId) : newId();
    const own = { ...ownDateOf(given), workspaceId, userId: caller.userId, serverId, subject };
    await this.store.transaction(async (tx) => {
      await tx.lock(`own-dates-${serverId}`);
      if (await this.renewals.hasOwn(tx, serverId, subject)) return;
      // Deleted since: it is not written down again.
      if (!(await this.renewals.isAskedFirst(tx, subject))) throw notFound();
      if (!(await this.renewals.addOwn(tx, own, tx.now, limits.ownDates.atOnce))) throw refusals.tooManyRenewals(limits.ownDates.atOnce);
    });
    const unwarned = {
      startsAt: null,
      warned: 0,
      warnedEndsAt: null,
      company: '',
      source: '',
      serverNames: [],
      paused: false,
      lapsed: false,
    };
    return { ...own, ...unwarned, kind: 'own', serverIds: [serverId] };
  }

  async delete(caller: Caller, serverId: string, renewalId: string): Promise<void> {
    await this.authorize.execute(caller, serverId);
    if (!(await this.renewals.deleteOwn(serverId, renewalId))) throw notFound();
  }
}
