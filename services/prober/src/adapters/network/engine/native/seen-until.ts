/** Up to when everything that came was seen. What was to come until a later moment may lie there unread. */
export class SeenUntil {
  private readonly mostAtOnce: number;
  private readonly mostFullRounds: number;
  private fullRounds = 0;
  private fullSince = 0;

  /** The kernel reports sockets in turn: after so many full answers it has reported each. */
  constructor(mostAtOnce: number, mostFullRounds: number) {
    this.mostAtOnce = mostAtOnce;
    this.mostFullRounds = mostFullRounds;
  }

  /** Null where it is not known: after a fault, or where the kernel knew of more than it could tell at once. */
  after(askedAt: number, reported: number): number | null {
    if (reported < 0) return null;
    if (this.fullRounds === 0) this.fullSince = askedAt;
    if (reported === this.mostAtOnce && this.fullRounds < this.mostFullRounds) {
      this.fullRounds += 1;
      return null;
    }
    this.fullRounds = 0;
    return reported < this.mostAtOnce ? askedAt : this.fullSince;
  }
}
