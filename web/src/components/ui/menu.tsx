import type { ReactNode } from 'react';
import { DropdownMenu as Radix } from 'radix-ui';
import { Link } from 'react-router-dom';
import { cx } from '@/lib/format/class-names';

type MenuProps = { trigger: ReactNode; children: ReactNode; align?: 'start' | 'end'; defaultOpen?: boolean };

/** `trigger` is a Button or IconButton; children are MenuItem, MenuLink and MenuLine. */
export function Menu({ trigger, children, align = 'end', defaultOpen = false }: MenuProps) {
  return (
    <Radix.Root defaultOpen={defaultOpen} modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          sideOffset={4}
          collisionPadding={8}
          className="z-50 max-h-(--radix-dropdown-menu-content-available-height) max-w-[calc(100vw-1rem)] min-w-[min(12rem,calc(100vw-1rem))] animate-fade overflow-y-auto rounded-card border border-line bg-raised p-1 shadow-float"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

const itemClass = (danger?: boolean) =>
  cx(
    'flex min-h-11 w-full cursor-pointer items-center gap-2.5 rounded-control px-3 text-left no-underline outline-none data-[highlighted]:bg-accent-soft',
    'data-[disabled]:cursor-not-allowed data-[disabled]:opacity-50',
    danger ? 'text-danger' : 'text-ink',
  );

type ItemProps = { icon?: ReactNode; children: ReactNode; danger?: boolean };

export const MenuItem = ({
  icon,
  children,
  danger = false,
  onSelect,
  disabled = false,
}: ItemProps & { onSelect: () => void; disabled?: boolean }) => (
  <Radix.Item className={itemClass(danger)} onSelect={onSelect} disabled={disabled}>
    {icon}
    {children}
  </Radix.Item>
);

export const MenuLink = ({ icon, children, danger = false, to }: ItemProps & { to: string }) => (
  <Radix.Item asChild>
    <Link to={to} className={itemClass(danger)}>
      {icon}
      {children}
    </Link>
  </Radix.Item>
);

export const MenuSeparator = () => <Radix.Separator className="my-1 h-px bg-line" />;
