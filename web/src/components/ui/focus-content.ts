let owed = false;

/** Moves the focus to the content of a new page. Where its layout is not rendered yet, the layout does it when it mounts. */
export function focusContent(): void {
  const content = document.querySelector<HTMLElement>('main');
  owed = content === null;
  content?.focus({ preventScroll: true });
}

/** For a layout that has just mounted: it takes the focus only when a page change is waiting for it, never on a first visit. */
export function focusContentIfOwed(): void {
  if (owed) focusContent();
}
