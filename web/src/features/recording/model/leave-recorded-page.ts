import type { MouseEvent } from 'react';
import { recordingAddress } from '@/lib/http/trusted-scripts';

const PUBLIC = ['/', '/features', '/plans', '/release-notes', '/terms-of-service', '/privacy', '/docs'];

/**
 * A document with the recording script must not become the login page, because its content policy and script stay with it.
 * Links from there to pages that are not public are full page loads (RULES.md#security).
 */
export function leaveRecordedPage(event: MouseEvent): void {
  if (!recordingAddress() || event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element).closest('a');
  if (!link || link.target || link.origin !== window.location.origin || PUBLIC.includes(link.pathname)) return;
  event.preventDefault();
  event.stopPropagation();
  window.location.assign(link.href);
}
