import { describe, expect, it } from '@jest/globals';
import { schoolYears, wordsOf } from '../../../../test/reading-age.js';
import { explainApplicationError } from './explain-application-error.js';
import { patterns } from './patterns.js';

const explained = (message: string, stack = '') => explainApplicationError({ message, stack, tag: 'App', level: 'error' });

/** Real messages of real programs, two or more a pattern. */
const cases: [string, string][] = [
  ['ENOSPC: no space left on device, write', 'app-disk-full'],
  ['ERROR: could not extend file "base/16384/2619": No space left on device', 'app-disk-full'],
  ['FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory', 'app-out-of-memory'],
  ['PHP Fatal error:  Allowed memory size of 134217728 bytes exhausted (tried to allocate 20480 bytes)', 'app-out-of-memory'],
  ['java.lang.OutOfMemoryError: Java heap space', 'app-out-of-memory'],
  ['password authentication failed for user "shop"', 'app-database-password'],
  ["SQLSTATE[HY000] [1045] Access denied for user 'shop'@'localhost' (using password: YES)", 'app-database-password'],
  ['sorry, too many clients already', 'app-database-crowded'],
  ['Too many connections', 'app-database-crowded'],
  ['connect ECONNREFUSED 127.0.0.1:5432', 'app-database-away'],
  ["Can't reach database server at `db.internal`:`5432`", 'app-database-away'],
  ['SQLSTATE[HY000] [2002] Connection refused (mysql)', 'app-database-away'],
  ['MongoServerSelectionError: connect ECONNREFUSED 10.0.0.4:27017', 'app-database-away'],
  ['deadlock detected', 'app-database-locked'],
  ['SQLITE_BUSY: database is locked', 'app-database-locked'],
  ['relation "orders" does not exist', 'app-table-missing'],
  ["SQLSTATE[42S02]: Base table or view not found: 1146 Table 'shop.orders' doesn't exist", 'app-table-missing'],
  ["Cannot find module 'express'", 'app-module-missing'],
  ["ModuleNotFoundError: No module named 'requests'", 'app-module-missing'],
  ['Missing required environment variable STRIPE_KEY', 'app-setting-missing'],
  ['No application encryption key has been specified.', 'app-setting-missing'],
  ['listen EADDRINUSE: address already in use :::3000', 'app-door-taken'],
  ["EACCES: permission denied, open '/var/www/uploads/a.png'", 'app-not-allowed-to-write'],
  ['Paystack charge failed: Invalid key', 'app-payment-refused'],
  ['Invalid login: 535-5.7.8 Username and Password not accepted', 'app-mail-not-sent'],
  ['Request failed with status code 429', 'app-too-many-calls'],
  ['certificate has expired', 'app-certificate'],
  ['getaddrinfo ENOTFOUND api.partner.example', 'app-name-not-found'],
  ['connect ETIMEDOUT 52.1.2.3:443', 'app-no-answer'],
  ['Maximum execution time of 30 seconds exceeded', 'app-no-answer'],
  ['socket hang up', 'app-other-side-closed'],
  ['read ECONNRESET', 'app-other-side-closed'],
  ['jwt expired', 'app-sign-in-refused'],
  ['Unexpected token < in JSON at position 0', 'app-unreadable-answer'],
  ['PHP Fatal error:  Uncaught Error: Call to undefined function wc_get_product()', 'app-php-fatal'],
  ["Cannot read properties of undefined (reading 'total')", 'app-nothing-there'],
  ["AttributeError: 'NoneType' object has no attribute 'id'", 'app-nothing-there'],
  ['Unhandled promise rejection', 'app-unhandled'],
  ['panic: runtime error: index out of range [3]', 'app-unhandled'],
  ['The order could not be stored', 'app-something-else'],
];

describe('an error that a program sends in', () => {
  it.each(cases)('%s -> %s', (message, situation) => expect(explained(message).situation).toBe(situation));
  it('is looked for in the stack when the message says little', () =>
    expect(explained('boom', 'Error: boom\n  cause: connect ECONNREFUSED 127.0.0.1:5432').situation).toBe('app-database-away'));
  it('has at least one real message for every pattern', () =>
    expect(patterns.map((one) => one.id).filter((id) => !cases.some(([, to]) => to === id))).toEqual([]));
  it('never repeats the words of the program', () =>
    expect(JSON.stringify(explained('<b>Call 0803 555 1234</b> timeout').explanation)).not.toContain('0803'));
  it('is explained quickly however long it is', () => {
    const begun = performance.now();
    explained('database '.repeat(100_000), 'ECONNREFUSED '.repeat(100_000));
    expect(performance.now() - begun).toBeLessThan(2_000);
  });
});

describe.each(cases.map(([message]) => explained(message)))('$situation', ({ explanation }) => {
  const text = `${explanation.whatHappened} ${explanation.whoIsAffected} ${explanation.likelyCause}`.replace(/“[^”]*”/g, 'it');
  it('is short and can be read at twelve', () => {
    expect(wordsOf(text).length).toBeLessThanOrEqual(90);
    expect(schoolYears(text)).toBeLessThanOrEqual(6.9);
  });
  it('has one to three steps and no blame', () => {
    expect(explanation.doNow.length).toBeGreaterThanOrEqual(1);
    expect(explanation.doNow.length).toBeLessThanOrEqual(3);
    expect(JSON.stringify(explanation)).not.toMatch(/forgot|your fault|should have|!/);
  });
});
