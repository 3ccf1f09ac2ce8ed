import type { incidents } from '@nowahala/contracts';
import type { Person } from './app.js';

/** The analyzer's message about a website that does not answer since half a minute. */
export function incidentOpened(person: Person, incidentId: string, at: Date): incidents.IncidentOpened {
  return {
    incidentId,
    seq: 1,
    serverId: person.serverId,
    workspaceId: person.workspaceId,
    userId: person.userId,
    kind: 'down',
    incidentKind: 0,
    startedAt: new Date(at.getTime() - 30_000),
    openedAt: at,
    cause: 'The website program does not answer.',
    tag: 'Connection',
    level: 'critical',
    errorClass: 'refused',
    fingerprint: 'f',
    regions: ['local'],
    explanation: {
      whatHappened: 'The machine is on, but the website program does not answer.',
      whoIsAffected: 'Everyone who opens your website.',
      likelyCause: 'Nginx has stopped.',
      confidence: 'high',
      doNow: ['Open cPanel.', 'Press "Restart".'],
      tellCustomers: 'We are working on it.',
      whoToCall: 'Whogohost support.',
      evidence: [],
      source: 'rules',
      helpedBefore: undefined,
    },
    groupId: '',
    groupServerIds: [],
    goodRegions: [],
    network: undefined,
    serverName: 'Shop website',
    explanationPending: false,
    outages: 0,
    translations: [],
  };
}
