import { CopyButton } from '@/components/ui/copy-button';
import { useOrigin } from '@/lib/http/use-origin';
import { docs } from '@messages/docs';

export function CodeSamples() {
  return (
    <div role="group" aria-label={docs.samplesLabel} className="space-y-5">
      {docs.samples(useOrigin()).map(({ name, lines }) => (
        <figure key={name} className="overflow-hidden rounded-card border border-line">
          <figcaption className="flex items-center justify-between gap-3 border-b border-line bg-sunken py-1.5 pr-1.5 pl-4 font-semibold">
            {name}
            <CopyButton text={lines.join('\n')} variant="plain" />
          </figcaption>
          <pre tabIndex={0} aria-label={name} className="overflow-x-auto bg-raised px-4 py-4 font-mono text-sm leading-relaxed">
            <code>{lines.join('\n')}</code>
          </pre>
        </figure>
      ))}
    </div>
  );
}
