import { execFile, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Semaphore } from '@nowahala/platform';

const SETS = join(import.meta.dirname, '..', 'fault-sets', 'sets');
const mayHaveNetworks =
  spawnSync('unshare', ['--map-root-user', '--net', 'ip', 'link', 'set', 'lo', 'up'], { stdio: 'ignore' }).status === 0;
if (!mayHaveNetworks) process.stderr.write('fault-sets: skipped: no unshare or ip here, or no right to use them\n');

const scratch = mkdtempSync(join(tmpdir(), 'fault-sets-'));
afterAll(() => rmSync(scratch, { recursive: true }));

const program = join(import.meta.dirname, '..', 'bin', 'explain-set.mjs');

interface Played {
  status: number | null;
  printed: string;
}

function run(folder: string): Played {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--no-warnings', program, folder], { encoding: 'utf8' });
  return { status, printed: stdout + stderr };
}

/** More at a time, and the prober's own stalls are counted against the machines that are played. */
const AT_A_TIME = new Semaphore(8);
/** Of a set that hangs: where other specs run beside eight sets, one alone takes two minutes. */
const HANGS_AFTER_MS = 300_000;

const play = (folder: string): Promise<Played> =>
  AT_A_TIME.run(
    () =>
      new Promise((resolve) => {
        const child = execFile(process.execPath, ['--no-warnings', program, folder], (_error, stdout, stderr) =>
          resolve({ status: child.exitCode, printed: stdout + stderr }),
        );
      }),
  );

(mayHaveNetworks ? describe : describe.skip)('a set of faults, played on real machines and explained', () => {
  // A set mostly waits for silent machines: several of them wait together.
  const sets = new Map<string, Promise<Played>>();
  beforeAll(() => {
    for (const name of readdirSync(SETS)) sets.set(name, play(join(SETS, name)));
  });

  it.each(readdirSync(SETS))(
    '"%s" is at the bar for causes, steps and words',
    async (name) => {
      const { status, printed } = (await sets.get(name))!;
      expect({ status, printed: status === 0 ? '' : printed }).toEqual({ status: 0, printed: '' });
    },
    HANGS_AFTER_MS,
  );

  it.each([
    ['what it must not say', { neverSays: ['database'] }, 'cause says database'],
    ['none of the words it has to say', { says: [['database'], ['php ran out', 'memory']] }, 'cause does not say php ran out | memory'],
  ])('an explanation that says %s is wrong', (_what, cause, fault) => {
    const set = JSON.parse(readFileSync(join(SETS, 'example', 'set.json'), 'utf8')) as {
      faults: { id: string; expect: { cause: object } }[];
    };
    const [first] = set.faults;
    const folder = join(scratch, fault.replaceAll(/\W/g, ''));
    mkdirSync(folder);
    const wrong = { ...first, expect: { ...first!.expect, cause: { ...first!.expect.cause, ...cause } } };
    writeFileSync(join(folder, 'set.json'), JSON.stringify({ ...set, faults: [wrong] }));
    const { status, printed } = run(folder);
    expect(status).toBe(1);
    expect(printed).toContain(fault);
    expect(printed).toContain('cause 0.0 %   step 100.0 %');
  });

  it('what counts as down although the set expects it to be up is wrong', () => {
    const set = JSON.parse(readFileSync(join(SETS, 'example', 'set.json'), 'utf8')) as { faults: { names: object; machines: object }[] };
    const [down] = set.faults;
    const page = { status: '200 OK', body: '<h1>Welcome</h1>' };
    const works = {
      id: 'works',
      about: 'a page that works',
      server: { website: 'http://works.com.ng/' },
      names: { 'works.com.ng': { A: ['5.9.10.11'] } },
      machines: { '5.9.10.11': { ports: { 80: { answers: [page] } } } },
      expect: 'up',
    };
    const folder = join(scratch, 'up');
    mkdirSync(folder);
    const ofFaults = (...faults: object[]) => writeFileSync(join(folder, 'set.json'), JSON.stringify({ ...set, faults }));
    ofFaults(works);
    const right = run(folder);
    ofFaults(works, { ...down, expect: 'up' });
    const wrong = run(folder);
    expect([right.status, wrong.status]).toEqual([0, 1]);
    expect(right.printed).toContain('up 1 of 1');
    expect(wrong.printed).toContain('up 1 of 2');
  });

  it('a set that is not in the format is refused with the place of the mistake', () => {
    const folder = join(scratch, 'unreadable');
    mkdirSync(folder);
    writeFileSync(
      join(folder, 'set.json'),
      JSON.stringify({ writtenBy: 'somebody', writtenOn: 'today', from: 'memory alone', faults: [] }),
    );
    const { status, printed } = run(folder);
    expect(status).not.toBe(0);
    expect(printed).toContain('writtenOn');
  });
});
