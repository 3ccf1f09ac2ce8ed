import type { ReactNode } from 'react';
import { BellRing } from '@/components/icons/bell-ring';
import { Check } from '@/components/icons/check';
import { HeartHandshake } from '@/components/icons/heart-handshake';
import { LayoutDashboard } from '@/components/icons/layout-dashboard';
import { Mail } from '@/components/icons/mail';
import { MessageCircle } from '@/components/icons/message-circle';
import { MessageSquareText } from '@/components/icons/message-square-text';
import { ClosingCall } from '@/components/layout/closing-call';
import { PageHead } from '@/components/layout/page-head';
import { ButtonLink, buttonClass } from '@/components/ui/button';
import { SUPPORT_EMAIL } from '@/config/constants';
import { paths } from '@/config/paths';
import { usePageTitle } from '@/components/layout/use-page-title';
import { features } from '@messages/features';

const { plain, alerts, human, closing } = features;
const channelIcons = [MessageCircle, Mail, LayoutDashboard];

export default function Features() {
  usePageTitle(features.title);
  return (
    <>
      <PageHead headline={features.headline}>{features.text}</PageHead>
      <div className="page-width divide-y divide-line pb-8">
        <Block
          icon={<MessageSquareText className="size-7" aria-hidden="true" />}
          title={plain.title}
          text={plain.text}
          points={plain.points}
        >
          <div className="card p-5 sm:p-6">
            <span className="rounded-full bg-clay-soft px-3 py-0.5 text-sm font-semibold text-clay-ink">{plain.exampleTag}</span>
            <p className="mt-3 text-xl leading-snug font-semibold tracking-tight">{plain.exampleTitle}</p>
            <p className="mt-2 text-muted">{plain.exampleText}</p>
          </div>
        </Block>
        <Block icon={<BellRing className="size-7" aria-hidden="true" />} title={alerts.title} text={alerts.text} points={alerts.points}>
          <ul className="card divide-y divide-line">
            {alerts.channels.map(({ name, text }, index) => {
              const Icon = channelIcons[index] ?? Mail;
              return (
                <li key={name} className="flex gap-4 p-5">
                  <Icon className="mt-0.5 size-6 shrink-0 text-accent" aria-hidden="true" />
                  <div>
                    <h3 className="text-base">{name}</h3>
                    <p className="mt-0.5 text-muted">{text}</p>
                  </div>
                </li>
              );
            })}
          </ul>
        </Block>
        <Block icon={<HeartHandshake className="size-7" aria-hidden="true" />} title={human.title} text={human.text}>
          <a className={buttonClass('main', 'large', 'justify-self-start')} href={`mailto:${SUPPORT_EMAIL}`}>
            {human.button}
          </a>
        </Block>
      </div>
      <ClosingCall headline={closing.headline}>
        <ButtonLink to={paths.signup} variant="on-indigo" size="large">
          {closing.signup}
        </ButtonLink>
        <ButtonLink to={paths.plans} variant="on-indigo-quiet" size="large">
          {closing.plans}
        </ButtonLink>
      </ClosingCall>
    </>
  );
}

type BlockProps = { icon: ReactNode; title: string; text: string; points?: readonly string[]; children: ReactNode };

function Block({ icon, title, text, points, children }: BlockProps) {
  return (
    <section className="grid items-center gap-x-16 gap-y-8 py-12 sm:py-16 lg:grid-cols-[1.1fr_1fr]">
      <div>
        <span className="text-clay-ink">{icon}</span>
        <h2 className="mt-3 text-2xl sm:text-3xl">{title}</h2>
        <p className="mt-3 max-w-[56ch] text-lg text-muted">{text}</p>
        {points && (
          <ul className="mt-5 space-y-2.5">
            {points.map((point) => (
              <li key={point} className="flex gap-2.5">
                <Check className="mt-0.5 size-5 shrink-0 text-accent" aria-hidden="true" />
                {point}
              </li>
            ))}
          </ul>
        )}
      </div>
      {children}
    </section>
  );
}
