/**
 * Takes secrets and personal data out of text that came from a monitored server, before it is stored or leaves the
 * prober. Replaced by a word in brackets, so that a reader sees that something was there.
 *
 * The text is a stranger's, so every pattern is linear: what repeats without a limit begins only where its run of
 * characters begins, and nothing looks for the end of something again from every place where it could begin.
 */
const RULES: readonly (readonly [RegExp, string] | ((text: string) => string))[] = [
  [/-----BEGIN [A-Z ]*(PRIVATE KEY|CERTIFICATE)-----[\s\S]*?(-----END [A-Z ]*-----|$)/g, '[key removed]'],
  [
    /(?<![A-Za-z0-9_-])(?=[A-Za-z0-9_-]+\.[A-Za-z0-9_-]{8})([A-Za-z0-9_-]*?)\beyJ[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{8,}(?:\.[A-Za-z0-9_-]*)?/g,
    '$1[token removed]',
  ],
  [/\b(AKIA|ASIA)[0-9A-Z]{16}\b/g, '[key removed]'],
  [/\bAIza[0-9A-Za-z_-]{30,}/g, '[key removed]'],
  [/\b(sk|pk|rk)_(live|test)_[0-9A-Za-z]{8,}/g, '[key removed]'],
  [/\b(FLWSECK|FLWPUBK)[_-][0-9A-Za-z_-]{8,}/g, '[key removed]'],
  [/\bsk-[A-Za-z0-9_-]{16,}/g, '[key removed]'],
  [
    /\b(gh[pousr]_[0-9A-Za-z]{20,}|github_pat_[0-9A-Za-z_]{20,}|glpat-[0-9A-Za-z_-]{16,}|xox[abprs]-[0-9A-Za-z-]{10,}|nw_live_[0-9A-Za-z_]{10,})/g,
    '[key removed]',
  ],
  [/\bBase64:[A-Za-z0-9+/=]{20,}/gi, '[key removed]'],
  [/\b(bearer|basic)\s+[A-Za-z0-9._~+/=-]{8,}/gi, '$1 [token removed]'],
  // Credentials inside addresses: mysql://user:password@host
  [/\b([a-z][a-z0-9+.-]{1,20}:\/\/)[^\s/@:"'<>]{1,100}:[^\s/@"'<>]{1,200}@/gi, '$1[removed]@'],
  // name=value and "name": "value", whatever the quotes
  [
    /(["']?\b[a-z0-9_.-]{0,40}(?:password|passwd|pwd|secret|token|api[_-]?key|apikey|access[_-]?key|private[_-]?key|auth|nonce|csrf|session(?:id)?|sid|cookie|otp|pin|credential)s?[a-z0-9_-]{0,20}["']?\s*(?:=>|[:=]|,(?=\s*["']))\s*)(["']?)(?!(?:YES|NO|true|false|null)\b)[^\s"'<>&,;})\]]{3,500}\2/gi,
    '$1$2[removed]$2',
  ],
  withoutSecretAttributes,
  [/[A-Za-z0-9._%+-]{1,64}@[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63}){1,6}/g, '[e-mail removed]'],
  // Card numbers and phone numbers; addresses of machines are kept, they are evidence.
  [/\b(?:\d[ -]?){15,18}\d\b/g, '[number removed]'],
  [/(?<![\w.])\+\d{1,3}[ -]?(?:\(?\d{1,4}\)?[ -]?){2,5}\d{2,4}\b/g, '[phone removed]'],
  [/\b0[789][01]\d[ -]?\d{3}[ -]?\d{4}\b/g, '[phone removed]'],
  // Long random strings of any other make
  [/\b[A-Fa-f0-9]{32,}\b/g, '[token removed]'],
];

export function redact(text: string): string {
  return RULES.reduce((left, rule) => (typeof rule === 'function' ? rule(left) : left.replace(...rule)), text);
}

/** In each: the tag that opens, the sign that its text is a secret, the attribute with that text, and the tag's end. */
const SECRET_ATTRIBUTES = [
  /(?<open><input\b)|(?<sign>\btype=["']?(?:hidden|password))|\bvalue=(?=(["'])(?<secret>[^"']*)\3)|>/gi,
  /(?<open><meta\b)|(?<sign>\bname=["']?(?:csrf-token|csrf-param|_token))|\bcontent=(?=(["'])(?<secret>[^"']*)\3)|>/gi,
];

function withoutSecretAttributes(text: string): string {
  return SECRET_ATTRIBUTES.reduce((left, pattern) => withoutSpans(left, secretSpans(left, pattern)), text);
}

type Span = readonly [from: number, to: number];

/** Goes once through the text: what stands in a tag with the sign is secret, before the sign and after it. */
function secretSpans(text: string, pattern: RegExp): Span[] {
  const secret: Span[] = [];
  let inside = false;
  let signed = false;
  let seen: Span[] = [];
  for (const { 0: found, index, groups } of text.matchAll(pattern)) {
    if (groups?.['open'] !== undefined) inside = true;
    else if (!inside) continue;
    else if (groups?.['sign'] !== undefined) signed = true;
    else if (groups?.['secret'] !== undefined) {
      const from = index + found.length + 1;
      seen.push([from, from + groups['secret'].length]);
    } else if (index >= (seen.at(-1)?.[1] ?? 0)) {
      if (signed) secret.push(...seen);
      [inside, signed, seen] = [false, false, []];
    }
  }
  return signed ? secret.concat(seen) : secret;
}

function withoutSpans(text: string, spans: readonly Span[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const [from, to] of spans) {
    parts.push(text.slice(at, from), '[removed]');
    at = to;
  }
  return parts.length === 0 ? text : parts.join('') + text.slice(at);
}

/** An address from a redirect or a setting, without the values that may be secrets. */
export function redactUrl(address: string): string {
  if (!URL.canParse(address)) return redact(address);
  const url = new URL(address);
  url.username = '';
  url.password = '';
  for (const name of new Set(url.searchParams.keys())) {
    const value = url.searchParams.get(name) ?? '';
    if (value.length > 16 || /pass|secret|token|key|auth|sig|code|session|email|phone|nonce/i.test(name)) url.searchParams.set(name, '…');
  }
  url.hash = '';
  return redact(url.href).slice(0, 300);
}
