import { usePageTitle } from '@/lib/use-page-title';
import { signedIn } from '@messages/signed-in';

export default function AddServerAlerts() {
  usePageTitle(signedIn.titles['add-server-page-2']);
  return <h1 className="text-2xl">{signedIn.titles['add-server-page-2']}</h1>;
}
