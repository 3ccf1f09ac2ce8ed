import { usePageTitle } from '@/lib/use-page-title';
import { signedIn } from '@messages/signed-in';

export default function EditServer() {
  usePageTitle(signedIn.titles['edit-server']);
  return <h1 className="text-2xl">{signedIn.titles['edit-server']}</h1>;
}
