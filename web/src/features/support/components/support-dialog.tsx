import { useId } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { TextAreaField, TextField } from '@/components/ui/input';
import { sentenceOf } from '@/lib/http/api-error';
import { useUser } from '@/lib/session/current-user';
import { clearDraft, readDraft, useDraft } from '@/lib/forms/use-draft';
import { formatCount } from '@/lib/format/format-money';
import { showServerFields } from '@/lib/forms/show-server-fields';
import { toast } from '@/lib/live/toast';
import { useSendOnce } from '@/lib/forms/use-send-once';
import { useIdempotencyKey } from '@/lib/forms/use-idempotency-key';
import { common } from '@messages/common';
import { support } from '@messages/support';
import { sendSupportMail } from '../api/send-support-mail';

const DRAFT = 'support';
const SUBJECT_MAX = 120;
const MESSAGE_MAX = 10_000;

type SupportValues = { subject: string; message: string };

/** What was typed stays when the window is closed or the mail cannot be sent. */
export default function SupportDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const user = useUser();
  const formId = useId();
  const keyOf = useIdempotencyKey();
  const form = useForm<SupportValues>({ defaultValues: { subject: '', message: '', ...readDraft<SupportValues>(DRAFT) } });
  useDraft(form, DRAFT);

  const send = useMutation({
    mutationFn: (values: SupportValues) => {
      const mail = { name: user.fullName, email: user.email, subject: values.subject.trim(), message: values.message.trim() };
      return sendSupportMail(mail, keyOf(mail));
    },
    onSuccess: ({ message }) => {
      clearDraft(DRAFT);
      form.reset({ subject: '', message: '' });
      toast.success(message);
      onOpenChange(false);
    },
    onError: (error) => {
      if (!showServerFields(form, error)) toast.error(sentenceOf(error));
    },
  });
  const sendOnce = useSendOnce(send);

  const { errors } = form.formState;
  const needed = (sentence: string, max: number) => ({
    validate: (typed: string) => typed.trim() !== '' || sentence,
    maxLength: { value: max, message: support.tooLong(formatCount(max)) },
  });
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={support.title}
      description={support.description}
      actions={
        <>
          <Button variant="quiet" onClick={() => onOpenChange(false)}>
            {common.cancel}
          </Button>
          <Button type="submit" form={formId} busy={send.isPending}>
            {support.send}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="space-y-5" onSubmit={(event) => void form.handleSubmit(sendOnce)(event)}>
        <TextField
          label={support.subject}
          hint={support.subjectHint}
          error={errors.subject?.message}
          {...form.register('subject', needed(support.noSubject, SUBJECT_MAX))}
        />
        <TextAreaField
          label={support.message}
          hint={support.replyTo(user.email)}
          error={errors.message?.message}
          {...form.register('message', needed(support.noMessage, MESSAGE_MAX))}
        />
      </form>
    </Dialog>
  );
}
