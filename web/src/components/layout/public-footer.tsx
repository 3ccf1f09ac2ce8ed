import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ExternalLink } from '@/components/ui/external-link';
import { SUPPORT_EMAIL } from '@/config/limits';
import { paths } from '@/config/paths';
import { now } from '@/lib/live/clock';
import { useSignedIn } from '@/lib/session/use-signed-in';
import { publicFrame } from '@messages/public';
import { Logo } from './logo';

const words = publicFrame.footer;
const itemClass = 'inline-flex min-h-11 items-center text-muted no-underline hover:text-ink hover:underline sm:min-h-9';

export function PublicFooter() {
  const signedIn = useSignedIn();
  return (
    <footer className="no-print border-t border-line bg-sunken">
      <div className="page-width grid grid-cols-2 gap-x-8 gap-y-8 py-12 sm:grid-cols-3 lg:grid-cols-[2fr_1fr_1fr_1.25fr]">
        <div className="col-span-full lg:col-span-1">
          <Logo />
          <p className="mt-3 max-w-[34ch] text-muted">{words.promise}</p>
        </div>
        <Column title={words.links}>
          <Item to={paths.home}>{words.home}</Item>
          <Item to={paths.features}>{publicFrame.features}</Item>
          <Item to={paths.plans}>{publicFrame.plans}</Item>
          {signedIn ? <Item to={paths.overview}>{publicFrame.toDashboard}</Item> : <Item to={paths.login}>{publicFrame.login}</Item>}
        </Column>
        <Column title={words.company}>
          <Item to={paths.releaseNotes}>{words.releaseNotes}</Item>
          <Item to={paths.terms}>{words.terms}</Item>
          <Item to={paths.privacy}>{words.privacy}</Item>
          <li>
            <a href={`mailto:${SUPPORT_EMAIL}`} className={itemClass}>
              {words.contact}
            </a>
          </li>
        </Column>
        <Column title={words.online}>
          <Item to={paths.docs}>{publicFrame.docs}</Item>
          <li>
            <a href={paths.apiDocs} className={itemClass}>
              {words.apiReference}
            </a>
          </li>
          <li>
            <ExternalLink href={publicFrame.socialAddress} className={itemClass}>
              {publicFrame.socialLabel}
            </ExternalLink>
          </li>
          <li className="flex min-h-11 items-center text-muted sm:min-h-9">{words.community}</li>
        </Column>
      </div>
      <div className="page-width">
        <p className="border-t border-line py-6 text-sm text-muted">{words.rights(now().getFullYear())}</p>
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
