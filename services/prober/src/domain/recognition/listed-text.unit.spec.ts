import { describe, expect, it } from '@jest/globals';
import { errorClassOfPage, recognisePage } from './recognise-page.js';

const page = (title: string, body: string): string =>
  `<!DOCTYPE html><html><head><title>${title}</title></head><body>${body}</body></html>`;

describe('a website that lists other things', () => {
  const books = [
    '502 Bad Gateway',
    'Error Establishing a Database Connection',
    'This Account Has Been Suspended',
    'No Space Left on Device',
  ];
  const lists: [string, (title: string) => string][] = [
    ['articles', (title) => `<article><h2>${title}</h2><p>Paperback, 180 pages.</p></article>`],
    ['products', (title) => `<ul><li class="product"><b>${title}</b> Paperback</li></ul>`],
    ['cards', (title) => `<div class="card"><h3>${title}</h3>Paperback, 180 pages.</div>`],
    ['courses', (title) => `<div class="course"><h2>${title}</h2>Two Saturdays.</div>`],
  ];
  it.each(lists)('is not what they are called: %s', (_, one) =>
    expect(errorClassOfPage(200, recognisePage(page('New books', books.map(one).join(''))))).toBeNull(),
  );
  it.each(lists)('is no shorter for it: %s', (_, one) =>
    expect(errorClassOfPage(200, recognisePage(page('Hacked by design, and other books', one('Rice and beans').repeat(300))))).toBeNull(),
  );
  it('is what it says where it broke off in the middle of a list', () => {
    const classOf = (body: string) => errorClassOfPage(200, recognisePage(page('Shop', body)));
    const items = '<article><h2>Rice</h2></article>'.repeat(3);
    expect(
      classOf(`${items}<article><h2>Fatal error: Allowed memory size of 134217728 bytes exhausted in /home/x/a.php on line 9`),
    ).not.toBeNull();
    expect(classOf('<ul><li>Home<li>Shop<li>Contact</ul><h1>Error establishing a database connection</h1>')).toBe('body_database_error');
  });
  it('does not begin with what stands behind its menu', () => {
    const menu = '<ul><li>Home</li><li>Books</li><li>Contact</li></ul>';
    expect(recognisePage(page('Books', `${menu}Notice: closed on Friday.<p title="Fatal error: a thriller">A thriller</p>`))).toBeNull();
  });
  it.each(lists)('and is what one of them says that is all there is: %s', (_, one) =>
    expect(errorClassOfPage(200, recognisePage(page('Shop', one('Your account has been suspended'))))).toBe('body_suspended'),
  );
});

it('a website that is off for work, and lists what is unpaid, is suspended', () => {
  const bills = ['One outstanding invoice', 'Pay by card', 'Pay by transfer'].map((one) => `<li>${one}</li>`).join('');
  expect(recognisePage(page('Shop', `<p>This website has been suspended for maintenance.</p><ul>${bills}</ul>`))?.page).toBe('suspended');
});

it('a lesson on phishing is no warning of it', () => {
  const lesson = page('Phishing explained', '<p>A link that has been flagged as phishing should not be opened.</p>');
  expect(errorClassOfPage(403, recognisePage(lesson))).toBeNull();
});

describe('a page that states a fault of its own', () => {
  const slogan = '<p>Scheduled maintenance for lifts. We will be back soon, every month.</p>';
  it.each(['504 Gateway Time-out', 'Error 502', 'HTTP ERROR 500', '<b>Bad Gateway</b>', '502', 'Error 521: web server is down'])(
    'is at no work: %s',
    (words) => {
      expect(recognisePage(page('Rift Valley Maintenance Ltd', `<h1>${words}</h1>${slogan}`))).toBeNull();
      expect(recognisePage(page('Lifts', `<h2>${words}</h2>${slogan}`))).toBeNull();
    },
  );
  it.each(['503 Service Unavailable', 'Sorry', '500 lifts a year'])('and where it states none, it is: %s', (words) =>
    expect(recognisePage(page('Shop', `<h1>${words}</h1>${slogan}`))?.page).toBe('maintenance'),
  );
});

describe('a website that is there from its beginning to its end', () => {
  const menu = '<nav><a href="/">Home</a><a href="/guides">Guides</a><a href="/contact">Contact</a></nav>';
  const subjects: [string, string][] = [
    ['a guide on MySQL', '<h1>Too many connections</h1><p>"SQLSTATE[HY000] [1040] Too many connections" means: raise the limit.</p>'],
    ['news', '<p>Bank website hacked: "This account has been suspended", customers read.</p>'],
    ['bundles of data', '<p>Bandwidth limit exceeded? Buy more data.</p>'],
    ['domains for sale', '<p>Which domain name has been registered with us today?</p>'],
    ['what broke last week', '<p>28 Nov: database connection failed for 4 minutes, mended.</p>'],
  ];
  it.each(subjects)('works, whatever it speaks of: %s', (_, body) =>
    expect(errorClassOfPage(200, recognisePage(page('Hacked by Love, and other songs', menu + body)))).toBeNull(),
  );
  it('does not where PHP printed an error into it', () =>
    expect(
      errorClassOfPage(200, recognisePage(page('Shop', `<b>Warning</b>: mysqli_connect(): (HY000/1040): Too many connections${menu}`))),
    ).toBe('body_database_error'));
  it('does not where it breaks off with a fatal error, whatever stands before', () => {
    const fatal =
      '<br />\n<b>Fatal error</b>:  Uncaught Error: Call to undefined function foo() in /home/x/a.php:3\n  thrown in <b>/home/x/a.php</b> on line <b>3</b><br />\n';
    const broken = `<!DOCTYPE html><html><body>${menu}<p>"This account has been suspended", customers read.</p>${fatal}`;
    expect(errorClassOfPage(200, recognisePage(broken))).toBe('body_php_fatal');
    expect(recognisePage(`${broken}<p>and more</p></body></html>`)?.page).not.toBe('suspended');
  });
});

it.each([
  ['a film', page('Owned by the night - a film', '<h1>Owned by the night</h1><p>In cinemas from Friday, with music by Kemi.</p>')],
  ['a school', page('Domain', '<h1>The domain was registered by our pupils</h1>')],
  ['land', page('Estate', '<p>The domain of our work is for sale of land.</p>')],
  ['a ministry', page('Ministry', '<p>The passport service has been suspended until Monday because of the holiday.</p>')],
])('what only sounds like a lost website is one that works: %s', (_, body) =>
  expect(errorClassOfPage(200, recognisePage(body))).toBeNull(),
);
