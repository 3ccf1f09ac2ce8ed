import { useState, type ReactNode } from 'react';
import { PageHead } from '@/components/layout/page-head';
import { SelectField } from '@/components/ui/select';
import { chooseTheme, chosenTheme, type Theme } from '@/design/theme';
import { usePageTitle } from '@/components/layout/use-page-title';
import { devComponents as words } from '@messages/dev-components';
import { ButtonsShown, ColoursShown, TypeShown } from './basics-samples';
import { FieldsShown } from './fields-samples';
import { BandsShown, LoadingShown, StatusShown, ToastsShown } from './feedback-samples';
import { MovingShown, OverlaysShown, TableShown, TabsShown } from './structure-samples';

export default function DevComponents() {
  usePageTitle(words.title);
  const [theme, setTheme] = useState<Theme>(chosenTheme);
  const { sections } = words;
  return (
    <>
      <PageHead headline={words.title}>{words.text}</PageHead>
      <div className="page-width space-y-14 pb-24">
        <div className="max-w-60">
          <SelectField
            label={words.theme}
            value={theme}
            choices={(['system', 'light', 'dark'] as const).map((value) => ({ value, label: words.themes[value] }))}
            onChange={(event) => {
              const chosen = event.target.value as Theme;
              chooseTheme(chosen);
              setTheme(chosen);
            }}
          />
        </div>
        <Shown title={sections.colours}>
          <ColoursShown />
        </Shown>
        <Shown title={sections.type}>
          <TypeShown />
        </Shown>
        <Shown title={sections.buttons}>
          <ButtonsShown />
        </Shown>
        <Shown title={sections.fields}>
          <FieldsShown />
        </Shown>
        <Shown title={sections.status}>
          <StatusShown />
        </Shown>
        <Shown title={sections.bands}>
          <BandsShown />
        </Shown>
        <Shown title={sections.toasts}>
          <ToastsShown />
        </Shown>
        <Shown title={sections.overlays}>
          <OverlaysShown />
        </Shown>
        <Shown title={sections.tabs}>
          <TabsShown />
        </Shown>
        <Shown title={sections.table}>
          <TableShown />
        </Shown>
        <Shown title={sections.moving}>
          <MovingShown />
        </Shown>
        <Shown title={sections.loading}>
          <LoadingShown />
        </Shown>
      </div>
    </>
  );
}

function Shown({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-4 text-2xl">{title}</h2>
      {children}
    </section>
  );
}
