import { timingSafeEqual } from 'node:crypto';
import { prover } from './beat-proof.js';

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

/** Makes and reads the tokens of addresses. The first key makes them; all are believed, so that a key can be changed without haste. */
export class BeatAddresses {
  /** Of the token that is made or read now: thousands are read in a second. */
  private readonly bytes = Buffer.alloc(BYTES);
  private readonly named = this.bytes.subarray(0, ID_BYTES + 2);
  private readonly proof = this.bytes.subarray(ID_BYTES + 2);
  private readonly proofs: (() => Buffer)[];

  constructor(keys: readonly string[]) {
    this.proofs = keys.map((key) => {
      const proofOfNamed = prover(key, this.named);
      return () => proofOfNamed().subarray(0, PROOF_BYTES);
    });
  }

  tokenOf({ heartbeatId, addressRound }: BeatAddress): string {
    this.named.write(heartbeatId.replaceAll('-', ''), 'hex');
    this.named.writeUInt16BE(addressRound, ID_BYTES);
    this.proof.set(this.proofs[0]!());
    return this.bytes.toString('base64url');
  }

  /** Undefined for what is no token of ours. */
  read(token: string): BeatAddress | undefined {
    if (token.length !== TOKEN_LENGTH || this.bytes.write(token, 'base64url') !== BYTES) return undefined;
    if (!this.proofs.some((proof) => timingSafeEqual(proof(), this.proof))) return undefined;
    const hex = this.named.toString('hex', 0, ID_BYTES);
    const heartbeatId = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
    return { heartbeatId, addressRound: this.named.readUInt16BE(ID_BYTES) };
  }
}
