import { useId } from 'react';
import { limits } from '@nowahala/kernel';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { TextAreaField, TextField } from '@/components/ui/input';
import { useUser } from '@/lib/session/current-user';
import { useForm, type Rule } from '@/lib/forms/use-form';
import { formatCount } from '@/lib/format/format-money';
import { toast } from '@/lib/live/toast';
import { common } from '@messages/common';
import { support } from '@messages/support';
import { sendSupportMail } from '../api/send-support-mail';

const DRAFT = 'support';
const empty = { subject: '', message: '' };

const filled =
  (sentence: string, max: number): Rule =>
  (typed) => {
    if (typed.trim() === '') return sentence;
    return typed.length > max ? support.tooLong(formatCount(max)) : undefined;
  };

/** What was typed stays when the dialog closes or sending fails. */
export default function SupportDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const user = useUser();
  const formId = useId();
  const form = useForm({
    initial: empty,
    rules: { subject: filled(support.noSubject, limits.supportLine.max), message: filled(support.noMessage, limits.supportMessage.max) },
    draft: { name: DRAFT },
    send: ({ subject, message }, key) =>
      sendSupportMail({ name: user.fullName, email: user.email, subject: subject.trim(), message: message.trim() }, key),
    onSent: ({ message }) => {
      const isAll = form.settle(empty);
      toast.success(message);
      if (isAll) onClose();
    },
  });
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={support.title}
      description={support.description}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button type="submit" form={formId} busy={form.busy}>
            {support.send}
          </Button>
        </>
      }
    >
      <form {...form.props} id={formId} className="space-y-5">
        <TextField label={support.subject} hint={support.subjectHint} {...form.field('subject')} />
        <TextAreaField label={support.message} hint={support.replyTo(user.email)} {...form.field('message')} />
      </form>
    </Dialog>
  );
}
