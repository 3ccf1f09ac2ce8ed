import { describe, expect, it } from '@jest/globals';
import { PREVIEW_LENGTH, previewOf } from './preview';

describe('the preview of a recommendation', () => {
  it('leaves a short one as it is, on one line', () => {
    expect(previewOf('It answered.\n\nWhat to do now:\n1. Restart it. ')).toBe('It answered. What to do now: 1. Restart it.');
  });
  it('ends after 150 characters', () => {
    expect(previewOf('a'.repeat(PREVIEW_LENGTH))).toBe('a'.repeat(PREVIEW_LENGTH));
    expect(previewOf('a'.repeat(PREVIEW_LENGTH + 1))).toBe(`${'a'.repeat(PREVIEW_LENGTH)}…`);
  });
  it('ends with a whole word', () => {
    expect(previewOf(`${'plain words '.repeat(12)}and one that goes on`)).toBe(`${'plain words '.repeat(12)}and…`);
    expect(previewOf(`${'a'.repeat(PREVIEW_LENGTH)} b`)).toBe(`${'a'.repeat(PREVIEW_LENGTH)}…`);
  });
  it('does not cut an emoji in half', () => {
    expect(previewOf('🧵'.repeat(200))).toBe(`${'🧵'.repeat(PREVIEW_LENGTH)}…`);
  });
});
