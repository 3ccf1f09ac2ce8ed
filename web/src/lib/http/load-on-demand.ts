import { common } from '@messages/common';
import { toast } from '@/lib/live/toast';

/** Loads a part of the page that is rarely needed. When that fails a toast says so and offers the present build; the page stays. */
export async function loadOnDemand(load: () => Promise<unknown>): Promise<boolean> {
  try {
    await load();
    return true;
  } catch {
    if (navigator.onLine) toast.error(common.errors.partMissing, { label: common.crash.reload, onPress: () => window.location.reload() });
    else toast.error(common.errors.offline);
    return false;
  }
}
