import { useSyncExternalStore } from 'react';
import { CircleCheck } from '@/components/icons/circle-check';
import { CircleX } from '@/components/icons/circle-x';
import type { Icon } from '@/components/icons/icon';
import { Info } from '@/components/icons/info';
import { TriangleExclamationPoint } from '@/components/icons/triangle-exclamation-point';
import { X } from '@/components/icons/x';
import { cx } from '@/lib/format/class-names';
import { Button } from './button';
import { focusContent } from './focus-content';
import { toast, toastStore, type ToastKind } from '@/lib/live/toast';
import { common } from '@messages/common';

const styles: Record<ToastKind, { icon: Icon; ink: string }> = {
  success: { icon: CircleCheck, ink: 'text-up' },
  error: { icon: CircleX, ink: 'text-down' },
  warning: { icon: TriangleExclamationPoint, ink: 'text-warn' },
  info: { icon: Info, ink: 'text-accent' },
};

/** At most three, five seconds each; the timers pause while the pointer or the focus is on them. */
export function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.read);
  return (
    <section
      data-toasts
      // The toasts announce themselves; the attribute only keeps an open dialog from hiding this part of the page.
      aria-live="off"
      aria-label={common.notifications}
      className="pointer-events-none fixed inset-x-0 top-0 z-60 flex flex-col items-center gap-2 px-4 pt-[max(0.75rem,env(safe-area-inset-top))] sm:items-end sm:px-6"
      onPointerEnter={toastStore.pause}
      onPointerLeave={toastStore.resume}
      onFocus={toastStore.pause}
      onBlur={toastStore.resume}
    >
      {toasts.map(({ id, kind, text, action }) => {
        const { icon: Icon, ink } = styles[kind];
        return (
          <div
            key={id}
            role={kind === 'error' || kind === 'warning' ? 'alert' : 'status'}
            className="pointer-events-auto flex w-full max-w-md animate-rise items-start gap-3 rounded-card border border-line bg-raised py-1.5 pr-1.5 pl-4 shadow-float"
          >
            <Icon className={cx('mt-3 size-5 shrink-0', ink)} aria-label={common.toast[kind]} role="img" />
            <div className="person-text flex-1 py-2.5">
              <p>{text}</p>
              {action && (
                <Button variant="quiet" className="mt-2" onClick={action.onPress}>
                  {action.label}
                </Button>
              )}
            </div>
            <button
              type="button"
              aria-label={common.dismiss}
              className="flex size-11 shrink-0 items-center justify-center rounded-control text-muted hover:text-ink"
              onClick={() => {
                toast.dismiss(id);
                focusContent();
              }}
            >
              <X className="size-4" aria-hidden="true" />
            </button>
          </div>
        );
      })}
    </section>
  );
}
