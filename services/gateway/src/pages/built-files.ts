import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
};
const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

const inLanguageFolder = /^\/assets\/([a-z]{2,3}-\w{8})\/([^/]+)$/;

export interface BuiltFile {
  type: string;
  etag: string;
  /** Named after its content: never changes. */
  immutable: boolean;
  plain: Buffer;
  br?: Buffer;
  gzip?: Buffer;
}

/** The built web product in memory: a request can only name a file that was there, so no path leads anywhere else. */
export class BuiltFiles {
  private files = new Map<string, BuiltFile>();
  private folders = new Set<string>();
  private builtAt: number | undefined;
  private checkedAt = -Infinity;

  constructor(
    private readonly folder: string,
    /** Looks again for a newer build at most this often. */
    private readonly checkEveryMs = 1_000,
  ) {}

  get(path: string): BuiltFile | undefined {
    this.refresh();
    return this.files.get(path) ?? this.files.get(this.besideLanguage(path));
  }

  /** A language's folder of scripts holds only those with words: the others are the files above it. */
  private besideLanguage(path: string): string {
    const [, folder = '', name = ''] = inLanguageFolder.exec(path) ?? [];
    return this.folders.has(folder) ? `/assets/${name}` : '';
  }

  private refresh(): void {
    if (performance.now() - this.checkedAt < this.checkEveryMs) return;
    this.checkedAt = performance.now();
    const builtAt = statSync(join(this.folder, 'index.html'), { throwIfNoEntry: false })?.mtimeMs;
    if (builtAt === this.builtAt) return;
    this.builtAt = builtAt;
    // A reproducible image has every file at 1970, which is zero and not nothing.
    this.files = builtAt === undefined ? new Map() : readFolder(this.folder);
    this.folders = new Set([...this.files.keys()].flatMap((path) => inLanguageFolder.exec(path)?.[1] ?? []));
  }
}

/** Of the content alone: the files of a reproducible image are all dated 1970. */
export const etagOf = (content: Buffer): string => `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;

function readFolder(folder: string): Map<string, BuiltFile> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
  const known = new Set(names);
  const files = new Map<string, BuiltFile>();
  for (const name of names) {
    const type = types[extname(name)];
    if (!type || name.startsWith('.vite/')) continue;
    const plain = readFileSync(join(folder, name));
    const packed = Object.fromEntries(
      encodings
        .filter(({ ending }) => known.has(name + ending))
        .map(({ name: encoding, ending }) => [encoding, readFileSync(join(folder, name + ending))]),
    );
    files.set(`/${name}`, {
      type,
      plain,
      ...packed,
      immutable: name.startsWith('assets/'),
      etag: etagOf(plain),
    });
  }
  return files;
}
