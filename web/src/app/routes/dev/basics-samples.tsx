import { Ellipsis } from '@/components/icons/ellipsis';
import { Plus } from '@/components/icons/plus';
import { Button, IconButton } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy-button';
import { devComponents as messages } from '@messages/dev-components';

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

export function ColourSamples() {
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

export function TypeSamples() {
  return (
    <div className="space-y-3">
      <p className="text-4xl font-bold tracking-tight">{messages.headings[0]}</p>
      <p className="text-2xl font-semibold">{messages.headings[1]}</p>
      <p className="text-xl font-semibold">{messages.headings[2]}</p>
      <p className="reading-width">{messages.body}</p>
      <p className="text-muted">{messages.muted}</p>
      <p lang="yo" className="text-lg">
        {messages.characters}
      </p>
    </div>
  );
}

export function ButtonSamples() {
  const { variants } = messages;
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap items-center gap-3">
        <Button icon={<Plus className="size-5" aria-hidden="true" />}>{variants.main}</Button>
        <Button variant="quiet">{variants.quiet}</Button>
        <Button variant="plain">{variants.plain}</Button>
        <Button variant="danger">{variants.danger}</Button>
        <span className="rounded-card bg-indigo-deep p-3">
          <Button variant="on-indigo">{variants.onIndigo}</Button>
        </span>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button busy>{messages.busy}</Button>
        <Button disabled>{messages.disabled}</Button>
        <Button size="large">{messages.large}</Button>
        <Button size="small" variant="quiet">
          {messages.small}
        </Button>
        <IconButton label={messages.iconLabel}>
          <Ellipsis className="size-5" aria-hidden="true" />
        </IconButton>
        <CopyButton text={messages.copy} />
      </div>
    </div>
  );
}
