import { usePageTitle } from '@/lib/use-page-title';
import { signedIn } from '@messages/signed-in';

export default function Incident() {
  usePageTitle(signedIn.titles['incident']);
  return <h1 className="text-2xl">{signedIn.titles['incident']}</h1>;
}
