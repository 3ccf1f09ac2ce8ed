import type { NewMessage } from '../engine/broker.js';
import type { ServiceProcess } from '../engine/service-process.js';

/** A fault of the product that is built in on purpose: a simulator that does not find it proves nothing. */
export interface Plant {
  name: string;
  /** What would be wrong with the product. */
  about: string;
  /** One that finds it. */
  seed: number;
  /** Changes a repository. */
  form?(form: object): object | undefined;
  /** Changes a process before it starts. */
  process?: ((service: string, process: ServiceProcess) => void) | undefined;
  /** Changes, drops or doubles what is published. */
  message?: ((message: NewMessage) => NewMessage[]) | undefined;
}

/** For processes of one service. */
export const inService =
  (name: string, change: (process: ServiceProcess) => void): Plant['process'] =>
  (service, process) => {
    if (service === name) change(process);
  };
