import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { offeredLanguages } from '@nowahala/kernel';
import { ExternalLink } from '@/components/ui/external-link';
import { SUPPORT_EMAIL } from '@/config/constants';
import { paths } from '@/config/paths';
import { now } from '@/lib/live/clock';
import { useSignedIn } from '@/lib/session/use-signed-in';
import { language } from '@messages/language';
import { publicLayout } from '@messages/public';
import { LanguageChooser } from './language-chooser';
import { Logo } from './logo';

const messages = publicLayout.footer;
const itemClass = 'inline-flex min-h-11 items-center text-muted no-underline hover:text-ink hover:underline sm:min-h-9';

export function PublicFooter() {
  const signedIn = useSignedIn();
  return (
    <footer className="no-print border-t border-line bg-sunken">
      <div className="page-width grid grid-cols-2 gap-x-8 gap-y-8 py-12 sm:grid-cols-3 lg:grid-cols-[2fr_1fr_1fr_1.25fr]">
        <div className="col-span-full lg:col-span-1">
          <Logo />
          <p className="mt-3 max-w-[34ch] text-muted">{messages.promise}</p>
        </div>
        <Column title={messages.links}>
          <Item to={paths.home}>{messages.home}</Item>
          <Item to={paths.features}>{publicLayout.features}</Item>
          <Item to={paths.plans}>{publicLayout.plans}</Item>
          {signedIn ? <Item to={paths.overview}>{publicLayout.toDashboard}</Item> : <Item to={paths.login}>{publicLayout.login}</Item>}
        </Column>
        <Column title={messages.company}>
          <Item to={paths.releaseNotes}>{messages.releaseNotes}</Item>
          <Item to={paths.terms}>{messages.terms}</Item>
          <Item to={paths.privacy}>{messages.privacy}</Item>
          <li>
            <a href={`mailto:${SUPPORT_EMAIL}`} className={itemClass}>
              {messages.contact}
            </a>
          </li>
        </Column>
        <Column title={messages.online}>
          <Item to={paths.docs}>{publicLayout.docs}</Item>
          {signedIn && offeredLanguages.length > 1 && <Item to={paths.settings}>{language.choose}</Item>}
          <li>
            <a href={paths.apiDocs} className={itemClass}>
              {messages.apiReference}
            </a>
          </li>
          <li>
            <ExternalLink href={publicLayout.socialAddress} className={itemClass}>
              {publicLayout.socialLabel}
            </ExternalLink>
          </li>
          <li className="flex min-h-11 items-center text-muted sm:min-h-9">{messages.community}</li>
        </Column>
      </div>
      <div className="page-width">
        {!signedIn && <LanguageChooser className="border-t border-line py-4" />}
        <p className="border-t border-line py-6 text-sm text-muted">{messages.rights(now().getFullYear())}</p>
      </div>
    </footer>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="text-base">{title}</h2>
      <ul className="mt-2">{children}</ul>
    </div>
  );
}

function Item({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <Link to={to} className={itemClass}>
        {children}
      </Link>
    </li>
  );
}
