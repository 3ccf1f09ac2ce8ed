import { usePageTitle } from '@/lib/use-page-title';
import { signedIn } from '@messages/signed-in';

export default function Pricing() {
  usePageTitle(signedIn.titles['pricing']);
  return <h1 className="text-2xl">{signedIn.titles['pricing']}</h1>;
}
