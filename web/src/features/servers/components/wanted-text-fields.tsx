import { useState } from 'react';
import { ChevronRight } from '@/components/icons/chevron-right';
import { TextField } from '@/components/ui/input';
import { addServer } from '@messages/add-server';
import { hasPage } from '../model/server-rules';
import type { ServerForm } from './server-fields';

const messages = addServer.wantedText;

/** What must be on the page, and what must not; folded away until somebody wants it, and not asked of a bare machine. */
export function WantedTextFields({ form }: { form: ServerForm }) {
  const { website, expectText, rejectText } = form.values;
  const fields = [form.field('expectText'), form.field('rejectText')] as const;
  // Once open it stays so: a field that is emptied to be filled anew must not fold away under the fingers.
  const [isOpen, setOpen] = useState(false);
  const isUsed = expectText !== '' || rejectText !== '' || fields.some(({ error }) => error);
  if (isUsed && !isOpen) setOpen(true);
  if (!hasPage(website)) return null;
  return (
    <details open={isOpen} className="group rounded-control border border-line px-4">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-medium [&::-webkit-details-marker]:hidden">
        <ChevronRight className="size-5 shrink-0 transition-transform duration-150 group-open:rotate-90" aria-hidden="true" />
        {messages.section}
      </summary>
      <div className="space-y-5 pt-1 pb-4">
        <TextField label={messages.expect} hint={messages.expectHint} optional autoComplete="off" {...fields[0]} />
        <TextField label={messages.reject} hint={messages.rejectHint} optional autoComplete="off" {...fields[1]} />
      </div>
    </details>
  );
}
