import { MoreHorizontal, Plus } from 'lucide-react';
import { Button, IconButton } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy-button';
import { devComponents as words } from '@messages/dev-components';

const colours = [
  'surface',
  'surface-raised',
  'surface-sunken',
  'border',
  'border-strong',
  'text',
  'text-muted',
  'accent',
  'accent-soft',
  'indigo-deep',
  'clay',
  'clay-soft',
  'status-up',
  'status-up-soft',
  'status-down',
  'status-down-soft',
  'status-warn',
  'status-warn-soft',
  'status-unknown',
  'status-unknown-soft',
];

export function ColoursShown() {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-5">
      {colours.map((name) => (
        <li key={name} className="text-sm">
          <span className="block h-14 rounded-card border border-line" style={{ background: `var(--${name})` }} />
          {name}
        </li>
      ))}
    </ul>
  );
}

export function TypeShown() {
  return (
    <div className="space-y-3">
      <p className="text-4xl font-bold tracking-tight">{words.headings[0]}</p>
      <p className="text-2xl font-semibold">{words.headings[1]}</p>
      <p className="text-xl font-semibold">{words.headings[2]}</p>
      <p className="reading-width">{words.body}</p>
      <p className="text-muted">{words.muted}</p>
      <p lang="yo" className="text-lg">
        {words.letters}
      </p>
    </div>
  );
}

export function ButtonsShown() {
  const { looks } = words;
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap items-center gap-3">
        <Button icon={<Plus className="size-5" aria-hidden="true" />}>{looks.main}</Button>
        <Button look="quiet">{looks.quiet}</Button>
        <Button look="plain">{looks.plain}</Button>
        <Button look="danger">{looks.danger}</Button>
        <span className="rounded-card bg-indigo-deep p-3">
          <Button look="on-indigo">{looks.onIndigo}</Button>
        </span>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button busy>{words.busy}</Button>
        <Button disabled>{words.disabled}</Button>
        <Button size="large">{words.large}</Button>
        <Button size="small" look="quiet">
          {words.small}
        </Button>
        <IconButton label={words.iconLabel}>
          <MoreHorizontal className="size-5" aria-hidden="true" />
        </IconButton>
        <CopyButton text={words.copy} />
      </div>
    </div>
  );
}
