import { usePageTitle } from '@/lib/use-page-title';
import { signedIn } from '@messages/signed-in';

export default function Settings() {
  usePageTitle(signedIn.titles['settings']);
  return <h1 className="text-2xl">{signedIn.titles['settings']}</h1>;
}
