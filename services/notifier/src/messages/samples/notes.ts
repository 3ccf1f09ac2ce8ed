import type { StepOutcome } from '../../domain/step-outcome.js';
import type { BillingKind } from '../../domain/notification-kinds.js';
import type { Catalogue } from '../catalogue.js';
import type { DashboardNotification } from '../dashboard-notification.js';
import type { WhatsAppMessage } from '../whatsapp-message.js';
import type { Material } from './material.js';

const answers: [StepOutcome['answer'], number][] = [
  ['works', 0],
  ['down', 0],
  ['down', 2],
  ['changed', 1],
  ['just-checked', 1],
  ['no-such-step', 1],
  ['unchecked', 1],
];

/** One example of every WhatsApp message. */
export function sampleWhatsAppMessagesOf({ whatsapp, quiet }: Catalogue, material: Material): Record<string, WhatsAppMessage> {
  const {
    at,
    now,
    tomorrow,
    reader,
    outage,
    unhurried,
    together,
    somewhere,
    atTheHost,
    job,
    recovery,
    unstable,
    drill,
    domain,
    lapsed,
    certificate,
  } = material;
  const incident = { serverName: outage.serverName, kind: 'down' as const, explanation: outage.explanation, heartbeatTrouble: null };
  const ofJob = { ...incident, serverName: job.serverName, explanation: job.explanation, heartbeatTrouble: job.heartbeat };
  return {
    down: whatsapp.down(outage, reader, now),
    'down-together': whatsapp.down(together, reader, now),
    'down-network': whatsapp.down(atTheHost, reader, now),
    'job-missing': whatsapp.down(job, reader, now),
    'job-over': whatsapp.resolved({ ...recovery, ...job }, reader, at('13:17:00')),
    'job-for-customers': whatsapp.noCustomerText(),
    partial: whatsapp.partial(somewhere, reader, now),
    'partial-daily': whatsapp.partialReminder(somewhere, tomorrow),
    'partial-over': whatsapp.reachedAgain({ ...recovery, ...somewhere }, reader, at('13:17:00')),
    slow: whatsapp.slow(unhurried, reader, now),
    'slow-daily': whatsapp.slowReminder(unhurried, tomorrow),
    'slow-over': whatsapp.quickAgain({ ...recovery, ...unhurried }, reader, at('13:17:00')),
    reminder: whatsapp.reminder(outage, at('13:12:00')),
    resolved: whatsapp.resolved(recovery, reader, at('13:17:00')),
    'down-and-back': whatsapp.downAndBack(recovery, reader, at('13:17:00')),
    unstable: whatsapp.unstable(unstable, reader, now),
    digest: whatsapp.digest(unstable, at('13:40:00')),
    steady: whatsapp.steady({ ...unstable, resolvedAt: at('14:40:00') }),
    'ends-soon-domain': whatsapp.endsSoon(domain, reader, now),
    'ends-soon-domain-lapsed': whatsapp.endsSoon(lapsed, reader, now),
    'ends-soon-certificate': whatsapp.endsSoon(certificate, reader, now),
    'ends-soon-steps': whatsapp.renewalSteps(domain),
    'ends-soon-menu': whatsapp.renewalMenu(domain),
    renewed: whatsapp.renewed(domain, reader),
    drill: whatsapp.drill(drill, reader),
    code: whatsapp.phoneCode('042917'),
    'on-it': whatsapp.onIt([incident]),
    'on-it-job': whatsapp.onIt([ofJob]),
    'on-it-slow': whatsapp.onIt([{ ...incident, kind: 'slow' }]),
    'already-over': whatsapp.alreadyOver(incident),
    'already-over-job': whatsapp.alreadyOver(ofJob),
    'already-over-slow': whatsapp.alreadyOver({ ...incident, kind: 'slow' }),
    steps: whatsapp.steps(incident, outage.incidentUrl),
    'job-steps': whatsapp.steps(ofJob, job.incidentUrl),
    'job-done': whatsapp.ranByOwner(),
    'customer-text': whatsapp.customerText(outage.serverName, outage.explanation),
    'no-incident': whatsapp.noIncident(),
    'only-practice': whatsapp.onlyPractice(),
    menu: whatsapp.replyMenu(incident),
    'menu-job': whatsapp.replyMenu(ofJob),
    stopped: whatsapp.stopped(),
    started: whatsapp.started(),
    quiet: quiet.quietUntil(at('13:34:00'), now, reader.timeZone),
    'quiet-tomorrow': quiet.quietUntil(tomorrow, now, reader.timeZone),
    'quiet-over': quiet.quietOver(),
    'quiet-how': quiet.howToBeQuiet(),
    'not-quiet': quiet.notQuiet(),
    'quiet-too-much': quiet.tooMuchQuiet(),
    'quiet-refused': quiet.quietRefused(),
    'quiet-too-late': quiet.quietTooLate(),
    'menu-alone': whatsapp.replyMenu(null),
    'steps-unknown': whatsapp.steps({ ...incident, explanation: null }, outage.incidentUrl),
    'customer-text-plain': whatsapp.customerText(outage.serverName, null),
    'together-back': whatsapp.downAndBack({ ...recovery, ...together }, reader, at('13:17:00')),
    'still-down': whatsapp.resolved({ ...recovery, stillDown: together.alsoDown }, reader, at('13:17:00')),
    ...Object.fromEntries(
      (['down', 'slow'] as const).flatMap((kind) =>
        answers.map(([answer, nextStep]) => [
          `step-${kind}-${answer}-${nextStep}`,
          whatsapp.stepChecked({ ...incident, kind }, { answer, nextStep }),
        ]),
      ),
    ),
    'step-works-unstable': whatsapp.stepChecked({ ...incident, kind: 'unstable' }, { answer: 'works', nextStep: 0 }),
  };
}

