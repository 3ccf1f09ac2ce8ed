/** Held alone by what closes or drops an hour, shared by those who write into it. Stored name: the same in every release. */
export const lockOfHour = (hour: number): string => `ping hour ${hour}`;
