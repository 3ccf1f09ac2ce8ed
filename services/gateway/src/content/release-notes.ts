import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Inject, Injectable } from '@nestjs/common';
import { marked } from 'marked';
import { z } from 'zod';
import { CONFIG, LOGGER, refusal } from '@nowahala/platform';
import type { Logger } from '@nowahala/platform';
import type { GatewayConfig } from '../gateway.config.js';
import { messages } from '../messages/en.js';
import { cleanHtml } from './clean-html.js';

const folder = join(fileURLToPath(new URL('.', import.meta.url)), '../../content/release-notes');
const FRONT_MATTER = /^---\nversion: (?<version>\S+)\ndate: (?<date>\S+)\n---\n/;
const KEEP_MS = 5 * 60_000;
const PATIENCE_MS = 5_000;
const MOST_BYTES = 1024 * 1024;
const QUERY = '{ release_notes { id version timestamp notes { html } } }';

const outside = z.object({
  data: z.object({
    release_notes: z
      .array(z.object({ id: z.coerce.string(), version: z.string(), timestamp: z.coerce.string(), notes: z.object({ html: z.string() }) }))
      .max(200),
  }),
});

export interface ReleaseNote {
  id: string;
  version: string;
  timestamp: string;
  notes: { html: string };
}

/** Release notes, newest first: our Markdown files, or an outside content service. Their HTML is cleaned either way. */
@Injectable()
export class ReleaseNotes {
  private own: ReleaseNote[] | undefined;
  private kept: { notes: ReleaseNote[]; until: number } | undefined;

  constructor(
    @Inject(CONFIG) private readonly config: GatewayConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async all(): Promise<ReleaseNote[]> {
    const url = this.config.RELEASE_NOTES_URL;
    if (!url) return (this.own ??= readOwn());
    if (this.kept && this.kept.until > performance.now()) return this.kept.notes;
    try {
      const notes = await fetchNotes(url);
      this.kept = { notes, until: performance.now() + KEEP_MS };
      return notes;
    } catch (error) {
      this.logger.warn({ err: error }, 'release notes not fetched');
      if (this.kept) return this.kept.notes;
      throw refusal('CONTENT_UNAVAILABLE', 'bad_gateway', messages.content.unavailable);
    }
  }
}

async function fetchNotes(url: string): Promise<ReleaseNote[]> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ query: QUERY }),
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!response.ok) throw new Error(`the content service answered ${response.status}`);
  const { release_notes: notes } = outside.parse(JSON.parse(await bodyOf(response))).data;
  return newestFirst(notes.map((note) => ({ ...note, notes: { html: cleanHtml(note.notes.html) } })));
}

async function bodyOf(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) throw new Error('the content service sent too much');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function readOwn(): ReleaseNote[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.md'));
  return newestFirst(files.map((name) => readNote(name.replace(/\.md$/, ''), readFileSync(join(folder, name), 'utf8'))));
}

function readNote(id: string, file: string): ReleaseNote {
  const { version, date } = FRONT_MATTER.exec(file)?.groups ?? {};
  if (!version || !date) throw new Error(`${id}.md does not begin with its version and date`);
  const html = marked.parse(file.replace(FRONT_MATTER, ''), { async: false });
  return { id, version, timestamp: new Date(`${date}T00:00:00Z`).toISOString(), notes: { html: cleanHtml(html) } };
}

const newestFirst = (notes: ReleaseNote[]): ReleaseNote[] => [...notes].sort((one, other) => other.timestamp.localeCompare(one.timestamp));
