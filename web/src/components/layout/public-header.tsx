import { useState } from 'react';
import { Menu } from '@/components/icons/menu';
import { X } from '@/components/icons/x';
import { Link, useLocation } from 'react-router-dom';
import { ButtonLink, buttonClass, IconButton } from '@/components/ui/button';
import { ExternalLink } from '@/components/ui/external-link';
import { SUPPORT_EMAIL } from '@/config/constants';
import { paths } from '@/config/paths';
import { cx } from '@/lib/format/class-names';
import { useSignedIn } from '@/lib/session/use-signed-in';
import { common } from '@messages/common';
import { publicLayout } from '@messages/public';
import { Logo } from './logo';
import { SocialMark } from './social-mark';

const linkClass =
  'flex min-h-11 items-center rounded-control px-3 font-medium text-muted no-underline hover:text-ink aria-[current=page]:text-ink';

export function PublicHeader() {
  const signedIn = useSignedIn();
  const { pathname } = useLocation();
  // Open on one page only: going elsewhere closes it.
  const [openOn, setOpenOn] = useState<string | null>(null);
  const open = openOn === pathname;
  const setOpen = (next: boolean) => setOpenOn(next ? pathname : null);

  return (
    <header className="no-print sticky top-0 z-20 border-b border-line bg-surface">
      <div className="page-width flex h-16 items-center gap-2">
        <Link to={paths.home} className="-ml-1 inline-flex min-h-11 items-center rounded-control px-1 text-ink no-underline">
          <Logo />
        </Link>
        <nav aria-label={publicLayout.mainNavigation} className="ml-4 hidden flex-1 items-center lg:flex">
          <Pages />
        </nav>
        <div className="ml-auto flex items-center gap-2">
          {signedIn ? (
            <ButtonLink to={paths.overview} size="small">
              {publicLayout.toDashboard}
            </ButtonLink>
          ) : (
            <>
              <a className={buttonClass('plain', 'small', 'max-lg:hidden')} href={demoMail}>
                {publicLayout.requestDemo}
              </a>
              <ButtonLink to={paths.login} variant="plain" size="small" className="max-[26rem]:hidden">
                {publicLayout.login}
              </ButtonLink>
              <ButtonLink to={paths.signup} size="small" className="max-sm:hidden">
                {publicLayout.getStarted}
              </ButtonLink>
            </>
          )}
          <IconButton
            label={open ? publicLayout.closeMenu : publicLayout.menu}
            aria-expanded={open}
            aria-controls="public-menu"
            className="-mr-2 lg:hidden"
            onClick={() => setOpen(!open)}
          >
            {open ? <X className="size-6" aria-hidden="true" /> : <Menu className="size-6" aria-hidden="true" />}
          </IconButton>
        </div>
      </div>
      <nav
        id="public-menu"
        aria-label={publicLayout.menu}
        hidden={!open}
        className={cx('max-h-[calc(100dvh-4rem)] overflow-y-auto border-t border-line px-3 py-3 lg:hidden', !open && 'hidden')}
        onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
      >
        <Pages />
        {!signedIn && (
          <div className="mt-3 grid gap-2 px-1">
            <ButtonLink to={paths.signup}>{publicLayout.getStarted}</ButtonLink>
            <ButtonLink to={paths.login} variant="quiet">
              {publicLayout.login}
            </ButtonLink>
            <a className={buttonClass('quiet')} href={demoMail}>
              {publicLayout.requestDemo}
            </a>
          </div>
        )}
      </nav>
    </header>
  );
}

const demoMail = `mailto:${SUPPORT_EMAIL}?subject=${encodeURIComponent(publicLayout.requestDemoSubject)}`;

function Pages() {
  const { pathname } = useLocation();
  return (
    <>
      <Link to={paths.features} aria-current={pathname === paths.features ? 'page' : undefined} className={linkClass}>
        {publicLayout.features}
      </Link>
      <Link to={paths.plans} aria-current={pathname === paths.plans ? 'page' : undefined} className={linkClass}>
        {publicLayout.plans}
      </Link>
      <ExternalLink href={paths.docs} className={linkClass}>
        {publicLayout.docs}
      </ExternalLink>
      <a href={`mailto:${SUPPORT_EMAIL}`} className={linkClass}>
        {publicLayout.support}
      </a>
      <ExternalLink href={publicLayout.socialAddress} className={linkClass} aria-label={`${publicLayout.socialLabel} ${common.newTab}`}>
        <SocialMark />
        <span className="ml-2 lg:hidden">{publicLayout.socialLabel}</span>
      </ExternalLink>
    </>
  );
}
