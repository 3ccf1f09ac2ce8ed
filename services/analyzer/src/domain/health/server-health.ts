import { type Check, type Instant, isGood } from "./check.js";
import { downPolicy, type DownPolicy } from "./down-policy.js";
import type {
  Condition,
  Down,
  Judgement,
  Recovering,
  ServerHealth,
  Suspect,
  Unstable,
  Vote,
  Wish,
} from "./health.js";
import { incidentIdFor } from "./incident-id.js";

/** Judges the checks of one server. Pure: the same checks in the same order give the same incidents. */
export class ServerHealthRules {
  constructor(
    private readonly serverId: string,
    private readonly policy: DownPolicy = downPolicy,
  ) {}

  /** What one check means, judged by the time of the check and not of its arrival. */
  judge(check: Check, health: ServerHealth): Judgement {
    const now = health.now;
    if (check.outcome === "unknown" || now.is === "paused") return stay(health);
    switch (now.is) {
      case "new":
        return isGood(check)
          ? become(health, { is: "up", goodAt: check.startedAt })
          : this.suspect(check, health);
      case "up":
        if (isGood(check))
          return become(health, { is: "up", goodAt: Math.max(now.goodAt, check.startedAt) });
        return check.startedAt <= now.goodAt ? stay(health) : this.suspect(check, health);
      case "suspect":
        return this.vote(check, now, health);
      case "down":
        return this.whileDown(check, now, health);
      case "recovering":
        return this.whileRecovering(check, now, health);
      case "unstable":
        return this.whileUnstable(check, now, health);
    }
  }

  /** The moment at which something happens even if no check arrives. */
  nextDeadline(health: ServerHealth): Instant | null {
    const now = health.now;
    switch (now.is) {
      case "suspect":
        if (now.confirmed) return now.confirmed.openAt;
        return now.undecided ? null : now.first.endedAt + this.policy.undecidedAfterMs;
      case "down":
      case "recovering":
        return now.nextCheckAt + this.policy.answerGraceMs;
      case "unstable":
        return Math.min(now.nextCheckAt + this.policy.answerGraceMs, now.digestAt);
      default:
        return null;
    }
  }

  /** Lets time pass: everything that was due by then happens. */
  pass(time: Instant, health: ServerHealth): Judgement {
    const due = this.nextDeadline(health);
    if (due === null || due > time) return stay(health);
    const now = health.now;
    switch (now.is) {
      case "suspect":
        return now.confirmed
          ? this.open(now, health, time)
          : become(health, { ...now, undecided: true });
      case "down":
      case "recovering":
        return this.askAgain(now, health, time);
      case "unstable":
        return this.passUnstable(now, health, time);
      default:
        return stay(health);
    }
  }

  /** Keeps a confirmed incident back, so that it can be told together with others. */
  hold(health: ServerHealth, openAt: Instant): ServerHealth {
    const now = health.now;
    if (now.is !== "suspect" || !now.confirmed) return health;
    return { ...health, now: { ...now, confirmed: { ...now.confirmed, openAt } } };
  }

  /** Our own view was blocked: what this region said against a suspect does not count. */
  disregard(region: string, health: ServerHealth): ServerHealth {
    const now = health.now;
    if (now.is !== "suspect") return health;
    const bad = now.votes.find((vote) => !vote.good && vote.region !== region);
    if (now.first.region !== region && !now.confirmed) {
      return {
        ...health,
        now: { ...now, votes: now.votes.filter((vote) => vote.region !== region) },
      };
    }
    if (!bad) return { ...health, now: { is: "up", goodAt: now.first.startedAt } };
    const votes = now.votes.filter((vote) => vote.region !== region && vote !== bad);
    const first = { slot: bad.at, region: bad.region, startedAt: bad.at, endedAt: bad.at };
    return {
      ...health,
      now: { is: "suspect", first, votes, undecided: now.undecided, confirmed: null },
    };
  }

  pause(time: Instant, health: ServerHealth): Judgement {
    return {
      health: { now: { is: "paused" }, outages: [] },
      wants: this.close(health, time, "paused"),
    };
  }

  resume(health: ServerHealth): ServerHealth {
    return health.now.is === "paused" ? { now: { is: "new" }, outages: [] } : health;
  }

  remove(time: Instant, health: ServerHealth): Wish[] {
    return this.close(health, time, "removed");
  }

  private close(health: ServerHealth, time: Instant, because: "paused" | "removed"): Wish[] {
    const now = health.now;
    if (now.is !== "down" && now.is !== "recovering" && now.is !== "unstable") return [];
    const { incidentId, since } = now;
    return [
      { wish: "resolve", incidentId, since, at: time, because, unstable: now.is === "unstable" },
    ];
  }

