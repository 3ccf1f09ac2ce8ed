import { messages } from '../messages/en.js';

const text = (description: string) => ({ description: description.trim(), content: { 'text/plain': { schema: { type: 'string' } } } });

const token = {
  name: 'token',
  in: 'path',
  required: true,
  description: 'The last part of the `address` of a heartbeat.',
  schema: { type: 'string' },
};
const ending = {
  name: 'ending',
  in: 'path',
  required: true,
  description: '`start`: the job begins; `fail`: it failed; its exit code: it ended so, and well with 0.',
  schema: { oneOf: [{ enum: ['start', 'fail'] }, { type: 'integer', minimum: 0, maximum: 255 }] },
};

/** The calls of jobs end before the routes (`../beats`), so they stand here by hand. */
export function beatPaths(publicUrl: string): Record<string, object> {
  const path = (summary: string, name: string, parameters: object[]) => {
    const operation = (method: string) => ({
      operationId: `${name}_${method}`,
      summary,
      description: 'For jobs: whoever knows the address may call it.',
      tags: ['beat'],
      servers: [{ url: publicUrl }],
      parameters,
      ...(method === 'post' && {
        requestBody: {
          description: 'The last words of the job; of a longer text the last 10 KB are kept.',
          required: false,
          content: { 'text/plain': { schema: { type: 'string' } } },
        },
      }),
      responses: {
        200: text('OK: the call is kept.'),
        ...(method !== 'post' && { 403: text(messages.beats.preview) }),
        404: text(messages.beats.unknown),
        405: text(method === 'post' ? messages.beats.method : messages.beats.onlyPost),
        429: text(messages.beats.tooOften),
        503: text(messages.beats.notNow),
      },
    });
    return { get: operation('get'), head: operation('head'), post: operation('post') };
  };
  return {
    '/beat/{token}': path('Say that a job has run', 'beat', [token]),
    '/beat/{token}/{ending}': path('Say that a job begins, or how it ended', 'beatEnding', [token, ending]),
  };
}
