import { useState } from 'react';
import { Ellipsis } from '@/components/icons/ellipsis';
import { Pencil } from '@/components/icons/pencil';
import { Trash } from '@/components/icons/trash';
import { Button, IconButton } from '@/components/ui/button';
import { DataTable } from '@/components/ui/data-table';
import { Dialog, Drawer } from '@/components/ui/dialog';
import { TextField } from '@/components/ui/input';
import { Menu, MenuItem, MenuSeparator } from '@/components/ui/menu';
import { Pagination } from '@/components/ui/pagination';
import type { StatusName } from '@/components/ui/status';
import { StatusBadge } from '@/components/ui/status-badge';
import { Stepper } from '@/components/ui/stepper';
import { Tabs } from '@/components/ui/tabs';
import { devComponents as messages } from '@messages/dev-components';

export function OverlaySamples() {
  const { dialog, drawer, menu } = messages;
  const [open, setOpen] = useState<'dialog' | 'drawer' | null>(null);
  const close = () => setOpen(null);
  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="quiet" onClick={() => setOpen('dialog')}>
        {dialog.open}
      </Button>
      <Button variant="quiet" onClick={() => setOpen('drawer')}>
        {drawer.open}
      </Button>
      <Menu trigger={<Button variant="quiet">{menu.open}</Button>} align="start">
        <ServerActions />
      </Menu>
      <Dialog
        open={open === 'dialog'}
        onOpenChange={close}
        title={dialog.title}
        description={dialog.description}
        actions={
          <>
            <Button variant="quiet" onClick={close}>
              {messages.variants.quiet}
            </Button>
            <Button variant="danger" onClick={close}>
              {dialog.confirm}
            </Button>
          </>
        }
      >
        <TextField label={dialog.body} />
      </Dialog>
      <Drawer open={open === 'drawer'} onOpenChange={close} title={drawer.title} description={drawer.description}>
        {drawer.body}
      </Drawer>
    </div>
  );
}

function ServerActions() {
  const { menu } = messages;
  return (
    <>
      <MenuItem onSelect={() => {}}>{menu.history}</MenuItem>
      <MenuItem icon={<Pencil className="size-4" aria-hidden="true" />} onSelect={() => {}}>
        {menu.edit}
      </MenuItem>
      <MenuSeparator />
      <MenuItem danger icon={<Trash className="size-4" aria-hidden="true" />} onSelect={() => {}}>
        {menu.remove}
      </MenuItem>
    </>
  );
}

export function TabSamples() {
  const { tabs } = messages;
  const [value, setValue] = useState('general');
  return (
    <Tabs
      label={tabs.label}
      value={value}
      onChange={setValue}
      tabs={[
        { value: 'general', label: tabs.general, content: tabs.generalText },
        { value: 'workspace', label: tabs.workspace, content: tabs.workspaceText },
      ]}
    />
  );
}

export function TableSamples() {
  const { table } = messages;
  return (
    <div className="card">
      <DataTable
        caption={table.caption}
        rows={table.rows}
        rowKey={(row) => row.name}
        columns={[
          { key: 'name', title: table.name, isName: true, cell: (row) => row.name },
          { key: 'ip', title: table.ip, cell: (row) => <span className="tabular">{row.ip}</span> },
          { key: 'status', title: table.status, isBeside: true, cell: (row) => <StatusBadge status={row.status as StatusName} /> },
          { key: 'usage', title: table.usage, align: 'right', cell: (row) => row.usage },
          {
            key: 'menu',
            title: table.menu,
            isMenu: true,
            cell: () => (
              <Menu
                trigger={
                  <IconButton label={messages.iconLabel}>
                    <Ellipsis className="size-5" aria-hidden="true" />
                  </IconButton>
                }
              >
                <ServerActions />
              </Menu>
            ),
          },
        ]}
      />
    </div>
  );
}

export function MotionSamples() {
  const [page, setPage] = useState(1);
  return (
    <div className="max-w-lg space-y-6">
      <Pagination page={page} totalPages={4} onChange={setPage} />
      <Stepper steps={messages.steps} current={2} />
    </div>
  );
}
