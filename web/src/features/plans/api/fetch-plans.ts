import type { PlanResponse } from '@nowahala/api';
import { apiPaths } from '@/config/api-paths';
import { api } from '@/lib/http/api-client';
import { answerInLanguage } from '@/lib/http/answer-in-language';

/** All plans on sale, cheapest first. */
export async function fetchPlans(signal: AbortSignal): Promise<PlanResponse[]> {
  const plans = await api.get<PlanResponse[]>(apiPaths.plans, {
    signal,
    parse: (body) => byPrice((body as { data: PlanResponse[] }).data),
  });
  return Promise.all(plans.map(inLanguage));
}

const inLanguage = async (plan: PlanResponse): Promise<PlanResponse> => ({
  ...plan,
  description: await answerInLanguage(plan.description),
  alertingChannels: await Promise.all(plan.alertingChannels.map(answerInLanguage)),
  monitoringFeatures: await Promise.all(plan.monitoringFeatures.map(answerInLanguage)),
});

const byPrice = (plans: readonly PlanResponse[]): PlanResponse[] => plans.toSorted((one, other) => one.price - other.price);
