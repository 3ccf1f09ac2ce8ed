/**
 * Packs a table of networks for `src/adapters/networks`: node services/analyzer/scripts/build-networks.mjs <folder>
 * The folder is the unpacked npm package @ip-location-db/asn (CSV: first, last, number, name). What is written, compressed:
 * a line of JSON about the source, then steps between starts and numbers of names as varints, for IPv4 (32 bits) and IPv6 (the
 * first 48 bits, the smallest piece that networks announce to each other), then the names, one a line with its number.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const IPV6_DROPPED_BITS = 80n;

function rowsOf(file, toPosition) {
  return readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [, first, last, number, name] = /^(\d+),(\d+),(\d+),"?(.*?)"?$/.exec(line);
      return { first: toPosition(first), last: toPosition(last), number: Number(number), name: name.replaceAll('""', '"') };
    });
}

/** Where a network begins that is another one than before; number 0 is nobody's. */
function changesOf(rows) {
  const changes = [];
  const begin = (start, number) => {
    if (changes.at(-1)?.start === start) changes.pop();
    if ((changes.at(-1)?.number ?? 0) !== number) changes.push({ start, number });
  };
  let end = -1;
  for (const { first, last, number } of rows) {
    if (last <= end) continue;
    if (first > end + 1) begin(end + 1, 0);
    begin(Math.max(first, end + 1), number);
    end = last;
  }
  begin(end + 1, 0);
  return changes;
}

function varints(values) {
  const bytes = [];
  for (let value of values) {
    for (; value > 127; value = Math.floor(value / 128)) bytes.push((value % 128) | 128);
    bytes.push(value);
  }
  return Buffer.from(bytes);
}

const folder = process.argv[2];
const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
const tables = [
  rowsOf(join(folder, 'asn-ipv4-num.csv'), Number),
  rowsOf(join(folder, 'asn-ipv6-num.csv'), (text) => Number(BigInt(text) >> IPV6_DROPPED_BITS)),
];
const names = new Map(tables.flat().map((row) => [row.number, row.name]));
const numbers = [...names.keys()].sort((one, other) => one - other);
const placeOf = new Map([[0, 0], ...numbers.map((number, place) => [number, place + 1])]);

const parts = tables.flatMap((rows) => {
  const changes = changesOf(rows);
  const steps = changes.map(({ start }, index) => start - (changes[index - 1]?.start ?? 0));
  return [varints(steps), varints(changes.map(({ number }) => placeOf.get(number)))];
});
parts.push(Buffer.from(numbers.map((number) => `${number} ${names.get(number)}`).join('\n')));
const date = version.replace(/^.*\.(\d{4})(\d\d)(\d\d)\d*$/, '$1-$2-$3');
const header = JSON.stringify({ source: `${name} ${version}`, date, lengths: parts.map((part) => part.length) });
const packed = brotliCompressSync(Buffer.concat([Buffer.from(`${header}\n`), ...parts]), {
  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
});
writeFileSync(new URL('../assets/networks.br', import.meta.url), packed);
console.log(`${numbers.length} networks, ${packed.length} bytes, as of ${date}`);
