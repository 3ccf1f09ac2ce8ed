import { clearDraft, readDraft, saveDraft } from '@/lib/forms/form-draft';
import type { AlertChoices } from '../components/alert-fields';
import type { ServerValues } from '../components/server-fields';
import { asWebsite, isIpAddress, wantedTextOf } from './server-rules';

/** What was typed on the pages of adding a server lives in the tab until the server is there. */
export const SERVER_DRAFT = 'add-server';
const ALERTS_DRAFT = 'add-server-alerts';
/** Both together, as they are sent. */
export const REVIEW_DRAFT = 'add-server-review';

const readServerDraft = (): Partial<ServerValues> => readDraft<ServerValues>(SERVER_DRAFT);

/** The first page as it can be sent; null until it is filled in well. */
export function readyServer(): ServerValues | null {
  const { name = '', ipAddress = '', website = '', monitoringInterval = '', ...text } = readServerDraft();
  const good = name.trim() !== '' && isIpAddress(ipAddress) && asWebsite(website) !== null && Number(monitoringInterval) > 0;
  if (!good) return null;
  const wanted = wantedTextOf({ website, expectText: '', rejectText: '', ...text });
  return { name: name.trim(), ipAddress: ipAddress.trim(), website: asWebsite(website) ?? '', monitoringInterval, ...wanted };
}

/** Defaults: e-mail on, WhatsApp off. */
export const readAlertDraft = (): AlertChoices => ({ email: true, whatsApp: false, ...readDraft<AlertChoices>(ALERTS_DRAFT) });
export const saveAlertDraft = (choices: AlertChoices): void => saveDraft(ALERTS_DRAFT, choices, []);

export function clearServerDraft(): void {
  for (const draft of [SERVER_DRAFT, ALERTS_DRAFT, REVIEW_DRAFT]) clearDraft(draft);
}
