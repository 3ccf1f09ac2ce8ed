import { InEnglish } from '@/components/layout/in-english';
import { LegalPage } from '@/features/legal/components/legal-page';
import { usePageTitle } from '@/components/layout/use-page-title';
import { terms } from '@messages/terms';

export default function TermsOfService() {
  usePageTitle(terms.title);
  return (
    <InEnglish>
      <LegalPage text={terms} />
    </InEnglish>
  );
}
