import { expect, it } from '@jest/globals';
import { publicLayout } from '@messages/public';
import { placesOf } from './watched-from';

it('reads the places from the page, and none from a page without names', () => {
  document.head.innerHTML = '<meta name="watched-from" content="lagos,new-york" />';
  expect(placesOf(document)).toEqual(['Lagos', 'New York']);
  document.head.innerHTML = '<meta name="watched-from" content="" />';
  expect(placesOf(document)).toEqual([]);
  document.head.innerHTML = '';
  expect(placesOf(document)).toEqual([]);
});

it('says them as people do', () => {
  expect(publicLayout.watchedFrom(['Lagos'])).toBe('We watch from Lagos.');
  expect(publicLayout.watchedFrom(['Lagos', 'London', 'Frankfurt'])).toMatch(/^We watch from Lagos, London and Frankfurt,/);
});
