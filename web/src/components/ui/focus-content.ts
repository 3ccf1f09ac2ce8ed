let owed = false;

/** A new page is on its way. Where its frame is not drawn yet, the frame pays what is owed when it comes. */
export function focusContent(): void {
  const content = document.querySelector<HTMLElement>('main');
  owed = content === null;
  content?.focus({ preventScroll: true });
}

/** For a frame that has just been drawn: nobody's focus is taken away, and none is set on the first page of a visit. */
export function focusContentIfOwed(): void {
  if (owed) focusContent();
}
