/**
 * A page that was drawn at build time (web/build/prerender) becomes a living one in one step. What its reader did until then is kept
 * and done again: fields typed into, buttons pressed, the cursor, the place on the page.
 */
type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

interface Deeds {
  fields: { name: string; value: string; checked: boolean }[];
  focused: string | null;
  scrollY: number;
}

const { dataset } = document.documentElement;
const pressed: number[] = [];
const buttonsOf = (root: HTMLElement) => [...root.querySelectorAll('button')];
const fieldsOf = (root: HTMLElement): Field[] => [...root.querySelectorAll<Field>('input[name], select[name], textarea[name]')];

export const wasDrawnBefore = (): boolean => dataset.prerendered !== undefined;

/** The living page begins: nothing of the drawn one is left. */
export function forgetDrawn(): void {
  delete dataset.prerendered;
}

/** Remembers the buttons that are pressed too early, and shows that they were. */
export function keepEarlyPresses(root: HTMLElement): void {
  root.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null;
      if (!button || !wasDrawnBefore()) return;
      const index = buttonsOf(root).indexOf(button);
      // Whoever presses again because nothing happens means it once: a menu must not close again.
      if (!pressed.includes(index)) pressed.push(index);
      button.style.opacity = '0.55';
    },
    { capture: true },
  );
}

/**
 * The scripts did not come, after a release or on a line that broke. A page that was drawn looks alive and is not, so the next press
 * loads it again. Where nothing was drawn there is nothing to press: it is loaded again by itself, once.
 */
export function loadAgain(root: HTMLElement, load: () => void): void {
  if (!wasDrawnBefore()) {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (visit && visit.type !== 'reload' && navigator.onLine) load();
    return;
  }
  for (const index of pressed.splice(0)) buttonsOf(root)[index]?.style.removeProperty('opacity');
  root.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('button')) load();
  });
}

/** Only fields that were changed: a draft fills the others. */
function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return field.selectedIndex > 0;
  return field.value !== field.defaultValue || (field instanceof HTMLInputElement && field.checked !== field.defaultChecked);
}

export function readDeeds(root: HTMLElement): Deeds {
  const active = document.activeElement;
  return {
    fields: fieldsOf(root)
      .filter(isChanged)
      .map((field) => ({ name: field.name, value: field.value, checked: field instanceof HTMLInputElement && field.checked })),
    focused: active && root.contains(active) ? active.getAttribute('name') : null,
    scrollY: window.scrollY,
  };
}

export function repeatDeeds(root: HTMLElement, { fields, focused, scrollY }: Deeds): void {
  for (const field of fieldsOf(root)) {
    const before = fields.find(({ name }) => name === field.name);
    if (before && field instanceof HTMLInputElement && field.checked !== before.checked) field.click();
    else if (before && field.value !== before.value) setValue(field, before.value);
    if (field.name === focused) field.focus({ preventScroll: true });
  }
  if (window.scrollY !== scrollY) window.scrollTo(0, scrollY);
  for (const index of pressed.splice(0)) buttonsOf(root)[index]?.click();
}

/** React overrides the property of the element itself; the prototype's setter leaves its memory behind, so that it sees a change. */
function setValue(field: Field, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value') ?? {};
  set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
