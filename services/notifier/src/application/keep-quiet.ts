import { MINUTE_MS } from '@nowahala/kernel';
import { idFrom, LOGGER, Refusal } from '@nowahala/platform';
import type { Logger } from '@nowahala/platform';
import { Inject, Injectable } from '@nestjs/common';
import { WorkspacesClient } from '../clients/workspaces.client.js';
import type { QuietReply } from '../domain/quiet-reply.js';
import type { Recipient } from '../domain/recipient.js';
import { catalogueOf } from '../messages/catalogue.js';
import type { WhatsAppMessage } from '../messages/whatsapp-message.js';

/** Workspaces refuses less than a minute by its own clock, and a minute ago was a minute when it was sent. */
const SHORTEST_MS = 1.5 * MINUTE_MS;

interface Asked {
  providerId: string;
  receivedAt: Date;
  quiet: QuietReply;
  now: Date;
}

/** "quiet 30" by WhatsApp: maintenance of every server of whoever has this number. Throws where workspaces is away: tried again. */
@Injectable()
export class KeepQuiet {
  constructor(
    private readonly workspaces: WorkspacesClient,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async execute(owners: Recipient[], { providerId, receivedAt, quiet, now }: Asked): Promise<WhatsAppMessage> {
    const { quiet: sentences } = catalogueOf(owners[0]!.language);
    if (quiet.ask === 'unclear') return sentences.howToBeQuiet();
    const workspaceIds = (await Promise.all(owners.map(({ userId }) => this.workspaces.findOfUser(userId)))).flatMap(
      (found) => found?.workspace.workspaceId ?? [],
    );
    try {
      if (quiet.ask === 'end') {
        const ended = await Promise.all(workspaceIds.map((id) => this.workspaces.endMaintenance(id)));
        return ended.some((count) => count > 0) ? sentences.quietOver() : sentences.notQuiet();
      }
      // It counts from the message: one that waited for a service is not made longer by that.
      const asked = receivedAt.getTime() + quiet.minutes * MINUTE_MS;
      if (workspaceIds.length === 0 || asked - now.getTime() < MINUTE_MS / 2) return sentences.quietTooLate();
      const endsAt = new Date(Math.max(asked, now.getTime() + SHORTEST_MS));
      const planned = await Promise.all(
        workspaceIds.map((id) => this.workspaces.planMaintenance(id, idFrom('quiet', providerId, id), now, endsAt)),
      );
      return sentences.quietUntil(planned[0]!, now, owners[0]!.timeZone);
    } catch (error) {
      if (!(error instanceof Refusal) || error.kind === 'unavailable') throw error;
      this.logger.info({ code: error.code }, 'quiet by WhatsApp refused');
      return error.code === 'TOO_MANY_MAINTENANCES' ? sentences.tooMuchQuiet() : sentences.quietRefused();
    }
  }
}
