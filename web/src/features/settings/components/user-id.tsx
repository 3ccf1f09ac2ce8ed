import { CopyButton } from '@/components/ui/copy-button';
import { useUser } from '@/lib/session/current-user';
import { settings } from '@messages/settings';

const messages = settings.keys;

export function UserId() {
  const user = useUser();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="min-w-0">
        <p className="text-sm text-muted">{messages.userId}</p>
        <p className="person-text font-mono text-sm">{user._id}</p>
      </div>
      <CopyButton text={user._id} label={messages.copyUserId} done={messages.userIdCopied} />
    </div>
  );
}
