import { usePageTitle } from '@/lib/use-page-title';
import { signedIn } from '@messages/signed-in';

export default function Overview() {
  usePageTitle(signedIn.titles['overview']);
  return <h1 className="text-2xl">{signedIn.titles['overview']}</h1>;
}
