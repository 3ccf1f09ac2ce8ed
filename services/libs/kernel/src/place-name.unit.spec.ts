import { expect, test } from '@jest/globals';
import { placeNameOf } from './place-name.js';

test.each([
  ['lagos', 'Lagos'],
  ['new-york', 'New York'],
  ['eu-west-1', 'Eu West 1'],
  ['a--b-', 'A B'],
  ['', ''],
])('the region %s is called %s', (region, name) => expect(placeNameOf(region)).toBe(name));
