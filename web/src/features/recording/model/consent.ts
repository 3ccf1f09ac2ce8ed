export type Consent = 'yes' | 'no';

const KEY = 'recording-consent';

export function readConsent(): Consent | null {
  try {
    const saved = localStorage.getItem(KEY);
    return saved === 'yes' || saved === 'no' ? saved : null;
  } catch {
    return 'no';
  }
}

export function saveConsent(consent: Consent): void {
  try {
    localStorage.setItem(KEY, consent);
  } catch {
    // Storage is blocked: the banner returns on the next visit.
  }
}
