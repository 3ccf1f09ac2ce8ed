/*
 * The text is a stranger's, so every pattern is linear: what repeats without a limit begins only where its run of
 * characters begins (the lookbehind), and a lookahead asks once for what must follow.
 */
const SECRETS: [RegExp, string][] = [
  [/-----BEGIN [^-]+-----[\s\S]*?(?:-----END [^-]+-----|$)/g, '[key]'],
  [/(?<![\w-])(?=[\w-]+\.[\w-])([\w-]*?)\beyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?/g, '$1[token]'],
  [/\b(?:sk|pk|rk|nw|ghp|gho|xox[abp]|AKIA|AIza|SG|whsec)[-_][\w-]{8,}|\bAKIA[A-Z0-9]{12,}|\bAIza[\w-]{20,}/g, '[key]'],
  [/\b(?:bearer|basic)\s+[\w.~+/=-]+/gi, '[token]'],
  [
    /\b(pass(?:word|wd|phrase)?|pwd|secret|token|api[-_ ]?key|auth(?:orization)?|cookie|session(?:id)?|pin|otp|cvv)(["']?\s*(?:=>|[:=]|is)\s*["']?)[^\s"',;&)]+/gi,
    '$1$2[secret]',
  ],
];

const PERSONAL: [RegExp, string][] = [
  [/(?<![a-z0-9+.-])(?=[a-z0-9+.-]+:\/\/[^\s"'<>)])([a-z0-9+.-]*?)\b[a-z][a-z0-9+.-]*:\/\/[^\s"'<>)]+/gi, '$1[link]'],
  [/(?<![^\s@<>"'(),;:])[^\s@<>"'(),;:]+@[^\s@<>"'(),;:]+\.[^\s@<>"'(),;:]+/g, '[mail]'],
  [/\b(?:\d{1,3}\.){3}\d{1,3}(?::\d+)?\b/g, '[address]'],
  [/(?<![\w:])(?=[0-9a-f]*:[0-9a-f:]*:)(?:[0-9a-f]{0,4}:){2,7}[0-9a-f]{0,4}(?![\w:])/gi, '[address]'],
  [/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi, '[id]'],
  [/\b[0-9a-f]{20,}\b/gi, '[id]'],
  [/(?<![\w+/=-])([+/=-]*)\b(?=[\w+/=-]*\d)(?=[\w+/=-]*[a-z])[\w+/=-]{24,}/gi, '$1[token]'],
  [/\+?\d(?:[\s().-]?\d){6,}/g, '[number]'],
  [/(?:\/(?:home|users|var\/www|srv|opt)\/)[^\s"':)]+/gi, '[path]'],
  [/\b[A-Z]:\\[^\s"']+/g, '[path]'],
  [
    /(?<![a-z0-9-]|[a-z0-9-]\.)(?:[a-z0-9-]+\.)+(?:com|net|org|ng|ke|gh|za|africa|io|co|app|dev|info|biz|example|local|internal|test|me|shop|store|site|online|uk|us|fr|de)(?:\.[a-z]{2})?(?::\d+(?:[.-][a-z0-9.-]*)?)?\b/gi,
    '[host]',
  ],
];

const HIDDEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}]+/gu;

/** Takes out passwords, keys and tokens; the rest stays as it is. */
export function withoutSecrets(text: string): string {
  return SECRETS.reduce((now, [what, word]) => now.replace(what, word), text).replace(/(?<=[a-z0-9+.-]:\/\/)[^\s/@:]+:[^\s/@]+@/gi, '');
}

/** Takes out what names a person, a place, a machine or a key. What remains may leave the house. */
export function withoutPersonalData(text: string): string {
  const clean = text.slice(0, 8_000).normalize('NFKC');
  return [...SECRETS, ...PERSONAL]
    .reduce((now, [what, word]) => now.replace(what, word), clean)
    .replace(HIDDEN, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
