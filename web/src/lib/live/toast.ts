import { TOASTS_AT_ONCE, TOAST_MS } from '@/config/constants';

export type ToastKind = 'success' | 'error' | 'warning' | 'info';
/** What a toast offers to do. */
export type ToastAction = { label: string; onPress: () => void };
export type Toast = { id: number; kind: ToastKind; text: string; action?: ToastAction | undefined };

type Listener = () => void;
let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<Listener>();
const timers = new Map<number, ReturnType<typeof setTimeout>>();

function set(next: readonly Toast[]): void {
  toasts = next;
  listeners.forEach((listener) => listener());
}

function hideLater(id: number): void {
  clearTimeout(timers.get(id));
  timers.set(
    id,
    setTimeout(() => dismiss(id), TOAST_MS),
  );
}

function dismiss(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
  set(toasts.filter((toast) => toast.id !== id));
}

function show(kind: ToastKind, text: string, action?: ToastAction): number {
  // The same sentence twice is one toast that stays longer, for example when several calls find an expired session.
  const same = toasts.find((toast) => toast.text === text);
  if (same) {
    hideLater(same.id);
    return same.id;
  }
  lastId += 1;
  const kept = [...toasts, { id: lastId, kind, text, action }].slice(-TOASTS_AT_ONCE);
  for (const gone of toasts.filter((toast) => !kept.includes(toast))) {
    clearTimeout(timers.get(gone.id));
    timers.delete(gone.id);
  }
  set(kept);
  hideLater(lastId);
  return lastId;
}

export const toast = {
  success: (text: string) => show('success', text),
  error: (text: string, action?: ToastAction) => show('error', text, action),
  warning: (text: string) => show('warning', text),
  info: (text: string) => show('info', text),
  dismiss,
};

/** What <Toaster/> needs: the list, and a pause while the pointer or focus is on it. */
export const toastStore = {
  read: () => toasts,
  subscribe(listener: Listener): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  pause: () => timers.forEach((timer) => clearTimeout(timer)),
  resume: () => toasts.forEach((each) => hideLater(each.id)),
};
