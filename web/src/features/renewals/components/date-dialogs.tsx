import type { OwnDateResponse } from '@nowahala/api';
import { AddDateDialog } from './add-date-dialog';
import { DeleteDateDialog } from './delete-date-dialog';

export type DateRequest = { type: 'add' } | { type: 'delete'; own: OwnDateResponse };

type Props = { serverId: string; request: DateRequest | null; onClose: () => void; onChange: () => void };

/** The dialogs that write a date down and delete one. */
export default function DateDialogs({ serverId, request, onClose, onChange }: Props) {
  const shared = { serverId, onClose, onChange };
  return (
    <>
      <AddDateDialog {...shared} open={request?.type === 'add'} />
      <DeleteDateDialog {...shared} own={request?.type === 'delete' ? request.own : null} />
    </>
  );
}
