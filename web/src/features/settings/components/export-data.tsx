import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { sentenceOf } from '@/lib/http/api-error';
import { useUser } from '@/lib/session/current-user';
import { toast } from '@/lib/live/toast';
import { useSendOnce } from '@/lib/forms/use-send-once';
import { settings } from '@messages/settings';
import { exportEverything } from '../api/close-account';

export function ExportData() {
  const user = useUser();
  const save = useMutation({
    mutationFn: () => exportEverything(user._id),
    onSuccess: () => toast.success(settings.data.saved),
    onError: (error) => toast.error(sentenceOf(error)),
  });
  const send = useSendOnce(save);
  return (
    <Button variant="quiet" busy={save.isPending} icon={<Download className="size-5" aria-hidden="true" />} onClick={() => send()}>
      {settings.data.export}
    </Button>
  );
}
