import { useEffect, useRef, useState } from 'react';
import { Check } from '@/components/icons/check';
import { Copy } from '@/components/icons/copy';
import { toast } from '@/lib/live/toast';
import { common } from '@messages/common';
import { Button, type ButtonVariant } from './button';

type CopyButtonProps = {
  text: string;
  label?: string;
  /** The toast after it worked, where the product has a sentence for it. */
  done?: string;
  variant?: ButtonVariant;
  className?: string;
};

const COPIED_MS = 2_000;

export function CopyButton({ text, label = common.copy, done, variant = 'quiet', className }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = async () => {
    if (!(await toClipboard(text))) {
      toast.error(common.copyFailed);
      return;
    }
    setCopied(true);
    if (done) toast.success(done);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setCopied(false), COPIED_MS);
  };

  const Icon = copied ? Check : Copy;
  return (
    <Button
      variant={variant}
      size="small"
      className={className}
      icon={<Icon className="size-4" aria-hidden="true" />}
      onClick={() => void copy()}
    >
      <span aria-live="polite">{copied ? common.copied : label}</span>
    </Button>
  );
}

/** The clipboard API is missing on plain http; the old way still works there. */
async function toClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const area = document.createElement('textarea');
    area.value = text;
    area.style.position = 'fixed';
    area.style.opacity = '0';
    (document.querySelector('[role="dialog"]') ?? document.body).append(area);
    area.select();
    const worked = document.execCommand('copy');
    area.remove();
    return worked;
  }
}
