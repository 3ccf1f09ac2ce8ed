import { useQueryClient } from '@tanstack/react-query';
import { ThumbsDown } from '@/components/icons/thumbs-down';
import { ThumbsUp } from '@/components/icons/thumbs-up';
import type { ErrorLogResponse } from '@nowahala/api';
import { Button } from '@/components/ui/button';
import { toast } from '@/lib/live/toast';
import { useSend } from '@/lib/http/use-send';
import { errorLogs } from '@messages/error-logs';
import { giveFeedback } from '../api/give-feedback';
import type { ErrorLogPage } from '../model/error-log';

const messages = errorLogs.drawer;

/** Feedback can be given once and changed. */
export function Feedback({ log }: { log: ErrorLogResponse }) {
  const client = useQueryClient();
  const give = useSend({
    request: (helped: boolean) => giveFeedback(log._id, helped),
    onSuccess: ({ message }, helped) => {
      client.setQueriesData<ErrorLogPage>({ queryKey: ['logs'] }, (page) => page && withFeedback(page, log._id, helped));
      toast.success(message);
    },
  });
  const busyWith = give.isPending ? give.variables : null;
  return (
    <section aria-label={messages.did} className="border-t border-line pt-4">
      <p className="font-semibold">{messages.did}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button
          variant="quiet"
          size="small"
          aria-pressed={log.helped === true}
          className="aria-pressed:border-accent aria-pressed:bg-accent-soft"
          icon={<ThumbsUp className="size-4" aria-hidden="true" />}
          busy={busyWith === true}
          disabled={busyWith === false}
          onClick={() => give.send(true)}
        >
          {messages.helped}
        </Button>
        <Button
          variant="quiet"
          size="small"
          aria-pressed={log.helped === false}
          className="aria-pressed:border-accent aria-pressed:bg-accent-soft"
          icon={<ThumbsDown className="size-4" aria-hidden="true" />}
          busy={busyWith === false}
          disabled={busyWith === true}
          onClick={() => give.send(false)}
        >
          {messages.didNotHelp}
        </Button>
      </div>
      {log.helped !== null && <p className="mt-2 text-sm text-muted">{log.helped ? messages.markedHelped : messages.markedDidNotHelp}</p>}
    </section>
  );
}

const withFeedback = (page: ErrorLogPage, logId: string, helped: boolean): ErrorLogPage => ({
  ...page,
  data: page.data.map((log) => (log._id === logId ? { ...log, helped } : log)),
});
