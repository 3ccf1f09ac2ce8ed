import { Fragment, type ReactNode } from 'react';
import { ExternalLink } from '@/components/ui/external-link';
import { safeTree, type AllowedTag, type SafeNode } from '../model/safe-html';

const classes: Partial<Record<AllowedTag, string>> = {
  p: 'mt-3',
  ul: 'mt-3 list-disc space-y-1.5 pl-5 marker:text-muted',
  ol: 'mt-3 list-decimal space-y-1.5 pl-5',
  code: 'rounded bg-sunken px-1 py-0.5 font-mono text-[0.9em]',
  h2: 'mt-6 text-xl',
  h3: 'mt-5 text-lg',
  h4: 'mt-4 text-base',
};

/** Sanitised HTML as React elements; it never becomes markup again. */
export const RichText = ({ html }: { html: string }) => <div className="person-text">{draw(safeTree(html))}</div>;

function draw(nodes: readonly SafeNode[]): ReactNode {
  return nodes.map((node, index) => {
    // The tree never changes its order: the place is the identity.
    if (typeof node === 'string') return <Fragment key={index}>{node}</Fragment>;
    if (node.tag === 'br') return <br key={index} />;
    if (node.tag === 'a') {
      return node.href ? (
        <ExternalLink key={index} href={node.href} className="text-accent underline">
          {draw(node.children)}
        </ExternalLink>
      ) : (
        <Fragment key={index}>{draw(node.children)}</Fragment>
      );
    }
    const Tag = node.tag;
    return (
      <Tag key={index} className={classes[node.tag]}>
        {draw(node.children)}
      </Tag>
    );
  });
}
