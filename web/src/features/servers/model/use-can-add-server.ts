import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/config/paths';
import { usePlaces } from '@/lib/session/use-places';
import { toast } from '@/lib/live/toast';
import { useAfter } from '@/lib/live/use-after';
import { addServer } from '@messages/add-server';

const CHECK_AFTER_MS = 200;

/** Checked once, 200 ms after the page opened: no plan leads to the plans, a full plan back to the overview. */
export function useCanAddServer(): void {
  const navigate = useNavigate();
  const entered = useAfter(CHECK_AFTER_MS);
  const checked = useRef(false);
  const { obstacle, isFetching } = usePlaces();
  useEffect(() => {
    if (!entered || checked.current || isFetching || obstacle === undefined) return;
    checked.current = true;
    if (obstacle === 'limit') toast.warning(addServer.limitReached);
    if (obstacle) void navigate(obstacle === 'no-plan' ? paths.pricing : paths.overview, { replace: true });
  }, [entered, navigate, obstacle, isFetching]);
}
