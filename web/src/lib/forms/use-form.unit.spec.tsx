import { act, useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createRoot, type Root } from 'react-dom/client';
import { ApiError } from '@/lib/http/api-error';
import { toastStore } from '@/lib/live/toast';
import { readDraft } from './form-draft';
import { useForm } from './use-form';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

type Values = { name: string; email: string };
const send = jest.fn<(values: Values, key: string) => Promise<string>>();
type Form = ReturnType<typeof useForm<Values, string>>;
let form: Form;
const onRender = (rendered: Form) => {
  form = rendered;
};

function Harness({ saved, initial, except = ['email'] }: { saved?: Values; initial?: Values; except?: 'email'[] | null }) {
  const rendered = useForm<Values, string>({
    ...(saved ? { saved } : { initial: initial ?? { name: '', email: '' } }),
    rules: {
      name: (typed) => (typed === '' ? 'A name, please.' : undefined),
      email: (typed, { name }) => (name !== 'Bare' && typed.length > 20 ? 'Shorter, please.' : undefined),
    },
    draft: { name: 'spec', ...(except && { except }) },
    send,
    onSent: (_, values): boolean => rendered.settle(values),
  });
  useEffect(() => onRender(rendered));
  return (
    <form {...rendered.props}>
      <input {...rendered.field('name')} />
      <details>
        <input {...rendered.field('email')} />
      </details>
    </form>
  );
}

describe('a form', () => {
  const box = document.createElement('div');
  let root: Root;
  const render = (props: Parameters<typeof Harness>[0] = {}) => act(() => root.render(<Harness {...props} />));
  const type = (name: keyof Values, value: string) => act(() => form.set(name, value));
  const submit = () => act(async () => box.querySelector('form')?.requestSubmit());

  beforeEach(() => {
    sessionStorage.clear();
    send.mockReset().mockResolvedValue('done');
    document.body.append(box);
    root = createRoot(box);
    render();
  });
  afterEach(() => act(() => root.unmount()));

  it('is not sent before its rules allow it: the sentence stands at the field, which has the focus', async () => {
    await submit();
    expect(send).not.toHaveBeenCalled();
    expect(form.error('name')).toBe('A name, please.');
    expect(document.activeElement?.getAttribute('name')).toBe('name');
    type('name', 'Ada');
    expect(form.error('name')).toBeUndefined();
  });

  it('unfolds a field that holds it up, and is not held up by one that the other values make needless', async () => {
    type('name', 'Ada');
    type('email', 'longer than it is allowed to be');
    await submit();
    expect(send).not.toHaveBeenCalled();
    expect(box.querySelector('details')?.open).toBe(true);
    expect(document.activeElement?.getAttribute('name')).toBe('email');
    type('name', 'Bare');
    await submit();
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('is sent once, however often the button is pressed', async () => {
    type('name', 'Ada');
    await act(async () => {
      box.querySelector('form')?.requestSubmit();
      box.querySelector('form')?.requestSubmit();
    });
    expect(send).toHaveBeenCalledTimes(1);
    expect(form.busy).toBe(false);
  });

  it('keeps the idempotency key while the values stay the same', async () => {
    send.mockRejectedValue(new ApiError({ statusCode: 500, code: 'X', message: 'No.' }));
    type('name', 'Ada');
    await submit();
    await submit();
    type('name', 'Bola');
    await submit();
    const [first, second, third] = send.mock.calls.map(([, key]) => key);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
    expect(toastStore.read().map(({ text }) => text)).toEqual(['No.']);
  });

  it('keeps it with the draft, for the time after an answer was lost, until it is sent', async () => {
    const comeBack = () => {
      act(() => root.unmount());
      root = createRoot(box);
      render({ except: null });
    };
    comeBack();
    send.mockRejectedValueOnce(new ApiError({ statusCode: 0, code: 'TIMEOUT', message: 'Too late.' }));
    type('name', 'Ada');
    await submit();
    comeBack();
    await submit();
    type('name', 'Ada');
    await submit();
    const [first, second, third] = send.mock.calls.map(([, key]) => key);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('keeps no key of what may not be kept in the tab', async () => {
    send.mockRejectedValue(new ApiError({ statusCode: 500, code: 'X', message: 'No.' }));
    type('name', 'Ada');
    type('email', 'secret');
    await submit();
    expect(JSON.stringify(sessionStorage)).not.toContain('secret');
  });

  it('shows the server’s fields beside the inputs, and then no toast', async () => {
    const before = toastStore.read().length;
    send.mockRejectedValue(new ApiError({ statusCode: 400, code: 'X', message: 'No.', fields: { 'contact.email': 'Not that one.' } }));
    type('name', 'Ada');
    await submit();
    expect(form.error('email')).toBe('Not that one.');
    expect(toastStore.read()).toHaveLength(before);
  });

  it('keeps what was typed in the tab, but no secret', () => {
    type('name', 'Ada');
    type('email', 'secret');
    expect(readDraft('spec')).toEqual({ name: 'Ada' });
    act(() => root.unmount());
    root = createRoot(box);
    render();
    expect(form.values).toEqual({ name: 'Ada', email: '' });
  });

  it('over something saved follows it where nothing was changed, and keeps only changes in the draft', () => {
    render({ saved: { name: 'Shop', email: 'a@example.com' } });
    type('name', 'Store');
    render({ saved: { name: 'Shop', email: 'b@example.com' } });
    expect(form.values).toEqual({ name: 'Store', email: 'b@example.com' });
    expect([form.isDirty, form.isChanged('name'), form.isChanged('email')]).toEqual([true, true, false]);
    type('name', 'Shop');
    expect([form.isDirty, readDraft('spec')]).toEqual([false, {}]);
  });

  it('takes sent values as saved until the saved value itself changes', async () => {
    const saved = { name: 'Shop', email: 'a@example.com' };
    render({ saved });
    type('name', 'Store');
    await submit();
    expect([form.values.name, form.isDirty]).toEqual(['Store', false]);
    render({ saved: { ...saved, name: 'Store Ltd' } });
    expect(form.values.name).toBe('Store Ltd');
  });

  it('keeps what is typed while it is on its way', async () => {
    const saved = { name: 'Shop', email: 'a@example.com' };
    render({ saved, except: null });
    let answer: (result: string) => void;
    send.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    type('name', 'Store');
    await submit();
    type('email', 'b@example.com');
    await act(async () => answer('done'));
    expect([form.values, form.isChanged('name'), form.isChanged('email')]).toEqual([
      { name: 'Store', email: 'b@example.com' },
      false,
      true,
    ]);
    expect(readDraft('spec')).toEqual({ email: 'b@example.com' });
    render({ saved: { ...saved, name: 'Store' }, except: null });
    expect([form.values, form.isChanged('email')]).toEqual([{ name: 'Store', email: 'b@example.com' }, true]);
  });
});
