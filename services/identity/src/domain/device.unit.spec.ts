import { describe, expect, it } from '@jest/globals';
import { readDevice, seenDevice } from './device.js';

const safari = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1';
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0';

describe('a device', () => {
  it.each([
    [`Mozilla/5.0 (Linux; Android 14; TECNO KL4) ${chrome} Mobile Safari/537.36`, 'Chrome', 'Android'],
    [
      `Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`,
      'Samsung Internet',
      'Android',
    ],
    [`Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) ${safari}`, 'Safari', 'iPhone'],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/126.0.0.0`, 'Edge', 'Windows'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0', 'Firefox', 'Linux'],
    ['curl/8.5.0', 'curl', ''],
    ['', '', ''],
    ['<script>alert(1)</script>', '', ''],
  ])('%s', (userAgent, browser, system) => expect(readDevice(userAgent)).toEqual({ browser, system }));

  it('that a gateway of the release before does not name is unknown', () =>
    expect(seenDevice(undefined)).toEqual({ browser: '', system: '', place: '' }));
});