  private suspect(check: Check, health: ServerHealth): Judgement {
    const { slot, region, startedAt, endedAt } = check;
    const rechecks = this.policy.recheckDelaysMs.map((delay): Wish => ({
      wish: "recheck",
      at: endedAt + delay,
      because: "suspect",
      avoidRegion: region,
    }));
    return become(
      health,
      {
        is: "suspect",
        first: { slot, region, startedAt, endedAt },
        votes: [],
        undecided: false,
        confirmed: null,
      },
      [...rechecks, { wish: "check-siblings", since: startedAt }],
    );
  }

  private vote(check: Check, now: Suspect, health: ServerHealth): Judgement {
    const known = now.votes.some(
      (vote) => vote.at === check.startedAt && vote.region === check.region,
    );
    if (check.startedAt <= now.first.startedAt || known) return stay(health);
    const votes = inOrder([
      ...now.votes,
      { at: check.startedAt, good: isGood(check), region: check.region },
    ]);
    if (now.confirmed) return become(health, { ...now, votes });

    const verdict = this.verdict(votes, check, now);
    if (verdict === "open") return this.confirm({ ...now, votes }, health, check.endedAt);
    if (verdict === "blip") {
      const up: Condition = { is: "up", goodAt: latest(votes.filter((vote) => vote.good)) };
      return become(health, up, [
        { wish: "blip", since: now.first.startedAt, over: firstGood(votes) },
      ]);
    }
    return become(health, { ...now, votes });
  }

  /** Two further bad answers open, two good ones clear, whichever come first in the order of the checks. */
  private verdict(votes: Vote[], check: Check, now: Suspect): "open" | "blip" | "wait" {
    let bad = 0;
    let good = 0;
    for (const vote of votes) {
      if (vote.good) good += 1;
      else bad += 1;
      if (bad === this.policy.badToOpen) return "open";
      if (good === this.policy.goodToClear) return "blip";
    }
    const afterTheWindow = check.startedAt > now.first.endedAt + this.policy.undecidedAfterMs;
    if (afterTheWindow) return isGood(check) ? "blip" : "open";
    return "wait";
  }

  /** Enough is known. The incident opens with the next passing of time, unless it is held back until then. */
  private confirm(now: Suspect, health: ServerHealth, at: Instant): Judgement {
    return become(health, { ...now, confirmed: { at, openAt: at } });
  }

  private open(now: Suspect, health: ServerHealth, time: Instant): Judgement {
    const since = now.first.startedAt;
    const incidentId = incidentIdFor(this.serverId, since);
    const outages = [
      ...health.outages.filter((begin) => since - begin <= this.policy.unstableWithinMs),
      since,
    ];
    const unstable = outages.length >= this.policy.outagesToBeUnstable;
    const badAt = latest([{ at: since }, ...now.votes.filter((vote) => !vote.good)]);
    const goods = now.votes.filter((vote) => vote.good && vote.at > badAt).map((vote) => vote.at);
    const opened: Wish = { wish: "open", incidentId, since, first: now.first, unstable };
    const base = { incidentId, since, badAt };

    if (unstable) {
      const nextCheckAt = time + this.policy.downEveryMs;
      const digestAt = time + this.policy.digestEveryMs;
      const next: Unstable = {
        is: "unstable",
        ...base,
        goodSince: goods[0] ?? null,
        dips: 1,
        digestAt,
        nextCheckAt,
      };
      return {
        health: { now: next, outages },
        wants: [opened, ask(nextCheckAt, next, now.first.region)],
      };
    }
    const every = goods.length > 0 ? this.policy.recoveringEveryMs : this.policy.downEveryMs;
    const nextCheckAt = time + every;
    const next: Down | Recovering =
      goods.length > 0
        ? { is: "recovering", ...base, goods, nextCheckAt }
        : { is: "down", ...base, nextCheckAt };
    return {
      health: { now: next, outages },
      wants: [opened, ask(nextCheckAt, next, now.first.region)],
    };
  }

  private whileDown(check: Check, now: Down, health: ServerHealth): Judgement {
    if (check.startedAt <= now.since) return stay(health);
    if (!isGood(check)) {
      const badAt = Math.max(now.badAt, check.startedAt);
      return this.keepAsking({ ...now, badAt }, health, check, this.policy.downEveryMs);
    }
    if (check.startedAt <= now.badAt) return stay(health);
    const next: Recovering = { ...now, is: "recovering", goods: [check.startedAt] };
    return this.keepAsking(next, health, check, this.policy.recoveringEveryMs);
  }

