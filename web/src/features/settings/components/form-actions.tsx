import { Button } from '@/components/ui/button';
import { common } from '@messages/common';
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
        <Button
          look="plain"
          onClick={({ currentTarget }) => {
            onDiscard();
            // This button goes; the one beside it stays.
            currentTarget.form?.querySelector<HTMLElement>('[type=submit]')?.focus();
          }}
        >
          {words.discard}
        </Button>
        <p role="status" className="text-sm text-muted">
          {common.unsaved}
        </p>
      </>
    )}
  </div>
);
