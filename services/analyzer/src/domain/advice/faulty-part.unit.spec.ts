import { describe, expect, it } from '@jest/globals';
import { seen } from '../../../test/fixtures/evidence-builder.js';
import { explain } from './explain.js';

const broken = (folder: string) =>
  explain(
    seen()
      .answers(500)
      .page(
        '<b>Warning</b>: file_put_contents(): Permission denied in <b>/home/x/wp-content/plugins/wordfence/lib/storage/file.php</b>' +
          `<b>Fatal error</b>:  Uncaught Error: Class "WC_Payment_Gateway" not found in /home/x/wp-content/${folder}/a.php:10`,
      ).snapshot,
  );

describe('the part of WordPress in which PHP stopped', () => {
  it('is named where many have it, and can be switched off', () => {
    const { situation, explanation } = broken('plugins/woo-paystack');
    expect(situation).toBe('php-class-missing');
    expect(explanation.whatHappened).toContain('The fault is in the plugin “Paystack for WooCommerce”.');
    expect(explanation.doNow[0]).toContain('plugins-off');
  });
  it('is never called by words of the page', () => {
    const { explanation } = broken('plugins/call-0800-now');
    expect(explanation.whatHappened).toContain('The fault is in one of the plugins.');
    expect(JSON.stringify(explanation.phrases)).not.toContain('0800');
  });
  it('may be its theme', () => expect(broken('themes/astra').explanation.whatHappened).toContain('The fault is in the theme'));
});

it('a module of PrestaShop in which PHP stopped is told as one of its plugins', () => {
  const page = '<h1>Oops!</h1>[PrestaShop] Fatal error in module file :/home/x/modules/pay/pay.php: syntax error, unexpected';
  const { explanation } = explain(seen().answers(500).page(page).snapshot);
  expect(explanation.whatHappened).toContain('The fault is in one of the plugins.');
});

describe('an address that takes no visits', () => {
  const refuses = (page: string, headers: Record<string, string> = {}) =>
    explain(seen().answers(405, { headers }).page(page).snapshot).situation;
  it.each<[string, string, Record<string, string>]>([
    ['by its header', '', { allow: 'POST, OPTIONS' }],
    ['as Django says', '{"detail":"Method \\"GET\\" not allowed."}', {}],
    ['as Laravel says', '<h1>The GET method is not supported for this route. Supported methods: POST.</h1>', {}],
  ])('is for programs: %s', (_, page, headers) => expect(refuses(page, headers)).toBe('address-for-programs'));
  it('is guarded where a protection says so', () =>
    expect(refuses('<p>Sorry, your request has been blocked as it may cause potential threats to the server.</p>')).not.toBe(
      'address-for-programs',
    ));
});

it('a way that leads to the page of a suspended account says it, though that page is not secure', () => {
  const to = 'http://shop.example/cgi-sys/suspendedpage.cgi';
  const redirects = [{ status: 302, from: 'https://shop.example/', to }];
  const sent = (where: string) =>
    explain(
      seen()
        .answers(302, { redirects: [{ ...redirects[0]!, to: where }] })
        .fails('redirect_downgrade', 'error').snapshot,
    ).situation;
  expect(sent(to)).toBe('account-suspended');
  expect(sent('http://shop.example/suspended-ceilings')).not.toBe('account-suspended');
});
