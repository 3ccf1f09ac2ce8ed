import { Button } from '@/components/ui/button';
import { common } from '@messages/common';
import { settings as messages } from '@messages/settings';

type FormActionsProps = { isDirty: boolean; busy: boolean; onDiscard: () => void };

/** Save is always visible; unsaved changes are announced. */
export const FormActions = ({ isDirty, busy, onDiscard }: FormActionsProps) => (
  <div className="flex flex-wrap items-center gap-x-3 gap-y-2 pt-1">
    <Button type="submit" busy={busy}>
      {messages.save}
    </Button>
    {isDirty && (
      <>
        <Button
          variant="plain"
          onClick={({ currentTarget }) => {
            onDiscard();
            // This button disappears, so the focus moves to the one beside it.
            currentTarget.form?.querySelector<HTMLElement>('[type=submit]')?.focus();
          }}
        >
          {messages.discard}
        </Button>
        <p role="status" className="text-sm text-muted">
          {common.unsaved}
        </p>
      </>
    )}
  </div>
);
