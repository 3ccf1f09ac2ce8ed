import { useCallback, useState } from 'react';
import { loadOnDemand } from './load-on-demand';

/**
 * Dialogs whose code loads when one is first asked for. They are mounted from then on (`isNeeded`): closing is animated, and what was
 * typed stays.
 */
export function useDialogOnDemand<Asked>(load: () => Promise<unknown>) {
  const [isNeeded, setNeeded] = useState(false);
  const [asked, setAsked] = useState<Asked | null>(null);
  const open = useCallback(
    (next: Asked) =>
      void loadOnDemand(load).then((here) => {
        if (!here) return;
        setNeeded(true);
        setAsked(next);
      }),
    [load],
  );
  const close = useCallback(() => setAsked(null), []);
  return { isNeeded, asked, open, close };
}
