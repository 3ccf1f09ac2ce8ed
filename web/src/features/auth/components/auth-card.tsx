import type { ReactNode } from 'react';

type AuthCardProps = { headline: string; text?: ReactNode; children?: ReactNode; foot?: ReactNode };

/** One thing per page: a headline, a sentence, a form. */
export function AuthCard({ headline, text, children, foot }: AuthCardProps) {
  return (
    <>
      <h1 className="text-3xl">{headline}</h1>
      {text && <p className="mt-2 text-muted">{text}</p>}
      {children && <div className="mt-7">{children}</div>}
      {foot && <div className="mt-6 border-t border-line pt-5 text-muted">{foot}</div>}
    </>
  );
}
