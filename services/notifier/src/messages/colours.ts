import type { BannerState } from './email.js';

/**
 * The product's colours as mail programs understand them (they know neither variables nor OKLCH).
 * White text stands on every band; the contrast is checked by a spec.
 */
export const light = {
  page: '#f6f3ef',
  card: '#fffdfa',
  text: '#241f1b',
  muted: '#625b54',
  line: '#e4ddd4',
  soft: '#f3eee7',
  link: '#33307f',
  button: '#33307f',
  buttonText: '#ffffff',
  clay: '#b2552c',
} as const;

export const dark = {
  page: '#16141a',
  card: '#1f1c25',
  text: '#f2eee9',
  muted: '#b5aea6',
  line: '#3a3542',
  soft: '#2a2631',
  link: '#b9b6ff',
  button: '#c9c6ff',
  buttonText: '#1b1940',
  clay: '#e09468',
} as const;

/** `back` stands behind white words; `dot` is the same state as a shape on a dark card. */
export const bannerColours: Record<BannerState, { back: string; dot: string; mark: string }> = {
  down: { back: '#b3261e', dot: '#f2776d', mark: '●' },
  up: { back: '#1d6b41', dot: '#5fc28e', mark: '✓' },
  warning: { back: '#8a5300', dot: '#e5a54a', mark: '▲' },
  quiet: { back: '#57514b', dot: '#a49c94', mark: '■' },
  brand: { back: '#33307f', dot: '#b9b6ff', mark: '◆' },
};
