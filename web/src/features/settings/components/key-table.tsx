import { lazy } from 'react';
import { Ellipsis } from '@/components/icons/ellipsis';
import type { ApiKeyResponse } from '@nowahala/api';
import { IconButton } from '@/components/ui/button';
import { DataTable, type Column } from '@/components/ui/data-table';
import { MenuOnDemand } from '@/components/ui/menu-on-demand';
import { onDemand } from '@/lib/http/on-demand';
import { StatusBadge } from '@/components/ui/status-badge';
import { useZone } from '@/lib/session/current-user';
import { formatAgo, formatDay } from '@/lib/format/format-time';
import { settings } from '@messages/settings';

const messages = settings.keys;

const loadMenu = onDemand(() => import('./key-menu'));
const KeyMenu = lazy(loadMenu);

type KeyTableProps = { keys: readonly ApiKeyResponse[]; onRotate: (key: ApiKeyResponse) => void; onRevoke: (key: ApiKeyResponse) => void };

export function KeyTable({ keys, onRotate, onRevoke }: KeyTableProps) {
  const zone = useZone();
  const columns: Column<ApiKeyResponse>[] = [
    {
      key: 'name',
      title: messages.columns.name,
      isName: true,
      cell: ({ name, prefix }) => (
        <>
          <span className="person-text block">{name}</span>
          <span className="block font-mono text-sm font-normal whitespace-nowrap text-muted">{prefix}…</span>
        </>
      ),
    },
    {
      key: 'status',
      title: messages.columns.status,
      isBeside: true,
      cell: ({ revoked }) => <StatusBadge status={revoked ? 'revoked' : 'active'} />,
    },
    {
      key: 'scopes',
      title: messages.columns.scopes,
      cell: ({ scopes }) => (
        <span className="text-sm as-cards:text-right in-slim-cards:text-left">
          {scopes.map((scope) => messages.scopeNames[scope] ?? scope).join(', ')}
        </span>
      ),
    },
    {
      key: 'lastUsed',
      title: messages.columns.lastUsed,
      cell: ({ lastUsedAt, createdAt }) => (
        <span className="text-sm as-cards:text-right as-table:whitespace-nowrap in-slim-cards:text-left">
          {lastUsedAt ? formatAgo(lastUsedAt) : messages.never}
          <span className="block text-muted">{`${messages.columns.created} ${formatDay(createdAt, zone)}`}</span>
        </span>
      ),
    },
    {
      key: 'menu',
      title: messages.columns.menu,
      isMenu: true,
      cell: (key) =>
        !key.revoked && (
          <MenuOnDemand load={loadMenu} trigger={<Dots apiKey={key} />}>
            {(trigger) => <KeyMenu trigger={trigger} onRotate={() => onRotate(key)} onRevoke={() => onRevoke(key)} />}
          </MenuOnDemand>
        ),
    },
  ];
  return (
    <div className="-mx-4 border-y border-line sm:mx-0 sm:rounded-card sm:border">
      <DataTable caption={messages.title} columns={columns} rows={keys} rowKey={({ _id }) => _id} isWide />
    </div>
  );
}

const Dots = ({ apiKey, ...pressed }: { apiKey: ApiKeyResponse }) => (
  <IconButton label={messages.menuOf(apiKey.name)} {...pressed}>
    <Ellipsis className="size-5" aria-hidden="true" />
  </IconButton>
);
