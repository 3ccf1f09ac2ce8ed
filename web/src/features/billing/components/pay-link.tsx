import { buttonClass } from '@/components/ui/button';

type PayLinkProps = { href: string; children: string };

const isWebAddress = (href: string): boolean => /^https?:\/\//.test(new URL(href, window.location.href).href);

/** To the payment page in this tab: it redirects back here. */
export const PayLink = ({ href, children }: PayLinkProps) =>
  isWebAddress(href) ? (
    <a href={href} className={buttonClass()}>
      {children}
    </a>
  ) : null;
