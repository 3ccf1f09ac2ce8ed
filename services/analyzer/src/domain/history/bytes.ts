/** Whole numbers in as few bytes as they need: seven bits in each, the lowest first. */
export class ByteWriter {
  private bytes = Buffer.allocUnsafe(512);
  private length = 0;

  byte(value: number): void {
    this.reserve(1);
    this.bytes[this.length++] = value;
  }

  /** From 0 up to the largest safe integer. */
  count(value: number): void {
    this.reserve(8);
    let rest = value;
    while (rest > 127) {
      this.bytes[this.length++] = (rest % 128) + 128;
      rest = Math.floor(rest / 128);
    }
    this.bytes[this.length++] = rest;
  }

  /** Small ones of either sign take few bytes. */
  signed(value: number): void {
    this.count(value < 0 ? -2 * value - 1 : 2 * value);
  }

  text(value: string): void {
    const size = Buffer.byteLength(value);
    this.count(size);
    this.reserve(size);
    this.length += this.bytes.write(value, this.length);
  }

  /** The written bytes. */
  done(): Buffer {
    return Buffer.from(this.bytes.subarray(0, this.length));
  }

  private reserve(more: number): void {
    if (this.length + more <= this.bytes.length) return;
    const larger = Buffer.allocUnsafe(2 * (this.length + more));
    this.bytes.copy(larger, 0, 0, this.length);
    this.bytes = larger;
  }
}

export class EndOfBytes extends Error {
  override name = 'EndOfBytes';
}

/** Reads what `ByteWriter` wrote; throws `EndOfBytes` where there is less than was asked for. */
export class ByteReader {
  private at = 0;

  constructor(private readonly bytes: Buffer) {}

  get left(): number {
    return this.bytes.length - this.at;
  }

  count(): number {
    let value = 0;
    for (let scale = 1; ; scale *= 128) {
      if (this.at >= this.bytes.length) throw new EndOfBytes('a number is cut off');
      const byte = this.bytes[this.at++]!;
      value += (byte & 127) * scale;
      if (value > Number.MAX_SAFE_INTEGER) throw new EndOfBytes('a number is too large');
      if (byte < 128) return value;
    }
  }

  signed(): number {
    const value = this.count();
    return value % 2 === 1 ? -(value + 1) / 2 : value / 2;
  }

  text(): string {
    const size = this.count();
    if (size > this.left) throw new EndOfBytes('a text is cut off');
    this.at += size;
    return this.bytes.toString('utf8', this.at - size, this.at);
  }
}
