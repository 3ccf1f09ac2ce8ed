import { LegalPage } from '@/features/legal/components/legal-page';
import { usePageTitle } from '@/components/layout/use-page-title';
import { terms } from '@messages/terms';

export default function TermsOfService() {
  usePageTitle(terms.title);
  return <LegalPage text={terms} />;
}
