import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { recordingAddress, trustedScript } from '@/lib/http/trusted-scripts';
import { recording } from '@messages/public';
import { readConsent, saveConsent, type Consent } from '../model/consent';

/** Asks for consent once, on public pages, and only where the operator turned recording on. Nothing is loaded without it. */
export function ConsentBanner() {
  const [address] = useState(recordingAddress);
  const [consent, setConsent] = useState<Consent | null>(readConsent);

  useEffect(() => {
    if (!address || consent !== 'yes' || document.querySelector('script[data-recording]')) return;
    const script = document.createElement('script');
    script.src = trustedScript(address);
    script.async = true;
    script.dataset.recording = '';
    document.head.append(script);
  }, [address, consent]);

  if (!address || consent) return null;
  const choose = (given: Consent) => {
    saveConsent(given);
    setConsent(given);
  };
  return (
    <section aria-label={recording.title} className="no-print fixed inset-x-0 bottom-0 z-30 border-t border-line bg-raised shadow-float">
      <div className="page-width flex flex-wrap items-center gap-x-6 gap-y-3 py-4">
        <div className="min-w-0 flex-1 basis-80">
          <p className="font-semibold">{recording.title}</p>
          <p className="text-sm text-muted">{recording.text}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button variant="quiet" onClick={() => choose('no')}>
            {recording.no}
          </Button>
          <Button variant="quiet" onClick={() => choose('yes')}>
            {recording.yes}
          </Button>
        </div>
      </div>
    </section>
  );
}
