import type { ComponentProps } from 'react';
import { common } from '@messages/common';

/** A link that leaves the product in a new tab, and is labelled so. */
export function ExternalLink({ children, ...rest }: ComponentProps<'a'>) {
  return (
    <a {...rest} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="sr-only"> {common.newTab}</span>
    </a>
  );
}
