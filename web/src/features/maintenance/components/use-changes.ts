import { useQueryClient } from '@tanstack/react-query';
import { toast } from '@/lib/live/toast';

/** After a change: what it is about is looked at again, and its sentence said. */
export function useChanged() {
  const client = useQueryClient();
  return async ({ message }: { message: string }): Promise<void> => {
    toast.success(message);
    await Promise.all([client.invalidateQueries({ queryKey: ['workspace'] }), client.invalidateQueries({ queryKey: ['servers'] })]);
  };
}
