import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ID_BYTES, idsIn, writeId } from './id-bytes.js';

it('an id comes back from its bytes as it was', () => {
  fc.assert(
    fc.property(fc.array(fc.uuid()), (ids) => {
      const bytes = new Uint8Array(ids.length * ID_BYTES);
      expect(ids.map((id, index) => writeId(id, bytes, index * ID_BYTES))).toEqual(ids.map(() => true));
      expect(idsIn(bytes)).toEqual(ids);
    }),
  );
});

it.each([
  '',
  's',
  '0B8E4B2A-9A1C-4B7E-8F3D-2C6A5E9D1F00',
  '0b8e4b2a-9a1c-4b7e-8f3d-2c6a5e9d1f0',
  '0b8e4b2a-9a1c-4b7e-8f3d-2c6a5e9d1f0g',
  '0b8e4b2a9a1c-4b7e-8f3d-2c6a5e9d1f00-',
  '0b8e4b2a-9a1c-4b7e-8f3d-2c6a5e9d-f00',
])('%j is none', (text) => expect(writeId(text, new Uint8Array(ID_BYTES), 0)).toBe(false));
