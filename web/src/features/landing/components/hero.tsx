import { ButtonLink } from '@/components/ui/button';
import { AdirePattern } from '@/components/ui/adire-pattern';
import { WatchedFrom } from '@/components/layout/watched-from';
import { paths } from '@/config/paths';
import { landing } from '@messages/landing';
import { Phone } from './phone';
import { StartButton } from './start-button';

const messages = landing.hero;

export function Hero() {
  return (
    <section className="relative isolate overflow-hidden bg-indigo-deep text-on-indigo">
      <AdirePattern className="absolute inset-0 -z-10 size-full opacity-[0.09]" />
      <div className="page-width grid items-center gap-12 py-14 sm:py-20 lg:grid-cols-[1.15fr_1fr] lg:gap-16">
        <div>
          <h1 className="max-w-[15ch] text-[2.5rem] leading-[1.06] font-bold tracking-[-0.03em] sm:text-6xl">{messages.headline}</h1>
          <p className="mt-6 max-w-[52ch] text-lg text-on-indigo-muted sm:text-xl">{messages.text}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <StartButton variant="on-indigo" />
            <ButtonLink to={paths.plans} variant="on-indigo-quiet" size="large">
              {messages.plans}
            </ButtonLink>
          </div>
          <p className="mt-5 text-on-indigo-muted">{messages.price}</p>
          <WatchedFrom className="mt-2 max-w-[52ch] text-on-indigo-muted" />
        </div>
        <Phone />
      </div>
    </section>
  );
}
