/**
 * Servers of one workspace that fail together on one machine are one message. The analyzer names the group; a member
 * that is still being decided may follow within this time, and one that follows later is news of its own.
 */
export const GROUP_WAIT_MS = 10_000;

export interface GroupMember {
  incidentId: string;
  seenAt: Date;
  /** How many servers of the group were suspected when this one was confirmed, itself included. */
  expected: number;
}

/** When the message about the group goes out: as soon as all expected members are in, else when the time is up. */
export function groupNotifyAt(members: readonly GroupMember[]): Date {
  const seen = members.map(({ seenAt }) => seenAt.getTime());
  const expected = Math.max(...members.map((member) => member.expected));
  const complete = members.length >= expected;
  return new Date(complete ? Math.max(...seen) : Math.min(...seen) + GROUP_WAIT_MS);
}
