/**
 * The one trusted-types policy of the product. It allows two addresses: the service worker, and the session-recording script
 * where the server names one (public pages only).
 */
type Policy = { createScriptURL: (url: string) => unknown };
type Factory = {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => Policy;
};

const SERVICE_WORKER = '/service-worker.js';

export const recordingAddress = (): string | null =>
  document.querySelector<HTMLMetaElement>('meta[name="session-recording"]')?.content || null;

function allow(url: string): string {
  if (url === SERVICE_WORKER || url === recordingAddress()) return url;
  throw new TypeError(`not a trusted script: ${url}`);
}

const factory = (globalThis as { trustedTypes?: Factory }).trustedTypes;
const policy: Policy = factory ? factory.createPolicy('nowahala', { createScriptURL: allow }) : { createScriptURL: allow };

export const trustedScript = (url: string): string => policy.createScriptURL(url) as string;
export const serviceWorkerAddress = (): string => trustedScript(SERVICE_WORKER);
