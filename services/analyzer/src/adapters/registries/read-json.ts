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
    const text = await textOf(response, longest);
    return { status: response.status, body: parsed(text), retryAfterMs: retryAfterMs(response.headers) };
  } catch {
    return nothing;
  }
}

/** Seconds, or a date (RFC 9110, 10.2.3), which is read by the clock of whoever wrote it. */
function retryAfterMs(headers: Headers): number | null {
  const wanted = headers.get('retry-after');
  if (!wanted) return null;
  const ms = /^\d+$/.test(wanted) ? Number(wanted) * 1_000 : Date.parse(wanted) - Date.parse(headers.get('date') ?? '');
  return ms >= 0 ? ms : null;
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
