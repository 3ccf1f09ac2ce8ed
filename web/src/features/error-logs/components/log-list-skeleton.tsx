import { SkeletonLines } from '@/components/ui/skeleton';

export const LogListSkeleton = () => (
  <div className="grid gap-4 lg:grid-cols-2">
    {[1, 2, 3, 4].map((card) => (
      <div key={card} className="card min-h-44 p-5">
        <SkeletonLines lines={4} />
      </div>
    ))}
  </div>
);
