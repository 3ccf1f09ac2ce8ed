import type { ServerResponse } from 'node:http';
import { messages } from '../messages/en.js';

const RETRY_SECONDS = '5';

interface TextResponse {
  status: number;
  text: string;
  /** Names and values in turn. */
  headers: string[];
}

function textResponse(status: number, text: string): TextResponse {
  const headers = [
    'content-type',
    'text/plain; charset=utf-8',
    'content-length',
    String(Buffer.byteLength(text)),
    'cache-control',
    'no-store',
  ];
  if (status === 429 || status === 503) headers.push('retry-after', RETRY_SECONDS);
  headers.push('access-control-allow-origin', '*', 'x-content-type-options', 'nosniff');
  return { status, text, headers };
}

const { beats: sentences } = messages;
/** Each is made once: a response is the same for every job. */
export const responses = {
  ok: textResponse(200, 'OK'),
  nothing: textResponse(204, ''),
  unknown: textResponse(404, sentences.unknown),
  method: textResponse(405, sentences.method),
  onlyPost: textResponse(405, sentences.onlyPost),
  preview: textResponse(403, sentences.preview),
  tooOften: textResponse(429, sentences.tooOften),
  notNow: textResponse(503, sentences.notNow),
};

export function send(response: ServerResponse, { status, text, headers }: TextResponse): void {
  response.writeHead(status, headers).end(text);
}
