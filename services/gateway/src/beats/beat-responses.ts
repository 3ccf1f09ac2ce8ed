import type { ServerResponse } from 'node:http';
import { messages } from '../messages/en.js';

const RETRY_SECONDS = '5';

interface Answer {
  status: number;
  text: string;
  /** Names and values in turn. */
  headers: string[];
}

function answer(status: number, text: string): Answer {
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
/** Each is made once: an answer is the same for every job. */
export const answers = {
  ok: answer(200, 'OK'),
  nothing: answer(204, ''),
  unknown: answer(404, sentences.unknown),
  method: answer(405, sentences.method),
  onlyPost: answer(405, sentences.onlyPost),
  preview: answer(403, sentences.preview),
  tooOften: answer(429, sentences.tooOften),
  notNow: answer(503, sentences.notNow),
};

export function send(response: ServerResponse, { status, text, headers }: Answer): void {
  response.writeHead(status, headers).end(text);
}
