/** The two that everybody knows: a spawned ping, and Prometheus' blackbox_exporter where it is installed. */
import { execFile, execFileSync, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';

const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** CPU seconds of a process; with its ended children where asked. */
export function cpuSecondsOf(pid, withChildren = false) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
    .map(Number);
  const ticks = withChildren ? fields[11] + fields[12] + fields[13] + fields[14] : fields[11] + fields[12];
  return ticks / ticksPerSecond;
}

export const spawnedPing = {
  ping: () => new Promise((resolve) => execFile('ping', ['-n', '-c', '1', '-W', '1', '127.0.0.1'], (fault) => resolve(fault === null))),
  cpu: () => cpuSecondsOf(process.pid, true),
};

const modules = (folder) => `modules:
  icmp: { prober: icmp, timeout: 5s, icmp: { preferred_ip_protocol: ip4 } }
  tcp: { prober: tcp, timeout: 5s }
  http: { prober: http, timeout: 5s, http: { method: GET, preferred_ip_protocol: ip4, headers: { Accept-Encoding: identity } } }
  https: { prober: http, timeout: 5s, http: { method: GET, preferred_ip_protocol: ip4, headers: { Accept-Encoding: identity }, tls_config: { ca_file: ${folder}/cert.pem } } }
`;

/** Null where it is not installed; BLACKBOX_EXPORTER may name it. */
export async function blackboxExporter(folder, port) {
  const program = process.env.BLACKBOX_EXPORTER ?? which('prometheus-blackbox-exporter') ?? which('blackbox_exporter');
  if (program === null) return null;
  writeFileSync(`${folder}/blackbox.yml`, modules(folder));
  const child = spawn(program, [`--config.file=${folder}/blackbox.yml`, `--web.listen-address=127.0.0.1:${port}`, '--log.level=error'], {
    stdio: 'ignore',
    env: { ...process.env, GOMAXPROCS: '1' },
  });
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const probe = (kind, target) =>
    new Promise((resolve) => {
      const request = get(
        { agent, host: '127.0.0.1', port, path: `/probe?module=${kind}&target=${encodeURIComponent(target)}` },
        (response) => {
          let text = '';
          response
            .setEncoding('utf8')
            .on('data', (piece) => (text += piece))
            .on('end', () => resolve(/^probe_success 1$/m.test(text)));
        },
      );
      request.on('error', () => resolve(false));
    });
  for (let tries = 0; tries < 50 && !(await probe('tcp', `127.0.0.1:${port}`)); tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 100));
  return {
    probe,
    cpu: () => cpuSecondsOf(child.pid),
    stop() {
      agent.destroy();
      child.kill();
    },
  };
}

function which(program) {
  try {
    return execFileSync('which', [program], { encoding: 'utf8' }).trim();
  } catch {
    return null;
  }
}
