import { BinaryReader, WireType } from '@bufbuild/protobuf/wire';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A span as it was exported. */
export interface CaughtSpan {
  traceId: string;
  spanId: string;
  parentSpanId: string;
  name: string;
  /** The process it comes from: `service.name` of its resource. */
  service: string;
  attributes: Record<string, string>;
}

export interface FakeOtlp {
  /** For OTEL_EXPORTER_OTLP_ENDPOINT. */
  url: string;
  spans: CaughtSpan[];
  stop(): Promise<void>;
}

/** A real OTLP receiver on this machine: takes what exporters send as http/protobuf, and keeps the spans. */
export async function startFakeOtlp(port = 0): Promise<FakeOtlp> {
  const spans: CaughtSpan[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      if (request.url === '/v1/traces') spans.push(...spansIn(Buffer.concat(parts)));
      response.writeHead(200, { 'content-type': 'application/x-protobuf' }).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

type Fields = Map<number, Uint8Array[]>;

/** Length-delimited fields of a message by their number; the others are stepped over. */
function fieldsOf(bytes: Uint8Array): Fields {
  const reader = new BinaryReader(bytes);
  const fields: Fields = new Map();
  while (reader.pos < reader.len) {
    const [number, type] = reader.tag();
    if (type === WireType.LengthDelimited) fields.set(number, [...(fields.get(number) ?? []), reader.bytes()]);
    else reader.skip(type, number);
  }
  return fields;
}

const all = (fields: Fields, number: number): Uint8Array[] => fields.get(number) ?? [];
const first = (fields: Fields, number: number): Uint8Array => all(fields, number)[0] ?? new Uint8Array();
const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('utf8');

/** ExportTraceServiceRequest > ResourceSpans > ScopeSpans > Span, by the field numbers of opentelemetry-proto. */
function spansIn(request: Uint8Array): CaughtSpan[] {
  return all(fieldsOf(request), 1).flatMap((bytes) => {
    const ofResource = fieldsOf(bytes);
    const service = textsOf(all(fieldsOf(first(ofResource, 1)), 1))['service.name'] ?? '';
    return all(ofResource, 2)
      .flatMap((scope) => all(fieldsOf(scope), 2))
      .map((span) => {
        const of = fieldsOf(span);
        return {
          traceId: hex(first(of, 1)),
          spanId: hex(first(of, 2)),
          parentSpanId: hex(first(of, 4)),
          name: text(first(of, 5)),
          service,
          attributes: textsOf(all(of, 9)),
        };
      });
  });
}

/** KeyValue lists; values that are no text are left out. */
function textsOf(pairs: Uint8Array[]): Record<string, string> {
  return Object.fromEntries(
    pairs.map((bytes) => {
      const pair = fieldsOf(bytes);
      return [text(first(pair, 1)), text(first(fieldsOf(first(pair, 2)), 1))];
    }),
  );
}
