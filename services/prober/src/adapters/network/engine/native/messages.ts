import type { ErrorClass } from '@nowahala/kernel';
import type { ResponseHead } from '../../http/response-reader.js';
import type { PeerFacts } from './open-ssl.js';

/** What the loop's thread is started with. */
export interface LoopSettings {
  buffer: SharedArrayBuffer;
  slots: number;
  /** Trusted roots, PEM. */
  certificates: readonly string[];
}

/** What a hop ended in beyond the columns: everything that failed, and pages not seen before. */
export interface HopDetails {
  tls: { code: string; isCertificate: boolean } | null;
  peer: PeerFacts | null;
  answer: { head: ResponseHead | null; body: Uint8Array; error: ErrorClass | null; key: number } | null;
}

export type FromLoop =
  | { type: 'ready'; wakeFd: number; echo: 'icmp_datagram' | 'icmp_raw' | null }
  /** At its start, or when a defect ends it. */
  | { type: 'unusable'; message: string }
  | { type: 'details'; slot: number; details: HopDetails };
