import { Link, type LinkProps } from 'react-router-dom';

export const TextLink = (props: LinkProps) => (
  <Link {...props} className="-my-2.5 inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4" />
);
