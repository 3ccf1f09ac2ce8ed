import { usePageTitle } from '@/lib/use-page-title';
import { signedIn } from '@messages/signed-in';

export default function History() {
  usePageTitle(signedIn.titles['history']);
  return <h1 className="text-2xl">{signedIn.titles['history']}</h1>;
}
