/** Nonsense that can be had again: the same seed makes the same values in the same order. */
export class Random {
  constructor(seed) {
    this.state = seed >>> 0;
  }

  /** At least 0, less than 1 (mulberry32). */
  next() {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = this.state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  below(most) {
    return Math.floor(this.next() * most);
  }

  chance(share) {
    return this.next() < share;
  }

  pick(list) {
    return list[this.below(list.length)];
  }

  uuid() {
    const hex = Array.from({ length: 32 }, () => this.below(16).toString(16)).join('');
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
  }

  bytes(most) {
    return Buffer.from(Array.from({ length: this.below(most + 1) }, () => this.below(256)));
  }

  /** What breaks parsers: ends of ranges, other alphabets, control characters, code of other languages. */
  text() {
    const odd = [
      '',
      ' ',
      '\0',
      'null',
      'undefined',
      '-1',
      '1e309',
      '9'.repeat(40),
      '..',
      '../../etc/passwd',
      '%00',
      '%',
      '%2e%2e',
      "' OR 1=1 --",
      '<script>',
      '${7*7}',
      '{{7*7}}',
      '\u202e',
      '\ud800',
      '\\u0000',
      '😀'.repeat(50),
      'İı',
      '__proto__',
      'constructor',
      '2026-02-30',
      'NaN',
      '[object Object]',
      'a'.repeat(5_000),
      '\r\nX: y',
      'ＡＢＣ',
      '010.0.0.1',
      'http://[::1',
      'javascript:1',
      '₦12,500',
      'a@b',
      '"a b"@c.d',
      '+234',
    ];
    return this.chance(0.7) ? this.pick(odd) : this.bytes(30).toString(this.pick(['latin1', 'utf8', 'base64url']));
  }

  value(depth = 0) {
    const kinds = [
      () => this.text(),
      () => this.pick([0, -0, -1, 1.5, 1e21, 2 ** 53, -(2 ** 63), 4_294_967_296]),
      () => this.pick([true, false, null]),
    ];
    if (depth < 4)
      kinds.push(
        () => Array.from({ length: this.below(4) }, () => this.value(depth + 1)),
        () => Object.fromEntries(Array.from({ length: this.below(4) }, () => [this.text().slice(0, 50), this.value(depth + 1)])),
      );
    return this.pick(kinds)();
  }

  /** Good bytes with a few that are not. */
  spoil(good) {
    const spoiled = [Buffer.from(good)];
    for (let times = this.below(6); times > 0; times -= 1) {
      const now = Buffer.concat(spoiled);
      const at = this.below(now.length + 1);
      const end = this.chance(0.3) ? Math.min(now.length, at + this.below(20)) : at;
      spoiled.splice(
        0,
        spoiled.length,
        now.subarray(0, at),
        this.chance(0.2) ? now.subarray(0, this.below(200)) : this.bytes(4),
        now.subarray(end),
      );
    }
    return Buffer.concat(spoiled);
  }
}
