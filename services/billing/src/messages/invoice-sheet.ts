import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type PDFDocument from 'pdfkit';

export type Sheet = PDFKit.PDFDocument;

const FONTS = new URL('../../assets/fonts/', import.meta.url);
const fontOf = (name: string): Buffer => readFileSync(new URL(`noto-sans-${name}.ttf`, FONTS));
/** Loaded with the first invoice (0.4 s, 31 MB): most of the time nobody asks for one. */
const loadPdfkit = () => createRequire(import.meta.url)('pdfkit') as typeof PDFDocument;

export const COLOUR = {
  indigo: '#2b2468',
  clay: '#c9774f',
  text: '#1d1f33',
  muted: '#5b5d72',
  line: '#dcd8d0',
  soft: '#f6f3ee',
  green: '#176b40',
  red: '#a8231f',
} as const;
export const PAGE = { left: 56, right: 539, width: 483 } as const;

/** The font draws ọ as o and a dot. Who copies from the page gets what a glyph was first used for: these must not be part of another. */
const COPIED_ALONE = 'oesOES\u0323';

/** What pdfkit does not declare of its fonts. */
interface DrawingFont {
  font: { hasGlyphForCodePoint(code: number): boolean };
  encode(text: string): unknown;
}
const fontIn = (sheet: Sheet): DrawingFont => (sheet as unknown as { _font: DrawingFont })._font;

/** An empty A4 page with the product's fonts. The same content gives the same bytes: neither clock nor randomness goes in. */
export function newSheet(title: string, at: Date): Sheet {
  const Document = loadPdfkit();
  const sheet = new Document({
    size: 'A4',
    margins: { top: 56, bottom: 40, left: PAGE.left, right: PAGE.left },
    font: '',
    info: { Title: title, Author: 'NoWahala', CreationDate: at, ModDate: at },
    lang: 'en-NG',
  });
  for (const name of ['bold', 'regular']) {
    sheet.registerFont(name, fontOf(name)).font(name);
    fontIn(sheet).encode(COPIED_ALONE);
  }
  return sheet;
}

export function finish(sheet: Sheet): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    sheet.on('data', (chunk: Buffer) => chunks.push(chunk));
    sheet.on('end', () => resolve(Buffer.concat(chunks)));
    sheet.on('error', reject);
    sheet.end();
  });
}

interface Writing {
  size?: number;
  bold?: boolean;
  colour?: string;
  width?: number;
  align?: 'left' | 'right';
}

/** Writes at a place; long words wrap inside the width, and what the font cannot draw is left out. */
export function write(sheet: Sheet, text: string, x: number, y: number, how: Writing = {}): number {
  sheet
    .font(how.bold === true ? 'bold' : 'regular')
    .fontSize(how.size ?? 10)
    .fillColor(how.colour ?? COLOUR.text);
  sheet.text(drawable(sheet, text), x, y, { width: how.width ?? PAGE.width, align: how.align ?? 'left', lineGap: 2 });
  return sheet.y;
}

export function rule(sheet: Sheet, y: number, colour: string = COLOUR.line, thickness = 0.75): void {
  sheet.moveTo(PAGE.left, y).lineTo(PAGE.right, y).lineWidth(thickness).strokeColor(colour).stroke();
}

/** A rubber stamp, slightly turned. */
export function stamp(sheet: Sheet, text: string, colour: string): void {
  const [x, y] = [438, 150];
  sheet
    .save()
    .rotate(-9, { origin: [x, y] })
    .opacity(0.85);
  sheet
    .roundedRect(x - 62, y - 19, 124, 38, 6)
    .lineWidth(2.2)
    .strokeColor(colour)
    .stroke();
  sheet
    .font('bold')
    .fontSize(20)
    .fillColor(colour)
    .text(text, x - 62, y - 12, { width: 124, align: 'center', characterSpacing: 2 });
  sheet.restore();
}

function drawable(sheet: Sheet, text: string): string {
  const { font } = fontIn(sheet);
  return [...text.normalize('NFC')]
    .filter((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0)!))
    .join('')
    .trim();
}
