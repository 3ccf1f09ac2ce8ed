import { useQueryClient } from '@tanstack/react-query';
import { sentenceOf } from '@/lib/http/api-error';
import { toast } from '@/lib/live/toast';

/** After a change its sentence is said; after a refusal, why: it may be over by then. Either way what it is about is looked at again. */
export function useChanged() {
  const client = useQueryClient();
  const lookAgain = () =>
    Promise.all([client.invalidateQueries({ queryKey: ['workspace'] }), client.invalidateQueries({ queryKey: ['servers'] })]);
  return {
    onSuccess: async ({ message }: { message: string }): Promise<void> => {
      toast.success(message);
      await lookAgain();
    },
    onError: (error: Error): void => {
      toast.error(sentenceOf(error));
      void lookAgain();
    },
  };
}
