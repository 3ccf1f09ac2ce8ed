import { usePageTitle } from '@/lib/use-page-title';
import { signedIn } from '@messages/signed-in';

export default function AddServerDetails() {
  usePageTitle(signedIn.titles['add-server-page-1']);
  return <h1 className="text-2xl">{signedIn.titles['add-server-page-1']}</h1>;
}
