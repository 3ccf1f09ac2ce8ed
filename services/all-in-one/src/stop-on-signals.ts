import type { EventEmitter } from 'node:events';
import type { Running } from './one-process.js';

/** Ctrl-C arrives twice: from the terminal, and from npm, which passes it on. */
const ONE_PRESS_MS = 1000;

interface Program extends Pick<EventEmitter, 'on'> {
  exit(code: number): void;
}

/** Stops once and cleanly; a second signal later ends the process at once. */
export function stopOnSignals(
  program: Program,
  running: Promise<Pick<Running, 'stop'>>,
  now: () => number = () => performance.now(),
): void {
  let stoppingSince: number | undefined;
  const onSignal = (): void => {
    if (stoppingSince !== undefined) {
      if (now() - stoppingSince > ONE_PRESS_MS) program.exit(130);
      return;
    }
    stoppingSince = now();
    void running
      .then((product) => product.stop())
      .then(
        () => program.exit(0),
        (error: unknown) => {
          console.error(error);
          program.exit(1);
        },
      );
  };
  program.on('SIGINT', onSignal);
  program.on('SIGTERM', onSignal);
}

/** SIGUSR2 is sent by the chart's preStop: Kubernetes has taken this pod out of its Service and stops it soon. */
export function drainOnSignal(program: Pick<EventEmitter, 'on'>, running: Promise<Pick<Running, 'drainConnections'>>): void {
  program.on('SIGUSR2', () => void running.then((product) => product.drainConnections()));
}
