import type { IncidentResponse } from '@nowahala/api';
import type { Page } from 'playwright-core';
import type { PageOfProduct } from '../pages.mjs';

type Prepare = (page: Page) => Promise<void>;
export const knownDates: Prepare;
export const endingSoon: (serverId: string) => Prepare;
export const slowServer: (incidentId: string) => Prepare;
export const slowIncident: (serverId: string, more?: Partial<IncidentResponse>) => Prepare;
export function statesBeforeItBreaks(at: (name: string) => string | undefined): PageOfProduct[];
