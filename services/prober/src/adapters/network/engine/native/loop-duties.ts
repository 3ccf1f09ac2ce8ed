import type { Arena } from './arena.js';
import type { DeadlineWheel } from './deadline-wheel.js';
import type { KernelCalls } from './kernel-calls.js';
import type { HopDetails } from './messages.js';
import type { OpenSsl } from './open-ssl.js';

/** What connections and echoes need of the loop that runs them. */
export interface LoopDuties {
  arena: Arena;
  calls: KernelCalls;
  epoll: number;
  /** Where the texts of the arena lie, for calls of C. */
  textsAddress: number;
  wheel: DeadlineWheel;
  ssl(): OpenSsl;
  now(): number;
  /** What is handled now has been there for so long. */
  noteUnread(ms: number): void;
  complete(slot: number, details?: HopDetails): void;
  /** This slot has more to read, once the others had their turn. */
  postpone(slot: number): void;
}
