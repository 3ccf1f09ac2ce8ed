import { describe, expect, it } from '@jest/globals';
import { RetriableBusError } from '../event-bus.js';
import { isTransient } from './transient.js';

const withCode = (code: string | number): Error => Object.assign(new Error('x'), { code });

describe('the world is at fault', () => {
  it.each([
    ['a bus that is away', new RetriableBusError('x')],
    ['a refused connection', withCode('ECONNREFUSED')],
    ['a database that shuts down', withCode('57P01')],
    ['a statement that ran too long', withCode('57014')],
    ['too many connections', withCode('53300')],
    ['a full disk', withCode('53100')],
    ['a role that may not sign in', withCode('28000')],
    ['a password that is being changed', withCode('28P01')],
    ['a service that does not answer', withCode(14)],
    ['a deadline', Object.assign(new Error('x'), { name: 'TimeoutError' })],
    ['a name that cannot be looked up now', withCode('EAI_AGAIN')],
    ['each address of a host', new AggregateError([withCode('ECONNREFUSED'), withCode('EADDRNOTAVAIL')])],
    ['a service that does not answer, among others', new AggregateError([new Error('x'), withCode(14)])],
    ['any of these underneath', new Error('outer', { cause: new Error('middle', { cause: withCode('ECONNRESET') }) })],
  ])('for %s', (_what, error) => expect(isTransient(error)).toBe(true));

  it.each([
    ['a plain mistake', new Error('x')],
    ['a broken rule of the database', withCode('23505')],
    ['a right that is missing', withCode('42501')],
    ['a wrong argument of a call', withCode(3)],
    ['a text that ends too early', new SyntaxError('Unterminated string in JSON at position 4')],
    ['mistakes together', new AggregateError([new Error('x'), withCode('23505')])],
    ['something that is no error', 'text'],
  ])('but not for %s', (_what, error) => expect(isTransient(error)).toBe(false));
});
