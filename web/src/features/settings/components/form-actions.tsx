import { Button } from '@/components/ui/button';
import { settings as words } from '@messages/settings';

type FormActionsProps = { isDirty: boolean; busy: boolean; onDiscard: () => void };

/** Save is always there; what is not saved is said. */
export const FormActions = ({ isDirty, busy, onDiscard }: FormActionsProps) => (
  <div className="flex flex-wrap items-center gap-x-3 gap-y-2 pt-1">
    <Button type="submit" busy={busy}>
      {words.save}
    </Button>
    {isDirty && (
      <>
        <Button look="plain" onClick={onDiscard}>
          {words.discard}
        </Button>
        <p role="status" className="text-sm text-muted">
          {words.unsaved}
        </p>
      </>
    )}
  </div>
);
