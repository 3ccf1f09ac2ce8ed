import type { PingResponse, RegionResponse } from '@nowahala/api';
import { UNNAMED_REGION } from '@nowahala/kernel';

/** Places are shown where there are several, or one that has a name. */
export const showsPlaces = (places: readonly RegionResponse[], pings: readonly PingResponse[]): boolean =>
  places.length > 1 || pings.some(({ region }) => region !== UNNAMED_REGION);

/** The place in the address, unless it is surely none of ours. */
export const chosenPlace = (wanted: string | null, places: readonly RegionResponse[] | undefined): string | null =>
  places === undefined || places.some(({ id }) => id === wanted) ? wanted : null;
