import type { Explanation } from '../domain/explanation.js';
import type { OutageFacts, RecoveryFacts, UnstableFacts } from '../messages/facts.js';
import type { Links } from '../messages/links.js';
import type { Incident } from '../database/incident.repository.js';

/** Turns the incidents of one story into what the messages are made of. */
export const openMembers = (members: readonly Incident[]): Incident[] => members.filter((member) => member.resolvedAt === null);

/** Those of the open ones that this news is about: what somebody is on comes up again only once a day. */
export const membersToNotify = (open: readonly Incident[], transition: string): Incident[] =>
  open.filter((member) => member.acknowledgedAt === null || !transition.startsWith('reminder-'));

export function outageFacts(members: readonly Incident[], links: Links): OutageFacts {
  const [first, ...others] = members;
  return {
    serverName: first!.serverName,
    alsoDown: others.map((member) => member.serverName),
    startedAt: earliest(members.map((member) => member.startedAt)),
    cause: first!.cause,
    explanation: explanationOf(members),
    incidentUrl: links.incident(first!.incidentId),
  };
}

export function recoveryFacts(back: readonly Incident[], stillDown: readonly Incident[], links: Links): RecoveryFacts {
  return {
    ...outageFacts(back, links),
    resolvedAt: latest(back.map((member) => member.resolvedAt ?? member.startedAt)),
    stillDown: stillDown.map((member) => member.serverName),
    reason: (back[0]?.resolvedReason || 'recovered') as RecoveryFacts['reason'],
  };
}

export function unstableFacts(member: Incident, links: Links): UnstableFacts & { resolvedAt: Date } {
  return {
    serverName: member.serverName,
    startedAt: member.startedAt,
    outages: Math.max(member.outages, 3),
    cause: member.cause,
    explanation: member.explanation,
    incidentUrl: links.incident(member.incidentId),
    resolvedAt: member.resolvedAt ?? member.startedAt,
  };
}

const explanationOf = (members: readonly Incident[]): Explanation | null =>
  members.find((member) => member.explanation)?.explanation ?? null;
const earliest = (times: Date[]): Date => new Date(Math.min(...times.map((time) => time.getTime())));
const latest = (times: Date[]): Date => new Date(Math.max(...times.map((time) => time.getTime())));
