import { usePageTitle } from '@/lib/use-page-title';
import { signedIn } from '@messages/signed-in';

export default function Notifications() {
  usePageTitle(signedIn.titles['notifications']);
  return <h1 className="text-2xl">{signedIn.titles['notifications']}</h1>;
}
