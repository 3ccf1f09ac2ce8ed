import type { ReactNode } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import { common } from '@messages/common';

/** One column on a phone, two from sm, four from lg. A card has two rows, so that prices and buttons stand side by side. */
const gridClass = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-4';

export const PlanGrid = ({ children }: { children: ReactNode }) => <div className={gridClass}>{children}</div>;

export function PlanGridSkeleton() {
  return (
    <div role="status" className={gridClass}>
      <span className="sr-only">{common.loading}</span>
      {[1, 2, 3, 4].map((card) => (
        <div key={card} className="card row-span-2 space-y-4 p-6">
          <Skeleton className="h-6 w-1/2" />
          <Skeleton className="h-12" />
          <Skeleton className="h-9 w-3/4" />
          <Skeleton className="h-10" />
          <Skeleton className="h-11" />
          <Skeleton className="h-96" />
        </div>
      ))}
    </div>
  );
}
