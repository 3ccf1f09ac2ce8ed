/** `node healthy.js`: asks the process of this container whether it is ready; the exit code is the answer. */
const port = process.env.METRICS_PORT ?? '9464';

try {
  const answer = await fetch(`http://127.0.0.1:${port}/health/ready`, { signal: AbortSignal.timeout(4_000) });
  if (!answer.ok) process.stderr.write(`${await answer.text()}\n`);
  process.exitCode = answer.ok ? 0 : 1;
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
