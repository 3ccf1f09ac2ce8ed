import { TextEncoder } from 'node:util';
import { act } from 'react';
import { afterEach, expect, it } from '@jest/globals';
import type { IncidentResponse } from '@nowahala/api';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true, TextEncoder });
const { MemoryRouter } = await import('react-router-dom');
const { Steps } = await import('./steps');

const explanation = { doNow: ['Start the job once by hand.'], whoToCall: '' } as unknown as NonNullable<IncidentResponse['explanation']>;
const box = document.createElement('div');
const root = createRoot(box);
afterEach(() => act(() => root.render(null)));

async function drawn(heartbeat: IncidentResponse['heartbeat']): Promise<string> {
  const incident = { _id: '1', status: 'open', kind: 'down', heartbeat, doneSteps: [], explanation } as unknown as IncidentResponse;
  await act(async () =>
    root.render(
      <MemoryRouter>
        <QueryClientProvider client={new QueryClient()}>
          <Steps incident={incident} explanation={explanation} />
        </QueryClientProvider>
      </MemoryRouter>,
    ),
  );
  return box.textContent!;
}

it('a step of a server can be said to be done, one of a job cannot: nobody but its owner can run it', async () => {
  expect(await drawn(null)).toContain('I have done this');
  const job = await drawn('failed');
  expect(job).toContain('Start the job once by hand.');
  expect(job).not.toContain('I have done this');
  expect(job).toContain('We cannot start a job. Run it once: its next call tells us.');
});
