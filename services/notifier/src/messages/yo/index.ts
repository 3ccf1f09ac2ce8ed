import type { Catalogue } from '../catalogue.js';
import * as account from './account.js';
import * as accountChanges from './account-changes.js';
import * as billing from './billing.js';
import * as dashboard from './dashboard.js';
import { drill } from './drill.js';
import * as standIn from './email-fallback.js';
import { logged } from './logged.js';
import * as maintenance from './maintenance.js';
import * as outage from './outage.js';
import * as partial from './partial.js';
import { frame } from './phrases.js';
import * as quiet from './quiet.js';
import { quota } from './quota.js';
import * as renewal from './renewal.js';
import { weeklyReport } from './report.js';
import * as slow from './slow.js';
import * as unstable from './unstable.js';
import * as whatsapp from './whatsapp.js';

/** Every sentence this service says to customers in Yoruba. */
export const yoruba: Catalogue = {
  mail: {
    ...outage,
    ...partial,
    ...slow,
    ...unstable,
    ...account,
    ...accountChanges,
    ...billing,
    ...standIn,
    frame,
    drill,
    quota,
    weeklyReport,
    endsSoon: renewal.endsSoon,
    renewed: renewal.renewed,
  },
  whatsapp: {
    ...whatsapp,
    endsSoon: renewal.endsSoonOnWhatsApp,
    renewed: renewal.renewedOnWhatsApp,
    renewalSteps: renewal.renewalSteps,
    renewalMenu: renewal.renewalMenu,
  },
  quiet,
  logged,
  dashboard: { ...dashboard, ...maintenance, endsSoon: renewal.endsSoonLine, renewed: renewal.renewedLine },
};
