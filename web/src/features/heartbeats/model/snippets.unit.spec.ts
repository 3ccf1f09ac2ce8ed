import { expect, it } from '@jest/globals';
import { snippetsFor } from './snippets';

it('every snippet calls the address by POST, with a limit of time', () => {
  const address = 'https://nowahala.example/beat/4f8pVt1c';
  for (const snippet of Object.values(snippetsFor(address))) {
    expect(snippet).toContain(address);
    expect(snippet).toMatch(/-X POST|--data-binary|Method Post|wp_remote_post/);
    expect(snippet).toMatch(/-m 10|TimeoutSec 10|'timeout' => 10/);
  }
});
