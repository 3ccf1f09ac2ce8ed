import { common } from '@messages/common';
import { toast } from '@/lib/live/toast';

/** Loads a part of the page that is rarely needed. When that fails a toast says so, and the page stays. */
export async function loadOnDemand(load: () => Promise<unknown>): Promise<boolean> {
  try {
    await load();
    return true;
  } catch {
    toast.error(navigator.onLine ? common.errors.network : common.errors.offline);
    return false;
  }
}
