import { LegalPage } from '@/features/legal/components/legal-page';
import { usePageTitle } from '@/components/layout/use-page-title';
import { privacy } from '@messages/privacy';

export default function Privacy() {
  usePageTitle(privacy.title);
  return <LegalPage text={privacy} />;
}
