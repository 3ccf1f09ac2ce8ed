import { ButtonLink, buttonClass } from '@/components/ui/button';
import { SUPPORT_EMAIL } from '@/config/constants';
import { paths } from '@/config/paths';
import { usePageTitle } from '@/components/layout/use-page-title';
import { useSignedIn } from '@/lib/session/use-signed-in';
import { common } from '@messages/common';

export default function NotFound() {
  const signedIn = useSignedIn();
  usePageTitle(common.notFound.title);
  return (
    <div className="page-width flex min-h-[60dvh] flex-col items-start justify-center py-16">
      <h1 className="text-3xl sm:text-4xl">{common.notFound.title}</h1>
      <p className="mt-3 max-w-[52ch] text-lg text-muted">{common.notFound.text}</p>
      <div className="mt-7 flex flex-wrap gap-3">
        {signedIn ? (
          <ButtonLink to={paths.overview}>{common.notFound.dashboard}</ButtonLink>
        ) : (
          <ButtonLink to={paths.home}>{common.notFound.home}</ButtonLink>
        )}
        <a className={buttonClass('quiet')} href={`mailto:${SUPPORT_EMAIL}`}>
          {common.notFound.contact}
        </a>
      </div>
    </div>
  );
}
