import { describe, expect, it } from '@jest/globals';
import { seen } from '../../../test/fixtures/evidence-builder.js';
import { otherWordsSeen, statedFixtures } from '../../../test/fixtures/stated-situations.js';
import { explain } from './explain.js';
import { signatures } from './signatures/index.js';

describe('what a page or a header states', () => {
  it('has a real answer for every signature, and no answer without one', () =>
    expect(Object.keys(statedFixtures).sort()).toEqual(signatures.map((one) => one.id).sort()));
  it.each(Object.entries(statedFixtures))('leads to "%s"', (id, evidence) => expect(explain(evidence.snapshot).situation).toBe(id));
  it.each(otherWordsSeen)('leads to "$id" in other words too', ({ id, evidence }) => expect(explain(evidence.snapshot).situation).toBe(id));
});

describe('the name servers of a domain', () => {
  it.each([
    ['ns1.verification-hold.suspended-domain.com', '127.0.0.1'],
    ['failed-whois-verification.namecheap.com', '198.54.117.242'],
  ])('%s say that its owner has to confirm a mail', (nameserver, address) => {
    const held = seen().nameservers(nameserver).resolvesTo(address);
    expect(explain(held.fails('address_blocked').snapshot).situation).toBe('domain-not-verified');
    expect(explain(held.fails('connect_refused').snapshot).situation).toBe('domain-not-verified');
  });
});

describe('a certificate that browsers do not trust', () => {
  const firstStep = (issuer: string) =>
    explain(seen().fails('tls_untrusted', 'error').certificate({ issuer }).snapshot).explanation.doNow[0];
  it('and that Cloudflare made for itself asks for the way through Cloudflare', () => {
    expect(firstStep('CloudFlare, Inc.')).toContain('until it is orange');
    expect(firstStep('Some Test CA')).not.toContain('Cloudflare');
  });
});

describe('a page of a panel on a machine that is lent out', () => {
  it('is of the company that sells space there, not of the one that lends the machine', () => {
    const page = seen().fails('body_suspended', 'error').answers(200).behind('hosting', 'hetzner').behind('page', 'suspended');
    const advice = ({ snapshot }: ReturnType<typeof seen>) =>
      JSON.stringify({ ...explain(snapshot).explanation, evidence: [], phrases: undefined });
    expect(advice(page)).not.toContain('Hetzner');
    expect(advice(seen().answers(502).behind('hosting', 'hetzner'))).toContain('Hetzner');
  });
});

it('a page that says that the website was stopped is no refusal of one visit', () => {
  const page = seen().answers(403).page('<h1>This application is currently paused</h1>');
  expect(explain(page.behind('page', 'stopped').snapshot).situation).toBe('account-suspended');
});

describe('a door that is shut', () => {
  const ports = (secure: 'refused' | 'silent') => ({ 443: secure, 80: 'open', 22: 'open' }) as const;
  it('without a word is shut by a firewall', () =>
    expect(explain(seen().fails('connect_timeout', 'timeout').machine(true, ports('silent')).snapshot).situation).toBe('firewall-shut'));
  it('with a refusal has no program behind it', () =>
    expect(explain(seen().fails('connect_refused').machine(true, ports('refused')).snapshot).situation).toBe('secure-door-shut'));
});

describe('where words stand decides how much they weigh', () => {
  const page = (body: string) => explain(seen().answers(500).page(body).snapshot).situation;
  const words = 'Too many connections';

  it('in the text of an error page', () => expect(page(`<p>${words}</p>`)).toBe('mysql-too-many-connections'));
  it.each([
    ['a link', `<a href="/help">${words}</a>`],
    ['a script', `<script>var text = "${words}"</script>`],
    ['a comment', `<!-- ${words} -->`],
    ['a footer', `<footer>${words}</footer>`],
    ['the navigation', `<nav><p>${words}</p></nav>`],
    ['a script that never ends', `<script>${words}`],
  ])('but nothing inside %s', (_where, body) => expect(page(`<p>Sorry.</p>${body}`)).toBe('program-error'));
  it.each([
    ['JSON', '{"error":"relation \\"orders\\" does not exist"}', 'postgresql-table-missing'],
    ['entities', '<p>Access denied for user &#39;shop&#39;@&#34;db&#34; (using password: YES)</p>', 'mysql-wrong-password'],
    ['JSON with signs by number', '{"error":"Unknown database \\u0027shop\\u0027"}', 'mysql-database-missing'],
  ])('however they are written: %s', (_how, body, situation) => expect(page(body)).toBe(situation));
  it('at the beginning of a long error page, and before that its test mode is on', () => {
    const calls = '<p>vendor/laravel/framework/src/Illuminate/Database/Connection.php:825 runQueryCallback</p>'.repeat(45);
    const answer = seen().answers(500).page(`<p>SQLSTATE[HY000] [2002] Connection refused</p>${calls}`).behind('page', 'debug_page');
    expect(explain(answer.snapshot).situation).toBe('mysql-not-running');
  });
  it('but nothing in a list of articles, and everything in an article that is all there is', () => {
    const article = `<article><h2>${words}</h2></article>`;
    expect(page(`<p>Sorry.</p>${article}${article}`)).toBe('program-error');
    expect(page(article)).toBe('mysql-too-many-connections');
  });
  it('ahead of the page: a program prints its error there, whatever the page is about', () => {
    const error = '<p><strong>WordPress database error:</strong> [Table wp_options is marked as crashed and should be repaired]</p>';
    expect(page(`${error}<!DOCTYPE html><html><h1>Hacked by nobody: a course</h1></html>`)).toBe('mysql-table-crashed');
  });
  it('in the status line', () =>
    expect(explain(seen().answers(503, { reason: 'Backend is unhealthy' }).snapshot).situation).toBe('fastly-server-away'));
  it('but not in the text of a program', () => expect(page(`<?php echo '${words}'; ?>`)).toBe('php-not-run'));
  it('a title before what the text of the page says', () => {
    const body = '<h1>Fatal error</h1><p>database is locked</p>';
    const snapshot = seen().answers(500).page(body, 'FATAL: the database system is starting up').snapshot;
    expect(explain(snapshot).situation).toBe('postgresql-starting');
  });
  it('hardly at all in a long page that is no error', () => {
    const article = `<h1>How to mend a shop</h1><p>${'A long article about databases. '.repeat(100)} ${words}</p>`;
    const snapshot = seen().fails('read_timeout', 'timeout').answers(200).page(article).snapshot;
    expect(explain(snapshot).situation).toBe('page-never-comes');
  });
});

