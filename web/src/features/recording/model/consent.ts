export type Consent = 'yes' | 'no';

const KEY = 'recording-consent';

export function readConsent(): Consent | null {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === 'yes' || kept === 'no' ? kept : null;
  } catch {
    return 'no';
  }
}

export function saveConsent(consent: Consent): void {
  try {
    localStorage.setItem(KEY, consent);
  } catch {
    // storage is blocked: she is asked again on the next visit
  }
}
