import { Download } from '@/components/icons/download';
import { Button } from '@/components/ui/button';
import { useUser } from '@/lib/session/current-user';
import { toast } from '@/lib/live/toast';
import { useSend } from '@/lib/http/use-send';
import { settings } from '@messages/settings';
import { exportEverything } from '../api/close-account';

export function ExportData() {
  const user = useUser();
  const save = useSend({
    request: () => exportEverything(user._id),
    onSuccess: () => toast.success(settings.data.saved),
  });
  return (
    <Button variant="quiet" busy={save.isPending} icon={<Download className="size-5" aria-hidden="true" />} onClick={() => save.send()}>
      {settings.data.export}
    </Button>
  );
}
