import { useCallback, useEffect, useState } from 'react';
import { loadOnDemand } from './load-on-demand';
import { fetchWhenIdle } from './on-demand';

/**
 * Dialogs whose code loads when one is first asked for. They are mounted from then on (`isNeeded`): closing is animated, and what was
 * typed stays. `coming`: what was asked for is on its way, which a slow line should see on the button that was pressed.
 */
export function useDialogOnDemand<Asked>(load: () => Promise<unknown>) {
  const [isNeeded, setNeeded] = useState(false);
  const [coming, setComing] = useState<Asked | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  useEffect(() => fetchWhenIdle(load), [load]);
  const open = useCallback(
    (next: Asked) => {
      setComing(() => next);
      void loadOnDemand(load).then((here) => {
        setComing(null);
        if (!here) return;
        setNeeded(true);
        setAsked(next);
      });
    },
    [load],
  );
  const close = useCallback(() => setAsked(null), []);
  return { isNeeded, coming, asked, open, close };
}
