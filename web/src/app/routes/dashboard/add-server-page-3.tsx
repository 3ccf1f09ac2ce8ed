import { usePageTitle } from '@/lib/use-page-title';
import { signedIn } from '@messages/signed-in';

export default function AddServerReview() {
  usePageTitle(signedIn.titles['add-server-page-3']);
  return <h1 className="text-2xl">{signedIn.titles['add-server-page-3']}</h1>;
}
