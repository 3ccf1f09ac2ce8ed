import { ClosingCall } from '@/components/layout/closing-call';
import { FirstSteps } from '@/features/landing/components/first-steps';
import { Friendlier } from '@/features/landing/components/friendlier';
import { Hero } from '@/features/landing/components/hero';
import { Problems } from '@/features/landing/components/problems';
import { StartButton } from '@/features/landing/components/start-button';
import { TwoVersions } from '@/features/landing/components/two-versions';
import { usePageTitle } from '@/components/layout/use-page-title';
import { landing } from '@messages/landing';

export default function Landing() {
  usePageTitle(landing.title);
  return (
    <>
      <Hero />
      <TwoVersions />
      <Problems />
      <Friendlier />
      <FirstSteps />
      <ClosingCall headline={landing.closing.headline} text={landing.closing.text}>
        <StartButton variant="on-indigo" />
      </ClosingCall>
    </>
  );
}
