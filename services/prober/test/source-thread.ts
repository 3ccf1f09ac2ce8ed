import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

/** A thread that runs a source as it is: types are stripped by Node, and `.js` in imports means the `.ts` beside it. */
export function sourceThread(source: URL, workerData: unknown, before = ''): Worker {
  const program = `
    ${before}
    require('node:module').registerHooks({
      resolve: (name, context, next) => next(name.startsWith('.') ? name.replace(/\\.js$/, '.ts') : name, context),
    });
    import(${JSON.stringify(source.href)});`;
  return new Worker(program, { eval: true, workerData, execArgv: ['--no-warnings'], name: fileURLToPath(source) });
}
