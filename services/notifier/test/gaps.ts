import type { FakeOpenAi, FakeSmtp, FakeTwilio } from '@nowahala/testkit';

type Gap =
  | `smtp ${'asked' | 'taken' | 'answered'} ${string}`
  | `twilio ${'asked' | 'taken' | 'answered'} ${string}`
  | `openai ${'asked' | 'answered'}`;

/** The moments of a hand-over at which a process may die: whoever comes to one that is watched waits there for its answer. */
export class Gaps {
  private readonly watched = new Map<string, () => void>();
  private readonly waiting: (() => void)[] = [];

  constructor({ smtp, twilio, openAi }: { smtp: FakeSmtp; twilio: FakeTwilio; openAi: FakeOpenAi }) {
    smtp.at = (moment, to) => this.pass(`smtp ${moment} ${to}`);
    twilio.at = (moment, to) => this.pass(`twilio ${moment} ${to}`);
    openAi.at = (moment) => this.pass(`openai ${moment}`);
  }

  /** Resolves when somebody stands in each of these gaps. */
  async reached(...gaps: Gap[]): Promise<void> {
    await Promise.all(gaps.map((gap) => new Promise<void>((resolve) => this.watched.set(gap, resolve))));
  }

  /** The dead need no answer any more. */
  letGo(): void {
    for (const go of this.waiting.splice(0)) go();
  }

  private pass(gap: Gap): void | Promise<void> {
    const reached = this.watched.get(gap);
    if (!reached) return;
    this.watched.delete(gap);
    reached();
    return new Promise((resolve) => this.waiting.push(resolve));
  }
}
