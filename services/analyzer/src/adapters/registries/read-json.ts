export interface JsonResponse {
  /** 0: no answer at all. */
  status: number;
  /** Undefined where it is no JSON, too long, or did not end in time. */
  body: unknown;
  retryAfterMs: number | null;
}

const nothing: JsonResponse = { status: 0, body: undefined, retryAfterMs: null };

/** One GET, capped in time and size. Redirects are not followed: only hosts of our own lists are asked. Never throws. */
export async function readJson(url: string, { withinMs, longest }: { withinMs: number; longest: number }): Promise<JsonResponse> {
  try {
    const response = await fetch(url, {
      headers: { accept: 'application/rdap+json, application/json', 'user-agent': 'NoWahala domain dates' },
      redirect: 'manual',
      signal: AbortSignal.timeout(withinMs),
    });
    const retryAfter = Number(response.headers.get('retry-after') ?? NaN);
    const text = await textOf(response, longest);
    return { status: response.status, body: parsed(text), retryAfterMs: retryAfter >= 0 ? retryAfter * 1_000 : null };
  } catch {
    return nothing;
  }
}

async function textOf(response: Response, longest: number): Promise<string> {
  const decoder = new TextDecoder();
  let [text, length] = ['', 0];
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    // Leaving the loop ends the connection.
    if (length > longest) return '';
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
