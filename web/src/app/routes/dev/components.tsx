import { useState, type ReactNode } from 'react';
import { PageHead } from '@/components/layout/page-head';
import { SelectField } from '@/components/ui/select';
import { chooseTheme, chosenTheme, type Theme } from '@/lib/theme';
import { usePageTitle } from '@/lib/use-page-title';
import { devComponents as words } from '@messages/dev-components';
import { ButtonsShown, ColoursShown, TypeShown } from './basics-shown';
import { FieldsShown } from './fields-shown';
import { BandsShown, LoadingShown, StatusShown, ToastsShown } from './feedback-shown';
import { MovingShown, OverlaysShown, TableShown, TabsShown } from './structure-shown';

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
