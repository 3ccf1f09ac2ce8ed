import { createHmac, timingSafeEqual } from 'node:crypto';

/** What an address says by itself, so that no look-up is needed: the heartbeat, the round of its address, and a proof that we made it. */
export interface BeatAddress {
  heartbeatId: string;
  addressRound: number;
}

const ID_BYTES = 16;
const PROOF_BYTES = 14;
const BYTES = ID_BYTES + 2 + PROOF_BYTES;
/** In base64url. */
export const TOKEN_LENGTH = Math.ceil((BYTES * 4) / 3);
const REMEMBERED = 50_000;

/** Makes and reads the tokens of addresses. The first key makes them; all are believed, so that a key can be changed without haste. */
export class BeatAddresses {
  private readonly known = new Map<string, BeatAddress>();

  constructor(private readonly keys: readonly string[]) {}

  tokenOf({ heartbeatId, addressRound }: BeatAddress): string {
    const named = Buffer.alloc(ID_BYTES + 2);
    named.write(heartbeatId.replaceAll('-', ''), 'hex');
    named.writeUInt16BE(addressRound, ID_BYTES);
    return Buffer.concat([named, proofOf(this.keys[0]!, named)]).toString('base64url');
  }

  /** Undefined for what is no token of ours. */
  read(token: string): BeatAddress | undefined {
    const known = this.known.get(token);
    if (known) return known;
    if (token.length !== TOKEN_LENGTH) return undefined;
    const bytes = Buffer.from(token, 'base64url');
    if (bytes.length !== BYTES) return undefined;
    const named = bytes.subarray(0, ID_BYTES + 2);
    const proof = bytes.subarray(ID_BYTES + 2);
    if (!this.keys.some((key) => timingSafeEqual(proofOf(key, named), proof))) return undefined;
    const hex = named.toString('hex', 0, ID_BYTES);
    const heartbeatId = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
    const address = { heartbeatId, addressRound: named.readUInt16BE(ID_BYTES) };
    if (this.known.size >= REMEMBERED) this.known.clear();
    this.known.set(token, address);
    return address;
  }
}

const proofOf = (key: string, named: Buffer): Buffer => createHmac('sha256', key).update(named).digest().subarray(0, PROOF_BYTES);
