/**
 * Takes secrets and personal data out of text that came from a monitored server, before it is stored or leaves the
 * prober. Replaced by a word in brackets, so that a reader sees that something was there.
 */
const RULES: readonly [RegExp, string][] = [
  [/-----BEGIN [A-Z ]*(PRIVATE KEY|CERTIFICATE)-----[\s\S]*?(-----END [A-Z ]*-----|$)/g, '[key removed]'],
  [/\beyJ[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{8,}(\.[A-Za-z0-9_-]*)?/g, '[token removed]'],
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
  [/(<input\b[^>]*\btype=["']?(?:hidden|password)["']?[^>]*\bvalue=)(["'])[^"']*\2/gi, '$1$2[removed]$2'],
  [/(<input\b[^>]*\bvalue=)(["'])[^"']*\2([^>]*\btype=["']?(?:hidden|password))/gi, '$1$2[removed]$2$3'],
  [/(<meta\b[^>]*\bname=["']?(?:csrf-token|csrf-param|_token)["']?[^>]*\bcontent=)(["'])[^"']*\2/gi, '$1$2[removed]$2'],
  [/[A-Za-z0-9._%+-]{1,64}@[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63}){1,6}/g, '[e-mail removed]'],
  // Card numbers and phone numbers; addresses of machines are kept, they are evidence.
  [/\b(?:\d[ -]?){15,18}\d\b/g, '[number removed]'],
  [/(?<![\w.])\+\d{1,3}[ -]?(?:\(?\d{1,4}\)?[ -]?){2,5}\d{2,4}\b/g, '[phone removed]'],
  [/\b0[789][01]\d[ -]?\d{3}[ -]?\d{4}\b/g, '[phone removed]'],
  // Long random strings of any other make
  [/\b(?=[A-Za-z0-9_-]*\d)(?=[A-Za-z0-9_-]*[A-Za-z])[A-Fa-f0-9]{32,}\b/g, '[token removed]'],
];

export function redact(text: string): string {
  return RULES.reduce((left, [pattern, word]) => left.replace(pattern, word), text);
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
