import { describe, expect, it } from '@jest/globals';
import { shortenedAddress } from './device-of.js';

describe('the place of a session', () => {
  it.each([
    ['102.89.34.17', '102.89.34.x'],
    ['2c0f:f5c0:12:9::1', '2c0f:f5c0:12:x'],
    ['2c0f::1', '2c0f:0:0:x'],
    ['', ''],
    ['unix', ''],
  ])('of %p is %p', (address, place) => expect(shortenedAddress(address)).toBe(place));
});
