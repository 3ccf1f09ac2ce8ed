import { describe, expect, it, jest } from '@jest/globals';
import { ReadableStream, TextDecoderStream } from 'node:stream/web';
import { readEventStream, parseEvent, type StreamEvent } from './event-stream';

Object.assign(globalThis, { TextDecoderStream });

async function read(...chunks: string[]): Promise<{ events: StreamEvent[]; chunks: number }> {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new Uint8Array(Buffer.from(chunk)));
      controller.close();
    },
  });
  const events: StreamEvent[] = [];
  const onChunk = jest.fn();
  await readEventStream(body as unknown as globalThis.ReadableStream<Uint8Array>, { event: (event) => events.push(event), chunk: onChunk });
  return { events, chunks: onChunk.mock.calls.length };
}

describe('the live stream', () => {
  it('reads events with their kind', async () => {
    const { events } = await read('event: server\ndata: {"serverId":"a"}\n\nevent: incident\ndata: {"incidentId":"b"}\n\n');
    expect(events).toEqual([
      { kind: 'server', data: { serverId: 'a' } },
      { kind: 'incident', data: { incidentId: 'b' } },
    ]);
  });

  it('puts together what the line cut in pieces', async () => {
    const { events } = await read('event: ser', 'ver\nda', 'ta: {"serverId":', '"a"}\n', '\n');
    expect(events).toEqual([{ kind: 'server', data: { serverId: 'a' } }]);
  });

  it('counts a comment as a chunk without making an event of it', async () => {
    expect(await read(': still here\n\n')).toEqual({ events: [], chunks: 1 });
  });

  it('drops what is not JSON and goes on', async () => {
    const { events } = await read('event: server\ndata: {broken\n\ndata: "text"\n\nevent: server\ndata: {"serverId":"a"}\n\n');
    expect(events).toEqual([{ kind: 'server', data: { serverId: 'a' } }]);
  });

  it('reads lines that end the other way', async () => {
    const { events } = await read('event: server\r\ndata: {"serverId":"a"}\r\n\r\n');
    expect(events).toHaveLength(1);
    expect(parseEvent('event: x')).toBeNull();
  });
});
