import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import type { Networks } from '../../application/ports.js';
import type { Network } from '../../domain/network/network.js';
import { positionOf } from './address-position.js';

/** Made by scripts/build-networks.mjs. */
const FILE = new URL('../../../assets/networks.br', import.meta.url);

interface Table {
  /** Where each piece begins, in order. */
  starts: Uint32Array | Float64Array;
  /** Of each piece: place of its network in the list of names, from 1; 0 is nobody's. */
  owners: Uint32Array;
}

interface Loaded {
  4: Table;
  6: Table;
  /** Names one after another, and where each begins: 90,000 strings would take three times the memory. */
  names: Buffer;
  nameStarts: Uint32Array;
}

/** The networks of the internet, offline; read at the first question and kept (some 9 MB). */
@Injectable()
export class NetworkTable implements Networks {
  private loaded: Loaded | undefined;

  find(address: string): Network | null {
    const found = positionOf(address);
    if (!found) return null;
    this.loaded ??= load();
    const owner = ownerAt(this.loaded[found.family], found.position);
    if (owner === 0) return { key: found.block, name: '' };
    const { number, name } = this.listed(this.loaded, owner);
    return { key: `as${number}`, name };
  }

  nameOf(key: string): string {
    const number = Number(/^as(\d+)$/.exec(key)?.[1] ?? Number.NaN);
    this.loaded ??= load();
    let low = 1;
    let high = this.loaded.nameStarts.length - 1;
    while (low <= high) {
      const middle = (low + high) >>> 1;
      const found = this.listed(this.loaded, middle);
      if (found.number === number) return found.name;
      if (found.number < number) low = middle + 1;
      else high = middle - 1;
    }
    return '';
  }

  private listed({ names, nameStarts }: Loaded, owner: number): { number: number; name: string } {
    const line = names.toString('utf8', nameStarts[owner - 1], nameStarts[owner]! - 1);
    const space = line.indexOf(' ');
    return { number: Number(line.slice(0, space)), name: line.slice(space + 1) };
  }
}

/** The last piece that begins at or before the position. */
function ownerAt({ starts, owners }: Table, position: number): number {
  let low = 0;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (starts[middle]! <= position) low = middle + 1;
    else high = middle;
  }
  return low === 0 ? 0 : owners[low - 1]!;
}

function load(): Loaded {
  const bytes = brotliDecompressSync(readFileSync(FILE));
  const headerEnd = bytes.indexOf(0x0a);
  const { lengths } = JSON.parse(bytes.toString('utf8', 0, headerEnd)) as { lengths: number[] };
  let at = headerEnd + 1;
  const [steps4, owners4, steps6, owners6, list] = lengths.map((length) => bytes.subarray(at, (at += length)));
  return {
    4: { starts: unpack(steps4!, Uint32Array, true), owners: unpack(owners4!, Uint32Array) },
    6: { starts: unpack(steps6!, Float64Array, true), owners: unpack(owners6!, Uint32Array) },
    // A copy, or the whole file would stay in memory.
    names: Buffer.from(list!),
    nameStarts: lineStartsOf(list!),
  };
}

/** Numbers of seven bits a byte, the lowest first; as sums of all before where they are steps. */
function unpack<T extends Uint32Array | Float64Array>(bytes: Buffer, type: new (length: number) => T, steps = false): T {
  let count = 0;
  for (const byte of bytes) if (byte < 128) count++;
  const numbers = new type(count);
  let value = 0;
  let weight = 1;
  let place = 0;
  for (const byte of bytes) {
    value += (byte & 127) * weight;
    weight = byte < 128 ? 1 : weight * 128;
    if (byte >= 128) continue;
    numbers[place++] = value;
    if (!steps) value = 0;
  }
  return numbers;
}

/** One more than there are lines: where a further line would begin. */
function lineStartsOf(text: Buffer): Uint32Array {
  const starts = [0];
  for (let end = text.indexOf(0x0a); end !== -1; end = text.indexOf(0x0a, end + 1)) starts.push(end + 1);
  return Uint32Array.from([...starts, text.length + 1]);
}
