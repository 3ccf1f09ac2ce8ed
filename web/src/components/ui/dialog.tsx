import { useRef, type ReactNode } from 'react';
import { X } from '@/components/icons/x';
import { Dialog as Radix } from 'radix-ui';
import { common } from '@messages/common';
import { cx } from '@/lib/format/class-names';
import { IconButton } from './button';

type Shape = 'dialog' | 'drawer';

type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** One sentence under the title; screen readers announce it when the dialog opens. */
  description?: ReactNode;
  children: ReactNode;
  /** Buttons, the main one last; on a phone it is the first under the thumb. */
  actions?: ReactNode;
};

const shapes: Record<Shape, string> = {
  dialog:
    'inset-x-0 bottom-0 max-h-[92dvh] rounded-t-2xl animate-rise sm:inset-auto sm:top-1/2 sm:left-1/2 sm:w-[30rem] sm:max-w-[calc(100vw-2rem)] sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-2xl',
  drawer:
    'inset-x-0 bottom-0 max-h-[92dvh] rounded-t-2xl animate-rise sm:inset-y-0 sm:right-0 sm:left-auto sm:max-h-none sm:w-[34rem] sm:max-w-[92vw] sm:rounded-none sm:rounded-l-2xl sm:animate-slide',
};

/** Dismissing a toast does not close the dialog. */
function keepForToasts(event: Event & { target: EventTarget | null }): void {
  const target = (event as CustomEvent<{ originalEvent: Event }>).detail.originalEvent.target as Element | null;
  if (target?.closest('[data-toasts]')) event.preventDefault();
}

/** What there is to fill in has the focus at once, so that a space is a space and not a press on the cross. A finger calls the keyboard itself. */
function focusFirstField(event: Event): void {
  if (!window.matchMedia('(pointer: fine)').matches) return;
  const field = (event.target as HTMLElement).querySelector<HTMLElement>('input, textarea, select');
  if (!field) return;
  event.preventDefault();
  field.focus({ preventScroll: true });
}

/** Where the focus returns when a dialog opens in the place of one that closes. */
let owedTo: Element | null = null;

function Panel({ shape, open, onOpenChange, title, description, children, actions }: DialogProps & { shape: Shape }) {
  // Who had the focus gets it back; when that is gone (a menu that closed), the page's content does.
  const opener = useRef<Element | null>(null);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-fade bg-overlay" />
        <Radix.Content
          onInteractOutside={keepForToasts}
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement === document.body ? owedTo : document.activeElement;
            owedTo = opener.current;
            focusFirstField(event);
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            owedTo = null;
            const back = opener.current?.isConnected && opener.current !== document.body ? opener.current : document.querySelector('main');
            if (back instanceof HTMLElement) back.focus({ preventScroll: true });
          }}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className={cx(
            'fixed z-50 flex flex-col border border-line bg-raised shadow-float focus:outline-none on-low-screen:overflow-y-auto',
            shapes[shape],
          )}
        >
          <div className="flex items-start justify-between gap-4 px-5 pt-4">
            <div className="min-w-0 pt-2">
              <Radix.Title className="person-text text-xl">{title}</Radix.Title>
              {description && <Radix.Description className="mt-1.5 text-muted">{description}</Radix.Description>}
            </div>
            <Radix.Close asChild>
              <IconButton label={common.close} className="-mr-2">
                <X className="size-5" aria-hidden="true" />
              </IconButton>
            </Radix.Close>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto [overflow-anchor:none] px-5 py-4 on-low-screen:flex-none on-low-screen:overflow-visible">
            {children}
          </div>
          {actions && (
            <div className="flex flex-col-reverse gap-2 border-t border-line px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:flex-row sm:justify-end">
              {actions}
            </div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** A question in the middle of the screen; a sheet from below on a phone. */
export const Dialog = (props: DialogProps) => <Panel shape="dialog" {...props} />;

/** Details at the side; a sheet from below on a phone. */
export const Drawer = (props: DialogProps) => <Panel shape="drawer" {...props} />;
