export type StreamEvent = { kind: string; data: Record<string, unknown> };

/** Reads server-sent events from a fetch body. `chunk` is called for every chunk, comments included. */
export async function readEventStream(
  body: ReadableStream<Uint8Array>,
  on: { event: (event: StreamEvent) => void; chunk: () => void },
): Promise<void> {
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
  let rest = '';
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    on.chunk();
    rest += value.replaceAll('\r\n', '\n');
    for (let end = rest.indexOf('\n\n'); end >= 0; end = rest.indexOf('\n\n')) {
      const event = parseEvent(rest.slice(0, end));
      rest = rest.slice(end + 2);
      if (event) on.event(event);
    }
  }
}

export function parseEvent(block: string): StreamEvent | null {
  let kind = 'message';
  const data: string[] = [];
  for (const line of block.split('\n')) {
    if (line.startsWith('event:')) kind = line.slice(6).trim();
    else if (line.startsWith('data:')) data.push(line.slice(5).replace(/^ /, ''));
  }
  if (data.length === 0) return null;
  try {
    const parsed: unknown = JSON.parse(data.join('\n'));
    return typeof parsed === 'object' && parsed !== null ? { kind, data: parsed as Record<string, unknown> } : null;
  } catch {
    return null;
  }
}
