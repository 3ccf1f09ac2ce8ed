import { usePageTitle } from '@/lib/use-page-title';
import { signedIn } from '@messages/signed-in';

export default function Billing() {
  usePageTitle(signedIn.titles['billing']);
  return <h1 className="text-2xl">{signedIn.titles['billing']}</h1>;
}
