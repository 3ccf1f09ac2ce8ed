import type { ReactElement } from 'react';
import { RotateCw } from '@/components/icons/rotate-cw';
import { Trash } from '@/components/icons/trash';
import { Menu, MenuItem } from '@/components/ui/menu';
import { settings } from '@messages/settings';

const messages = settings.keys;

type KeyMenuProps = { trigger: ReactElement; onRotate: () => void; onRevoke: () => void };

/** What can be done with one key. It arrives when a row's button is pressed, and is open then. */
export default function KeyMenu({ trigger, onRotate, onRevoke }: KeyMenuProps) {
  return (
    <Menu defaultOpen trigger={trigger}>
      <MenuItem icon={<RotateCw className="size-4" aria-hidden="true" />} onSelect={onRotate}>
        {messages.rotate}
      </MenuItem>
      <MenuItem danger icon={<Trash className="size-4" aria-hidden="true" />} onSelect={onRevoke}>
        {messages.revoke}
      </MenuItem>
    </Menu>
  );
}
