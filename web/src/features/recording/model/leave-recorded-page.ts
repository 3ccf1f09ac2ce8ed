import type { MouseEvent } from 'react';
import { recordingAddress } from '@/lib/http/trusted-scripts';

const PUBLIC = ['/', '/features', '/plans', '/release-notes', '/terms-of-service', '/privacy', '/docs'];

/**
 * A document that may hold the recording script must not become the login page: its policy and its script would come along.
 * So the way from there to anything that is not public is a full page load.
 */
export function leaveRecordedPage(event: MouseEvent): void {
  if (!recordingAddress() || event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element).closest('a');
  if (!link || link.target || link.origin !== window.location.origin || PUBLIC.includes(link.pathname)) return;
  event.preventDefault();
  event.stopPropagation();
  window.location.assign(link.href);
}
