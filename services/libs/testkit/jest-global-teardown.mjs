import { rmSync } from 'node:fs';

export default async function stopDatabase() {
  const started = globalThis.__NOWAHALA_TEST_DATABASE__;
  if (!started) return;
  await started.server.stop();
  rmSync(started.dataDir, { recursive: true, force: true });
}