const billingKinds: BillingKind[] = [
  'renewal_due',
  'paid',
  'payment_failed',
  'upgraded',
  'grace_started',
  'reduced',
  'paused',
  'resumed',
  'credited',
];

/** And of every line on the dashboard. */
export function sampleLinesOf({ dashboard }: Catalogue, material: Material): Record<string, DashboardNotification> {
  const {
    at,
    now,
    tomorrow,
    reader,
    outage,
    unhurried,
    together,
    somewhere,
    atTheHost,
    job,
    recovery,
    unstable,
    plan,
    drill,
    domain,
    bill,
    lapsed,
  } = material;
  const quota = { serverName: outage.serverName, used: 7_143, limit: 8_928, plansUrl: material.plansUrl };
  return {
    down: dashboard.down(outage, reader, now),
    'down-together': dashboard.down(together, reader, now),
    'down-network': dashboard.down({ ...atTheHost, explanation: null }, reader, now),
    'job-failed': dashboard.down({ ...job, heartbeat: 'failed' }, reader, now),
    reminder: dashboard.reminder(outage, at('13:12:00')),
    resolved: dashboard.resolved({ ...recovery, ...together }),
    'job-over': dashboard.resolved({ ...recovery, ...job }),
    ...Object.fromEntries(
      (['paused', 'deleted', 'reconfigured', 'superseded', 'narrowed', 'accepted'] as const).map((reason) => [
        reason,
        dashboard.watchEnded({ ...recovery, reason }),
      ]),
    ),
    'job-paused': dashboard.watchEnded({ ...recovery, ...job, reason: 'paused' }),
    partial: dashboard.partial(somewhere, reader, now),
    'partial-reminder': dashboard.partialReminder(somewhere, tomorrow),
    reached: dashboard.reachedAgain({ ...recovery, ...somewhere }),
    slow: dashboard.slow(unhurried, reader, now),
    'slow-reminder': dashboard.slowReminder(unhurried, tomorrow),
    quick: dashboard.quickAgain(recovery),
    unstable: dashboard.unstable(unstable, reader, now),
    digest: dashboard.digest(unstable, at('13:40:00')),
    steady: dashboard.steady({ ...unstable, resolvedAt: at('14:40:00') }),
    drill: dashboard.drill(drill, reader),
    'quota-80': dashboard.quota({ ...quota, mark: 80 }),
    'quota-100': dashboard.quota({ ...quota, mark: 100 }),
    ...Object.fromEntries(billingKinds.map((kind) => [kind, dashboard.billing(kind, plan, reader)])),
    'ends-soon': dashboard.endsSoon(domain, reader, now),
    'ends-soon-domain-lapsed': dashboard.endsSoon(lapsed, reader, now),
    'ends-soon-own': dashboard.endsSoon(bill, reader, now),
    renewed: dashboard.renewed(domain, reader),
    'maintenance-began': dashboard.maintenanceBegan({ serverName: outage.serverName, endsAt: at('14:40:00') }, reader, now),
    'maintenance-of-all': dashboard.maintenanceBegan({ serverName: null, endsAt: tomorrow }, reader, now),
    'maintenance-over': dashboard.maintenanceOver({ serverName: outage.serverName, endsAt: now }),
    'maintenance-of-all-over': dashboard.maintenanceOver({ serverName: null, endsAt: now }),
  };
}
