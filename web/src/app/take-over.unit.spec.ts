import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { forgetDrawn, keepEarlyPresses, loadAgain, readDeeds, repeatDeeds, wasDrawnBefore } from './take-over';

const DRAWN =
  '<form method="dialog"><input name="email" /><input name="terms" type="checkbox" /><button>Go</button></form><button>Menu</button>';

let root: HTMLElement;
beforeEach(() => {
  root = document.createElement('div');
  root.innerHTML = DRAWN;
  document.body.replaceChildren(root);
  document.documentElement.dataset.prerendered = '';
  keepEarlyPresses(root);
});

describe('a page that was drawn at build time', () => {
  it('hands on what was typed, ticked and pressed, and where the cursor was', () => {
    const [email, terms] = [...root.querySelectorAll('input')];
    email!.value = 'ada@example.com';
    email!.focus();
    terms!.checked = true;
    root.querySelectorAll('button')[1]!.click();
    const deeds = readDeeds(root);
    root.innerHTML = DRAWN;
    const seen: string[] = [];
    root.querySelectorAll('input')[0]!.addEventListener('input', () => seen.push('typed'));
    root.querySelectorAll('button')[1]!.addEventListener('click', () => seen.push('pressed'));
    forgetDrawn();
    repeatDeeds(root, deeds);
    expect([...root.querySelectorAll('input')].map(({ value, checked }) => [value, checked])).toEqual([
      ['ada@example.com', false],
      ['on', true],
    ]);
    expect(document.activeElement).toBe(root.querySelector('input'));
    expect(seen).toEqual(['typed', 'pressed']);
  });

  it('leaves untouched fields to the draft that the living page restores', () => {
    const deeds = readDeeds(root);
    root.querySelector('input')!.value = 'from the draft';
    repeatDeeds(root, deeds);
    expect(root.querySelector('input')!.value).toBe('from the draft');
  });

  it('presses nothing twice once the living page is there', () => {
    forgetDrawn();
    expect(wasDrawnBefore()).toBe(false);
    let presses = 0;
    root.querySelectorAll('button')[1]!.addEventListener('click', () => (presses += 1));
    root.querySelectorAll('button')[1]!.click();
    repeatDeeds(root, readDeeds(root));
    expect(presses).toBe(1);
  });

  it('takes two presses before the scripts came for one: a menu stays open', () => {
    const menu = root.querySelectorAll('button')[1]!;
    menu.click();
    menu.click();
    let presses = 0;
    menu.addEventListener('click', () => (presses += 1));
    forgetDrawn();
    repeatDeeds(root, readDeeds(root));
    expect(presses).toBe(1);
  });

  it('is loaded again at the next press when the scripts did not come', () => {
    const [go, menu] = [...root.querySelectorAll('button')];
    menu!.click();
    expect(menu!.style.opacity).toBe('0.55');
    let loads = 0;
    loadAgain(root, () => (loads += 1));
    expect([menu!.style.opacity, loads]).toEqual(['', 0]);
    root.querySelector('input')!.click();
    expect(loads).toBe(0);
    go!.click();
    expect(loads).toBe(1);
  });
});

describe('a page of which nothing was drawn', () => {
  const visit = (type?: string): void => {
    Object.assign(performance, { getEntriesByType: () => (type ? [{ type }] : []) });
  };
  const loadsAfter = (type?: string) => {
    visit(type);
    forgetDrawn();
    let loads = 0;
    loadAgain(root, () => (loads += 1));
    return loads;
  };
  afterEach(() => visit());

  it('is loaded again by itself when the scripts did not come, and only once', () => {
    expect([loadsAfter('navigate'), loadsAfter('reload'), loadsAfter()]).toEqual([1, 0, 0]);
  });
});
