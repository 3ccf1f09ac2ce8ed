const TOKEN = 'token';

type Listener = () => void;
const listeners = new Set<Listener>();
const notify = () => listeners.forEach((listener) => listener());

/** The bearer token in local storage. Everything else about a session lives on the server. */
export const session = {
  token: (): string | null => readStorage(TOKEN),
  isOpen: (): boolean => session.token() !== null,
  open(token: string): void {
    try {
      localStorage.setItem(TOKEN, token);
    } catch {
      memory.set(TOKEN, token);
    }
    notify();
  },
  /** Signing out and every 401 leave nothing behind on the device. */
  clear(): void {
    memory.clear();
    try {
      localStorage.clear();
    } catch {
      // Storage is blocked on this device: nothing was saved there either.
    }
    notify();
  },
  /** The listener also runs on a sign-out in another tab. */
  subscribe(listener: Listener): () => void {
    const onStorage = (event: StorageEvent) => {
      if (event.key === TOKEN || event.key === null) listener();
    };
    listeners.add(listener);
    window.addEventListener('storage', onStorage);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', onStorage);
    };
  },
};

/** For browsers that refuse storage: the session then lasts as long as the page. */
const memory = new Map<string, string>();

function readStorage(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

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

/** How long a token lives, in milliseconds; null without claims. */
export function lifeOf(token: string): number | null {
  const { iat, exp } = claimsOf(token) ?? {};
  return iat && exp ? (exp - iat) * 1000 : null;
}
