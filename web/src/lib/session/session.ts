const TOKEN = 'token';

type Listener = () => void;
const listeners = new Set<Listener>();
const notify = () => listeners.forEach((listener) => listener());

/** The bearer token in local storage. Everything else about a session lives on the server. */
export const session = {
  token: (): string | null => unsaved ?? savedToken(),
  isOpen: (): boolean => session.token() !== null,
  /** Whose session it is; null without one. */
  userId: (): string | null => userOf(session.token()),
  /** Whether the server gave the token out while this page was open: by a login or a renewal, here or in another tab. */
  isFresh: (): boolean => session.isOpen() && session.token() !== tokenAtStart,
  open(token: string): void {
    try {
      localStorage.setItem(TOKEN, token);
      unsaved = null;
    } catch {
      unsaved = token;
    }
    notify();
  },
  /** Signing out and every 401 leave nothing behind on the device. */
  clear(): void {
    unsaved = null;
    try {
      localStorage.clear();
    } catch {
      // Storage is blocked on this device: nothing was saved there either.
    }
    notify();
  },
  /** The listener also runs on a sign-out in another tab, and where the back button brings a page back that slept through one. */
  subscribe(listener: Listener): () => void {
    const onStorage = (event: StorageEvent) => {
      if (isOfToken(event)) listener();
    };
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) listener();
    };
    listeners.add(listener);
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', onPageShow);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', onPageShow);
    };
  },
};

/** Where the browser refuses storage or the device is full: the session then lasts as long as the page. It is newer than what is saved. */
let unsaved: string | null = null;

function savedToken(): string | null {
  try {
    return localStorage.getItem(TOKEN);
  } catch {
    return null;
  }
}

const isOfToken = ({ key }: StorageEvent): boolean => key === TOKEN || key === null;

// Before any listener: what another tab saves, or removes, is newer still.
window.addEventListener('storage', (event) => {
  if (isOfToken(event)) unsaved = null;
});

const tokenAtStart = session.token();

type Claims = { sub?: string; iat?: number; exp?: number };

/** The claims of a token; null when it cannot be read. Only the server can verify it. */
export function claimsOf(token: string): Claims | null {
  try {
    const part = token.split('.')[1] ?? '';
    return JSON.parse(atob(part.replaceAll('-', '+').replaceAll('_', '/'))) as Claims;
  } catch {
    return null;
  }
}

/** Whose token it is; null without one. */
export const userOf = (token: string | null): string | null => token && (claimsOf(token)?.sub ?? '');

/** How long a token lives, in milliseconds; null without claims. */
export function lifeOf(token: string): number | null {
  const { iat, exp } = claimsOf(token) ?? {};
  return iat && exp ? (exp - iat) * 1000 : null;
}
