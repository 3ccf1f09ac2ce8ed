import { useState, type ReactNode } from 'react';
import { PageHead } from '@/components/layout/page-head';
import { SelectField } from '@/components/ui/select';
import { chooseTheme, chosenTheme, type Theme } from '@/design/theme';
import { usePageTitle } from '@/components/layout/use-page-title';
import { devComponents as messages } from '@messages/dev-components';
import { ButtonSamples, ColourSamples, TypeSamples } from './basics-samples';
import { FieldSamples } from './fields-samples';
import { BannerSamples, LoadingSamples, StatusSamples, ToastSamples } from './feedback-samples';
import { MotionSamples, OverlaySamples, TableSamples, TabSamples } from './structure-samples';

export default function DevComponents() {
  usePageTitle(messages.title);
  const [theme, setTheme] = useState<Theme>(chosenTheme);
  const { sections } = messages;
  return (
    <>
      <PageHead headline={messages.title}>{messages.text}</PageHead>
      <div className="page-width space-y-14 pb-24">
        <div className="max-w-60">
          <SelectField
            label={messages.theme}
            value={theme}
            choices={(['system', 'light', 'dark'] as const).map((value) => ({ value, label: messages.themes[value] }))}
            onChange={(event) => {
              const chosen = event.target.value as Theme;
              chooseTheme(chosen);
              setTheme(chosen);
            }}
          />
        </div>
        <Samples title={sections.colours}>
          <ColourSamples />
        </Samples>
        <Samples title={sections.type}>
          <TypeSamples />
        </Samples>
        <Samples title={sections.buttons}>
          <ButtonSamples />
        </Samples>
        <Samples title={sections.fields}>
          <FieldSamples />
        </Samples>
        <Samples title={sections.status}>
          <StatusSamples />
        </Samples>
        <Samples title={sections.banners}>
          <BannerSamples />
        </Samples>
        <Samples title={sections.toasts}>
          <ToastSamples />
        </Samples>
        <Samples title={sections.overlays}>
          <OverlaySamples />
        </Samples>
        <Samples title={sections.tabs}>
          <TabSamples />
        </Samples>
        <Samples title={sections.table}>
          <TableSamples />
        </Samples>
        <Samples title={sections.moving}>
          <MotionSamples />
        </Samples>
        <Samples title={sections.loading}>
          <LoadingSamples />
        </Samples>
      </div>
    </>
  );
}

function Samples({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-4 text-2xl">{title}</h2>
      {children}
    </section>
  );
}
