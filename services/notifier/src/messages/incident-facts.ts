import type { Explanation } from '../domain/explanation.js';
import { lastsSince } from '../domain/incident.js';
import type { Language } from '@nowahala/kernel';
import type { Incident } from '../domain/incident.js';
import type { OutageFacts, RecoveryFacts, UnstableFacts } from './facts.js';
import { spokenIn } from './incident-language.js';
import type { Links } from './links.js';

/** The incidents of one notification as what its messages are made of. */
export interface IncidentFacts {
  outage: OutageFacts;
  recovery: RecoveryFacts;
  unstable: UnstableFacts & { resolvedAt: Date };
}

export interface Subjects {
  /** Those that began or go on. */
  down: readonly Incident[];
  /** Those that are over. */
  back: readonly Incident[];
  stillDown: readonly Incident[];
  unstable: Incident;
}

export function incidentFacts(subjects: Subjects, links: Links, language: Language): IncidentFacts {
  const [down, back] = [subjects.down, subjects.back].map((members) => members.map((member) => spokenIn(language, member))) as [
    Incident[],
    Incident[],
  ];
  return factsOf({ ...subjects, down, back, unstable: spokenIn(language, subjects.unstable) }, links);
}

const factsOf = ({ down, back, stillDown, unstable }: Subjects, links: Links): IncidentFacts => ({
  outage: outageFacts(down, links),
  recovery: {
    ...outageFacts(back, links),
    resolvedAt: new Date(Math.max(...back.map((member) => (member.resolvedAt ?? member.startedAt).getTime()))),
    stillDown: stillDown.filter(({ kind }) => kind !== 'partial' && kind !== 'slow').map((member) => member.serverName),
    reason: (back[0]!.resolvedReason || 'recovered') as RecoveryFacts['reason'],
  },
  unstable: {
    serverName: unstable.serverName,
    startedAt: unstable.startedAt,
    outages: Math.max(unstable.outages, 3),
    cause: unstable.cause,
    explanation: unstable.explanation,
    incidentUrl: links.incident(unstable.incidentId),
    resolvedAt: unstable.resolvedAt ?? unstable.startedAt,
  },
});

function outageFacts(members: readonly Incident[], links: Links): OutageFacts {
  const [first, ...others] = members;
  return {
    serverName: first!.serverName,
    alsoDown: others.map((member) => member.serverName),
    startedAt: new Date(Math.min(...members.map((member) => lastsSince(member).getTime()))),
    cause: first!.cause,
    explanation: explanationOf(members),
    badRegions: [...new Set(members.flatMap(({ badRegions }) => badRegions))],
    goodRegions: first!.goodRegions,
    heartbeat: first!.heartbeatTrouble,
    network: members.find(({ network }) => network)?.network ?? null,
    incidentUrl: links.incident(first!.incidentId),
  };
}

const explanationOf = (members: readonly Incident[]): Explanation | null =>
  members.find((member) => member.explanation)?.explanation ?? null;