  private whileRecovering(check: Check, now: Recovering, health: ServerHealth): Judgement {
    if (check.startedAt <= now.badAt || now.goods.includes(check.startedAt)) return stay(health);
    if (!isGood(check)) return this.relapse(check, now, health);

    const goods = [...now.goods, check.startedAt].sort((a, b) => a - b);
    const begin = goods[0]!;
    if (goods.at(-1)! - begin >= this.policy.recoveredAfterMs) {
      const { incidentId, since } = now;
      const over: Wish = {
        wish: "resolve",
        incidentId,
        since,
        at: begin,
        because: "recovered",
        unstable: false,
      };
      return become(health, { is: "up", goodAt: goods.at(-1)! }, [over]);
    }
    return this.keepAsking({ ...now, goods }, health, check, this.policy.recoveringEveryMs);
  }

  /** Good answers that came after the bad one still stand; the earlier ones are forgotten, silently. */
  private relapse(check: Check, now: Recovering, health: ServerHealth): Judgement {
    const badAt = check.startedAt;
    const goods = now.goods.filter((good) => good > badAt);
    if (goods.length > 0) return become(health, { ...now, badAt, goods });
    const { incidentId, since, nextCheckAt } = now;
    return this.keepAsking(
      { is: "down", incidentId, since, badAt, nextCheckAt },
      health,
      check,
      this.policy.downEveryMs,
    );
  }

  private whileUnstable(check: Check, now: Unstable, health: ServerHealth): Judgement {
    if (check.startedAt <= now.since || check.startedAt <= now.badAt) return stay(health);
    if (!isGood(check)) {
      const left = now.goodSince !== null;
      const next: Unstable = {
        ...now,
        badAt: check.startedAt,
        goodSince: null,
        dips: now.dips + (left ? 1 : 0),
      };
      return this.keepAsking(next, health, check, this.policy.downEveryMs);
    }
    const goodSince = Math.min(now.goodSince ?? check.startedAt, check.startedAt);
    if (check.startedAt - goodSince >= this.policy.steadyAfterMs) {
      const { incidentId, since } = now;
      const over: Wish = {
        wish: "resolve",
        incidentId,
        since,
        at: goodSince,
        because: "steady",
        unstable: true,
      };
      return { health: { now: { is: "up", goodAt: check.startedAt }, outages: [] }, wants: [over] };
    }
    return this.keepAsking({ ...now, goodSince }, health, check, this.policy.downEveryMs);
  }

  private passUnstable(now: Unstable, health: ServerHealth, time: Instant): Judgement {
    const wants: Wish[] = [];
    let next = now;
    while (next.digestAt <= time) {
      const { incidentId, digestAt, dips, goodSince } = next;
      wants.push({ wish: "digest", incidentId, at: digestAt, dips, answering: goodSince !== null });
      next = { ...next, digestAt: digestAt + this.policy.digestEveryMs, dips: 0 };
    }
    if (next.nextCheckAt + this.policy.answerGraceMs > time) return become(health, next, wants);
    const asked = this.askAgain(next, health, time);
    return { health: asked.health, wants: [...wants, ...asked.wants] };
  }

  /** One check beyond the ordinary slots is under way at any time, never more: an earlier wish that still stands is enough. */
  private keepAsking(
    now: Down | Recovering | Unstable,
    health: ServerHealth,
    check: Check,
    everyMs: number,
  ): Judgement {
    const soonEnough = check.endedAt + everyMs;
    if (now.nextCheckAt > check.endedAt && now.nextCheckAt <= soonEnough)
      return become(health, now);
    const next = { ...now, nextCheckAt: soonEnough };
    return become(health, next, [ask(soonEnough, next, check.region)]);
  }

  private askAgain(
    now: Down | Recovering | Unstable,
    health: ServerHealth,
    time: Instant,
  ): Judgement {
    const next = { ...now, nextCheckAt: time };
    return become(health, next, [ask(time, next, "")]);
  }
}

function stay(health: ServerHealth): Judgement {
  return { health, wants: [] };
}

function become(health: ServerHealth, now: Condition, wants: Wish[] = []): Judgement {
  return { health: { ...health, now }, wants };
}

function ask(at: Instant, now: Down | Recovering | Unstable, avoidRegion: string): Wish {
  return { wish: "recheck", at, because: now.is, avoidRegion };
}

function inOrder(votes: Vote[]): Vote[] {
  return votes.sort((a, b) => a.at - b.at);
}

function latest(times: { at: Instant }[]): Instant {
  return Math.max(...times.map((time) => time.at));
}

function firstGood(votes: Vote[]): Instant {
  return votes.find((vote) => vote.good)!.at;
}
