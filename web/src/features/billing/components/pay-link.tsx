import { buttonClass, type ButtonLook, type ButtonSize } from '@/components/ui/button';

type PayLinkProps = { href: string; look?: ButtonLook; size?: ButtonSize; children: string; label?: string };

const isWebAddress = (href: string): boolean => /^https?:\/\//.test(new URL(href, window.location.href).href);

/** On to the payment page, in this tab: she comes back here from it. */
export const PayLink = ({ href, look = 'main', size = 'normal', children, label }: PayLinkProps) =>
  isWebAddress(href) ? (
    <a href={href} aria-label={label} className={buttonClass(look, size)}>
      {children}
    </a>
  ) : null;
