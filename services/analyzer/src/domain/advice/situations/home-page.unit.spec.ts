import { describe, expect, it } from '@jest/globals';
import { type Seen, seen } from '../../../../test/fixtures/evidence-builder.js';
import { explain } from '../explain.js';

const page = (body: string): Seen => seen().answers(404).page(body, '404 Not Found');
const litespeed = '<h1>404</h1><h2>Not Found</h2><p>The resource requested could not be found on this server!</p>';
const apache = '<h1>Not Found</h1><p>The requested URL was not found on this server.</p><hr><address>Apache/2.4.57 Server</address>';
const nginx = '<html><body><center><h1>404 Not Found</h1></center><hr><center>nginx/1.24.0 (Ubuntu)</center></body></html>';
const situationOf = (evidence: Seen) => explain(evidence.snapshot).situation;

describe('a web server that has no file for the first page', () => {
  it.each([
    ['LiteSpeed', page(litespeed)],
    ['Apache', page(apache)],
    ['nginx', page(nginx)],
  ])('%s has lost the home page', (_, evidence) => expect(situationOf(evidence)).toBe('home-page-missing'));
  it('is said without a list of files, and the folder is looked into', () => {
    const { explanation } = explain(page(litespeed).snapshot);
    expect(explanation.whatHappened).toContain('404');
    expect(explanation.whatHappened).not.toContain('list of files');
    expect(explanation.doNow.join(' ')).toContain('public_html');
    expect(explanation.doNow.join(' ')).not.toContain('Index of');
  });
});

describe('a page that is missing is another matter', () => {
  const below = page(apache);
  const website = `${below.snapshot.target.website}old-offer`;
  it.each([
    ['of an address below', below.with({ target: { ...below.snapshot.target, website } })],
    ['to which the first page leads', page(apache).with({ http: { ...page(apache).snapshot.http!, url: 'https://shop.example/en/' } })],
    ['of WordPress', page(apache).behind('cms', 'wordpress')],
    ['of a program', page(apache).behind('framework', 'laravel')],
    ['of an app', page(nginx).behind('hosting', 'heroku')],
    ['in the words of the website', page('<h1>Page not found</h1><p>Sorry, nothing is here.</p>')],
  ])('%s', (_, evidence) => expect(situationOf(evidence)).not.toBe('home-page-missing'));
});
