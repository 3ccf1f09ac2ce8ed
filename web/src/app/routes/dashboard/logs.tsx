import { usePageTitle } from '@/lib/use-page-title';
import { signedIn } from '@messages/signed-in';

export default function Logs() {
  usePageTitle(signedIn.titles['logs']);
  return <h1 className="text-2xl">{signedIn.titles['logs']}</h1>;
}
