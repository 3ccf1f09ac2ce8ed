import { WaitingLine } from './waiting-lines.js';

const MOST_WAITING = 500;

/**
 * Lets one through in each turn of the event loop. Hundreds that arrive together would else be worked on in one turn, and every
 * other request would wait for all of them. Addresses take turns; who finds no room or is gone is refused, as in every line.
 */
export class OneATurn {
  private readonly line = new WaitingLine(1, MOST_WAITING);

  async pass(address: string, gone: AbortSignal): Promise<void> {
    await this.line.enter(address, gone);
    setImmediate(() => this.line.leave());
  }
}
