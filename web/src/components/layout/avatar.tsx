import { dashboard } from '@messages/dashboard';

/** The initials of the first and the last name, in any script. */
export function initialsOf(name: string): string {
  const names = name.trim().split(/\s+/);
  const first = (word: string | undefined) => [...(word ?? '')][0]?.toLocaleUpperCase() ?? '';
  return names.length > 1 ? first(names[0]) + first(names.at(-1)) : first(names[0]);
}

export function Avatar({ name, photo }: { name: string; photo: string | null }) {
  return photo ? (
    <img src={photo} alt={dashboard.profilePhotoOf(name)} width={36} height={36} className="size-9 rounded-full object-cover" />
  ) : (
    // Drawn, not written: the letters are no part of the button's name.
    <span
      data-initials={initialsOf(name)}
      className="flex size-9 items-center justify-center rounded-full bg-accent-soft text-sm font-semibold text-accent before:content-[attr(data-initials)]"
    />
  );
}
