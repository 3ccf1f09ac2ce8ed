import { InEnglish } from '@/components/layout/in-english';
import { LegalPage } from '@/features/legal/components/legal-page';
import { usePageTitle } from '@/components/layout/use-page-title';
import { privacy } from '@messages/privacy';

export default function Privacy() {
  usePageTitle(privacy.title);
  return (
    <InEnglish>
      <LegalPage text={privacy} />
    </InEnglish>
  );
}
