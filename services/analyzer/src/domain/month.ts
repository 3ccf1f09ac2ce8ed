/** The calendar month by which plans count: that of Lagos, which has no summer time. */
export function planMonth(at: Date): string {
  return new Date(at.getTime() + 3_600_000).toISOString().slice(0, 7);
}