describe('words that nobody has written down', () => {
  const page = (body: string, status = 500) => explain(seen().answers(status).page(body).snapshot).situation;

  it('are understood by a thing and its state near each other, in any order', () => {
    expect(page('<p>Offline at this moment: our postgres cluster</p>')).toBe('says-database-away');
    expect(page('<p>The catalogue needs MongoDB, and that is unreachable</p>')).toBe('says-database-away');
  });
  it.each([
    ['French', 'Le serveur de base de données ne répond pas.'],
    ['Portuguese', 'Não foi possível ligar à base de dados.'],
    ['Swahili', 'Hifadhidata haipatikani kwa sasa.'],
    ['Hausa', 'Rumbun bayanai ba ya amsa.'],
    ['Pidgin', 'Di database no dey answer.'],
    ['Arabic', 'قاعدة البيانات لا تستجيب'],
  ])('are understood in %s', (_language, words) => expect(page(`<p>${words}</p>`)).toBe('says-database-away'));
  it.each([
    ['the part', 'says-queue-away', 'ConnectException: the job queue at 10.0.0.7: Connection refused'],
    ['nobody', 'service-elsewhere-away', 'ConnectException: 10.0.0.7: Connection refused'],
  ])('name %s that does not answer', (_whom, situation, words) => expect(page(`<p>${words}</p>`)).toBe(situation));
  it('before what only names the program that failed', () =>
    expect(page("<h1>We're sorry, but something went wrong.</h1><p>The Solr is unreachable</p>")).toBe('says-search-away'));
  it.each([
    ['far from each other', `<p>The database of birds.</p><p>${'Birds sing in the morning. '.repeat(5)}</p><p>One of us is offline.</p>`],
    ['as parts of other words', '<p>databased offliners</p>'],
    ['deep in a long page', `<p>${'Birds sing. '.repeat(100)}</p><p>The database is offline.</p>`],
  ])('say nothing %s', (_where, body) => expect(page(body)).toBe('program-error'));
  it('say nothing on a page that is no error', () => {
    const article = seen().fails('read_timeout', 'timeout').answers(200).page('<p>The database is offline: how to mend it</p>');
    expect(explain(article.snapshot).situation).toBe('page-never-comes');
  });
});

describe('the numbers that Cloudflare made', () => {
  const situation = (server: string) => explain(seen().answers(522, { headers: { server } }).snapshot).situation;
  it('are Cloudflare\u2019s, unless another company says them', () => {
    expect(explain(seen().answers(522).snapshot).situation).toBe('cloudflare-522');
    expect(situation('cloudflare')).toBe('cloudflare-522');
    expect(situation('edge-cache')).toBe('edge-gets-nothing');
  });
});

describe('a second finding', () => {
  it('is told after the cause: the debug mode is on', () => {
    const { situation, explanation } = explain(
      seen().answers(500).page('<h1>SQLSTATE[HY000] [2002] Connection refused</h1>').behind('page', 'debug_page').snapshot,
    );
    expect(situation).toBe('mysql-not-running');
    expect(explanation.doNow.at(-1)).toContain('debug mode');
    expect(explanation.doNow.length).toBeLessThanOrEqual(3);
  });
});

it('costs what the length of a hostile page costs', () => {
  const cost = (body: string): number => {
    const evidence = seen().answers(500).page(body).snapshot;
    const runs = [1, 2, 3, 4, 5].map(() => {
      const from = process.cpuUsage();
      explain(evidence);
      const { user, system } = process.cpuUsage(from);
      return user + system;
    });
    return Math.min(...runs);
  };
  for (const part of ['<', '<a', '<!--', '<script', '<h1>', '&amp', 'error ', 'access denied for user ', "table '"]) {
    const of = (length: number) => part.repeat(Math.ceil(length / part.length));
    explain(seen().answers(500).page(of(4_096)).snapshot);
    expect({ part, grows: cost(of(65_536)) / Math.max(cost(of(16_384)), 200) < 10 }).toEqual({ part, grows: true });
  }
});
