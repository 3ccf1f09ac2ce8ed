import { common } from '@messages/common';
import { toast } from '@/lib/live/toast';

/** Fetches a part of the page that is needed now and then. Where the line is gone, that is said, and the page stays. */
export async function loadOnDemand(load: () => Promise<unknown>): Promise<boolean> {
  try {
    await load();
    return true;
  } catch {
    toast.error(navigator.onLine ? common.errors.network : common.errors.offline);
    return false;
  }
}
