import { describe, expect, it } from '@jest/globals';
import { errorClassOfPage, recognisePage } from './recognise-page.js';

const page = (title: string, body: string): string =>
  `<!DOCTYPE html><html><head><title>${title}</title></head><body>${body}</body></html>`;

describe('a locked program without its loader', () => {
  it.each([
    'Site error: the file <b>/home/x/index.php</b> requires the ionCube PHP Loader ioncube_loader_lin_8.2.so to be installed by the website operator.',
    "<html><body>PHP script '/home/x/index.php' is protected by <a href='http://www.sourceguardian.com/'>SourceGuardian</a> and requires a SourceGuardian loader 'ixed.8.1.lin' to be installed.",
    '<h1>Zend Optimizer not installed</h1><p>This file was encoded by the <a href="http://www.zend.com/">Zend Guard</a>. In order to run it, please install the Zend Optimizer.</p>',
    'The file /home/x/index.php cannot be decoded by this version of the ionCube Loader.',
    'Swoole Loader ext not installed',
  ])('prints it: %s', (body) => expect(recognisePage(body)?.page).toBe('php_fatal'));
  it('and an article about it is none', () =>
    expect(
      recognisePage(page('How to install ionCube', '<p>The file index.php requires the ionCube Loader to be installed.</p>')),
    ).toBeNull());
});

describe('a warning in front of a website', () => {
  it.each([
    [
      'Suspected phishing site | Cloudflare',
      '<h1>Warning: Suspected Phishing Site Ahead!</h1><h2>This link has been flagged as phishing.</h2>',
    ],
    ['Suspected Malware Site', '<p>This website has been reported as malicious.</p>'],
    ['Warning: deceptive site ahead', '<p>This page was identified as dangerous.</p>'],
  ])('%s', (title, body) => expect(recognisePage(page(title, body))?.page).toBe('flagged'));
  it('is not what a wall says to one visitor', () =>
    expect(recognisePage(page('Suspicious page', '<p>Your request was identified as malicious.</p>'))).toBeNull());
  it('nor where its title would fit', () =>
    expect(recognisePage(page('Potential malicious site', '<p>Your request was identified as malicious.</p>'))).toBeNull());
});

const pageClass = (body: string) => errorClassOfPage(200, recognisePage(body));

describe('a note of blackmailers', () => {
  it.each([
    [
      'YOUR FILES ARE ENCRYPTED',
      '<h1>ALL YOUR FILES HAVE BEEN ENCRYPTED!</h1><p>To get the decryption key you must pay 0.08 BTC within 72 hours.</p>',
    ],
    [
      'SITE ENCRYPTED',
      '<h1>SITE ENCRYPTED</h1><p>FOR RESTORE SEND 0.1 BITCOIN: 3Bki (create file on site /unlock.txt with transaction key inside)</p>',
    ],
    [
      'README',
      '<p>Your scripts, documents, photos and databases have been encrypted with the strongest algorithm. The private key is ours.</p>',
    ],
    ['readme', '<p>All your data is backed up. You must pay 0.013 BTC to bc1q8x0 in 48 hours, or it will be public.</p>'],
    ['Attention', '<p>Vos fichiers ont été chiffrés. Payez 0.1 bitcoin.</p>'],
    ['Atenção', '<p>Seus arquivos foram criptografados. Envie 0.1 BTC.</p>'],
  ])('takes the place of the website: %s', (title, body) => expect(pageClass(page(title, body))).toBe('body_defaced'));
  it.each([
    ['Ransomware help Nairobi', '<h1>Your files have been encrypted?</h1><p>Never pay the ransom in bitcoin. Our experts help.</p>'],
    ['Data recovery', '<p>If your data was encrypted by criminals who want Bitcoin, call us.</p>'],
    ['Safe storage', '<p>All your files are encrypted on our servers. Your private notes stay yours.</p>'],
    ['Crypto shop', '<p>Pay with Bitcoin or Monero. Your files are sent by mail.</p>'],
  ])('is not what only speaks of it: %s', (title, body) => expect(pageClass(page(title, body))).toBeNull());
});

describe('a page that offers its own name for sale', () => {
  it.each([
    [
      'gym.co.ke&nbsp;-&nbsp;This website is for sale!&nbsp;-&nbsp;gym Resources and Information.',
      '<a href="https://sedo.com/search/details/?domain=gym.co.ke">The domain gym.co.ke is for sale!</a><ul><li><a href="#">Gym</a></li></ul>',
    ],
    ['The domain name gym.africa is for sale', '<p>Buy now</p>'],
    ['gym.ng may be for sale | Efty', '<p>Name your price</p>'],
    ['gym.co.za domain for sale', '<p>Contact the owner</p>'],
    ['gym.com', '<p>gym.com is your first and best source for all of the information you’re looking for.</p>'],
    ['gym.com', '<p>Make an offer on this domain</p>'],
    ['gym.com', '<p>This domain is available for purchase.</p>'],
  ])('takes the place of the website: %s', (title, body) => expect(pageClass(page(title, body))).toBe('body_parked'));
  it.each([
    ['Names Africa - domains for sale', '<ul><li>palm.ng - this domain is for sale</li><li>a.ng</li><li>b.ng</li></ul>'],
    ['houses.co.ke | Houses for sale and to let', '<h1>Houses for sale</h1>'],
    ['cars.ng - for sale in Lagos', '<p>This car is for sale. Make an offer for this car.</p>'],
    ['Library', '<p>Our library is your first and best source for information.</p>'],
  ])('is not a shop: %s', (title, body) => expect(pageClass(page(title, body))).toBeNull());
});
