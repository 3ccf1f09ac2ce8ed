import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { BuiltFiles } from './built-files.js';

describe('the built pages', () => {
  const folder = mkdtempSync(join(tmpdir(), 'built-files-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const files = new BuiltFiles(folder, 0);
  const write = (text: string, at: Date): void => {
    writeFileSync(join(folder, 'index.html'), text);
    utimesSync(join(folder, 'index.html'), at, at);
  };

  it('are none before they are built', () => expect(files.get('/index.html')).toBeUndefined());

  it('are served from an image whose files are all dated 1970', () => {
    write('first', new Date(0));
    expect(files.get('/index.html')?.plain.toString()).toBe('first');
  });

  it('are read again after the next build', () => {
    write('second', new Date('2026-11-21T12:00:00Z'));
    expect(files.get('/index.html')?.plain.toString()).toBe('second');
  });
});
