import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { cx } from '@/lib/format/class-names';
import { Spinner } from './spinner';

export type ButtonVariant = 'main' | 'quiet' | 'plain' | 'danger' | 'on-indigo' | 'on-indigo-quiet';
export type ButtonSize = 'normal' | 'large' | 'small';

const variants: Record<ButtonVariant, string> = {
  main: 'bg-accent text-accent-ink hover:bg-accent-hover border-transparent',
  quiet: 'bg-raised text-ink border-line-strong hover:bg-sunken',
  plain: 'bg-transparent text-accent border-transparent hover:bg-accent-soft',
  danger: 'bg-danger text-danger-ink border-transparent hover:brightness-90',
  'on-indigo': 'bg-on-indigo text-indigo-deep border-transparent hover:bg-on-indigo-muted',
  'on-indigo-quiet': 'bg-transparent text-on-indigo border-on-indigo-muted hover:bg-indigo-deep hover:border-on-indigo',
};
const sizes: Record<ButtonSize, string> = {
  normal: 'min-h-11 px-4',
  large: 'min-h-13 px-6 text-[1.0625rem]',
  small: 'min-h-11 px-3 text-sm sm:min-h-9',
};

export const buttonClass = (variant: ButtonVariant = 'main', size: ButtonSize = 'normal', className?: string): string =>
  cx(
    'inline-flex items-center justify-center gap-2 rounded-control border font-semibold whitespace-nowrap no-underline max-[22rem]:text-center max-[22rem]:whitespace-normal select-none',
    'transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55',
    variants[variant],
    sizes[size],
    className,
  );

type Shape = { variant?: ButtonVariant; size?: ButtonSize; icon?: ReactNode };

export type ButtonProps = ComponentProps<'button'> & Shape & { busy?: boolean };

/** While `busy` it keeps its label and its width, and cannot be pressed twice. */
export function Button({ variant, size, icon, busy = false, className, children, type = 'button', onClick, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      className={buttonClass(variant, size, className)}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy ? <Spinner /> : icon}
      {children}
    </button>
  );
}

export type ButtonLinkProps = LinkProps & Shape;

export function ButtonLink({ variant, size, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={buttonClass(variant, size, className)}>
      {icon}
      {children}
    </Link>
  );
}

/** An icon alone, with a label for screen readers. */
export function IconButton({ label, className, children, ...rest }: ComponentProps<'button'> & { label: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={cx(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-control text-muted hover:bg-sunken hover:text-ink',
        className,
      )}
    >
      {children}
    </button>
  );
}
