type Decoder = InstanceType<typeof TextDecoder>;

const LOOKED_INTO = 1_024;

/** The page as text: by its mark at the beginning, its header, its own statement, else UTF-8 or, where that is impossible, windows-1252. */
export function textOfPage(page: Buffer, contentType: string): string {
  const stated = charsetIn(contentType) ?? charsetIn(page.toString('latin1', 0, LOOKED_INTO));
  const decoder = markedAs(page) ?? decoderFor(stated) ?? new TextDecoder(isUtf8(page) ? 'utf-8' : 'windows-1252');
  return decoder.decode(page);
}

function markedAs(page: Buffer): Decoder | null {
  if (page[0] === 0xef && page[1] === 0xbb && page[2] === 0xbf) return new TextDecoder('utf-8');
  if (page[0] === 0xfe && page[1] === 0xff) return new TextDecoder('utf-16be');
  return page[0] === 0xff && page[1] === 0xfe ? new TextDecoder('utf-16le') : null;
}

const charsetIn = (text: string): string | undefined => /charset\s{0,9}=\s{0,9}["']?([a-zA-Z0-9_:.-]{2,40})/i.exec(text)?.[1];

/** A name that no browser knows either says nothing. */
function decoderFor(charset: string | undefined): Decoder | null {
  if (charset === undefined) return null;
  try {
    return new TextDecoder(charset);
  } catch {
    return null;
  }
}

/** What was cut may end within a character. */
function isUtf8(page: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(page, { stream: true });
    return true;
  } catch {
    return false;
  }
}
