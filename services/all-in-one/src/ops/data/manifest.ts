import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Part, ProductTable, SequenceValue } from './product-tables.js';

export interface TableFile extends ProductTable {
  file: string;
  rows: number;
  sha256: string;
}

/** What is in the folder; written last, so that a folder without one is half an export. */
export interface Manifest {
  format: 1;
  migrations: string[];
  tables: TableFile[];
  parts: Part[];
  sequences: SequenceValue[];
  /** The one secret of this machine, when it made one: without it API keys and sessions of the export are worth nothing. */
  internalSecret?: string;
}

export const MANIFEST = 'manifest.json';

export function readManifest(folder: string): Manifest {
  let text: string;
  try {
    text = readFileSync(join(folder, MANIFEST), 'utf8');
  } catch {
    throw new Error(`There is no ${MANIFEST} in ${folder}: it is not an export, or one that never finished.`);
  }
  const manifest = JSON.parse(text) as Manifest;
  if (manifest.format !== 1) throw new Error(`This export has format ${String(manifest.format)}, and this NoWahala reads format 1.`);
  return manifest;
}
