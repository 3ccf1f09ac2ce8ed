import { useId } from 'react';

/** A quiet echo of adire: resist-dyed rings and seeds, a few hundred bytes. */
export function AdirePattern({ className }: { className?: string }) {
  const id = useId();
  return (
    <svg aria-hidden="true" className={className}>
      <pattern id={id} width="72" height="72" patternUnits="userSpaceOnUse">
        <g fill="none" stroke="currentColor" strokeWidth="1.5">
          <circle cx="36" cy="36" r="13" />
          <circle cx="36" cy="36" r="20" strokeDasharray="1.5 5" strokeLinecap="round" />
          <path d="M0 0q9 9 18 0M0 0q9 9 0 18M72 72q-9-9-18 0M72 72q-9-9 0-18M72 0q-9 9-18 0M72 0q-9 9 0 18M0 72q9-9 18 0M0 72q9-9 0-18" />
        </g>
        <circle cx="36" cy="36" r="3" fill="currentColor" />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
