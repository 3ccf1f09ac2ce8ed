import { useState } from 'react';
import { AlertBanner } from '@/components/ui/alert-banner';
import { Button } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy-button';
import { Dialog } from '@/components/ui/dialog';
import { settings } from '@messages/settings';

const messages = settings.keys;

/** The only time that a key is visible: a click outside the dialog warns first and does not lose it. */
export function NewKeyDialog({ apiKey, rotated, onClose }: { apiKey: string; rotated: boolean; onClose: () => void }) {
  const [warned, setWarned] = useState(false);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (open) return;
        if (warned) onClose();
        else setWarned(true);
      }}
      title={messages.newTitle}
      description={messages.newText}
      actions={<Button onClick={onClose}>{messages.haveIt}</Button>}
    >
      <div className="space-y-4">
        <p className="rounded-control bg-sunken p-3 font-mono text-sm break-all select-all" data-secret>
          {apiKey}
        </p>
        <CopyButton text={apiKey} label={messages.copyKey} done={messages.keyCopied} variant="main" />
        {rotated && <p className="text-muted">{messages.oldKeyWorks}</p>}
        {warned && <AlertBanner kind="warn">{messages.notCopied}</AlertBanner>}
      </div>
    </Dialog>
  );
}
