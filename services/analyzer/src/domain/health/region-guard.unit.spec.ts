import { describe, expect, it } from '@jest/globals';
import { evaluateRegion, provesNothing } from './region-guard.js';

const verdict = (newlyFailed: number, monitored: number, references: 'good' | 'failing' | 'none', wasBlind = false) =>
  evaluateRegion({ newlyFailed, monitored, references, now: 100_000, blindAt: wasBlind ? 50_000 : null });

describe('the guard against our own blindness', () => {
  it('calls it blindness when many turn bad and the references fail too', () => expect(verdict(60, 200, 'failing')).toBe('blind'));
  it('believes them when the references answer', () => expect(verdict(60, 200, 'good')).toBe('mass'));
  it('believes them when there is no reference to ask', () => expect(verdict(60, 200, 'none')).toBe('mass'));
  it('needs fifty servers', () => expect(verdict(49, 60, 'failing')).toBe('clear'));
  it('needs more than a fifth of them', () => expect(verdict(60, 300, 'failing')).toBe('clear'));
  it('begins at fifty of two hundred and forty-nine', () => expect(verdict(50, 249, 'failing')).toBe('blind'));
  it('stays blind for the last servers too, until a reference answers again', () => {
    expect(verdict(3, 200, 'failing', true)).toBe('blind');
    expect(verdict(3, 200, 'good', true)).toBe('clear');
    expect(verdict(60, 200, 'good', true)).toBe('mass');
  });
  it('is over a minute after the last sign', () =>
    expect(evaluateRegion({ newlyFailed: 3, monitored: 200, references: 'failing', now: 110_000, blindAt: 50_000 })).toBe('clear'));
  it('makes worthless what began before its last sign, and nothing that began later', () => {
    expect(provesNothing(50_000, 50_000)).toBe(true);
    expect(provesNothing(50_001, 50_000)).toBe(false);
    expect(provesNothing(50_000, null)).toBe(false);
  });
});
