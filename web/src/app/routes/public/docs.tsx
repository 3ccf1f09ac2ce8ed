import { InEnglish } from '@/components/layout/in-english';
import { PageHead } from '@/components/layout/page-head';
import { WatchedFrom } from '@/components/layout/watched-from';
import { buttonClass } from '@/components/ui/button';
import { ExternalLink } from '@/components/ui/external-link';
import { SUPPORT_EMAIL } from '@/config/constants';
import { paths } from '@/config/paths';
import { CodeSamples } from '@/features/docs/components/code-samples';
import { usePageTitle } from '@/components/layout/use-page-title';
import { docs } from '@messages/docs';
import { publicLayout } from '@messages/public';

export default function Docs() {
  usePageTitle(docs.title);
  return (
    <InEnglish>
      <PageHead headline={docs.headline}>{docs.text}</PageHead>
      <div className="page-width space-y-12 pb-20">
        <section>
          <h2 className="text-2xl">{docs.apiTitle}</h2>
          <p className="mt-2 text-muted">{docs.apiText}</p>
          <a className={buttonClass('main', 'normal', 'mt-4')} href={paths.apiDocs}>
            {docs.apiLink}
          </a>
        </section>
        <section>
          <h2 className="text-2xl">{docs.logsTitle}</h2>
          <p className="mt-2 max-w-[62ch] text-muted">{docs.logsText}</p>
          <p className="mt-1 mb-5 text-muted">{docs.keyName}</p>
          <CodeSamples />
        </section>
        <section>
          <h2 className="text-2xl">{docs.sourcesTitle}</h2>
          <WatchedFrom className="mt-2 max-w-[62ch] text-muted" />
          <p className="mt-2 max-w-[62ch] text-muted">{docs.sources}</p>
          <ul className="mt-2 flex flex-wrap gap-x-5">
            {docs.sourcesOf.map(({ name, address }) => (
              <li key={address} className="flex min-h-11 items-center">
                <ExternalLink href={address}>{name}</ExternalLink>
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2 className="text-2xl">{docs.supportTitle}</h2>
          <p className="mt-2 text-muted">{docs.supportText}</p>
          <a className={buttonClass('quiet', 'normal', 'mt-4')} href={`mailto:${SUPPORT_EMAIL}`}>
            {publicLayout.footer.contact}
          </a>
        </section>
      </div>
    </InEnglish>
  );
}
