import { ButtonLink, type ButtonVariant } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { useSignedIn } from '@/lib/session/use-signed-in';
import { landing } from '@messages/landing';

/** The one button of the landing page: in for those who have a session, up for those who do not. */
export function StartButton({ variant }: { variant: ButtonVariant }) {
  const signedIn = useSignedIn();
  return (
    <ButtonLink to={signedIn ? paths.overview : paths.signup} variant={variant} size="large">
      {signedIn ? landing.hero.signedIn : landing.hero.signedOut}
    </ButtonLink>
  );
}
