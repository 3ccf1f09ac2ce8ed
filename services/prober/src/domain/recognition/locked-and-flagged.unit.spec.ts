import { describe, expect, it } from '@jest/globals';
import { recognisePage } from './recognise-page.js';

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
