import { escapeHtml } from './escape-html.js';

export interface PlainPage {
  title: string;
  /** One sentence under the title. */
  lead?: string;
  /** Trusted markup, already escaped where it holds foreign text. */
  body?: string;
  wide?: boolean;
}

/** The small pages the gateway draws itself: no script, mobile first, light and dark. */
export function plainPage({ title, lead, body = '', wide = false }: PlainPage): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)} · NoWahala</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<style>${style}</style>
</head>
<body>
<header><a class="mark" href="/">NoWahala</a></header>
<main${wide ? ' class="wide"' : ''}>
<h1>${escapeHtml(title)}</h1>
${lead ? `<p class="lead">${escapeHtml(lead)}</p>` : ''}
${body}
</main>
</body>
</html>`;
}

const style = `
:root{--surface:#faf8f5;--raised:#fff;--sunken:#f1ede6;--ink:#221f33;--muted:#5d586c;--line:#d9d2c6;--accent:#3a3288;--accent-ink:#fff;--warm:#a44a22;--good:#1d6b3f;--bad:#a3262a;--warn:#7a5200}
@media (prefers-color-scheme:dark){:root{--surface:#14141f;--raised:#1d1d2b;--sunken:#101018;--ink:#f0edf7;--muted:#aaa5ba;--line:#38364a;--accent:#b3abff;--accent-ink:#171433;--warm:#ee9c74;--good:#7fd3a2;--bad:#ff9a9a;--warn:#e8bf66}}
*{box-sizing:border-box}
body{margin:0;background:var(--surface);color:var(--ink);font:16px/1.55 Inter,system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;-webkit-text-size-adjust:100%}
header{padding:16px 20px;border-bottom:1px solid var(--line)}
.mark{font-weight:700;letter-spacing:-.01em;color:var(--ink);text-decoration:none}
main{max-width:560px;margin:0 auto;padding:28px 20px 64px}
main.wide{max-width:960px}
h1{font-size:1.6rem;line-height:1.2;letter-spacing:-.02em;margin:0 0 8px}
h2{font-size:1.15rem;margin:32px 0 8px}
h3{font-size:1rem;margin:20px 0 6px}
.lead{color:var(--muted);margin:0 0 20px;max-width:70ch}
a{color:var(--accent)}
.card{background:var(--raised);border:1px solid var(--line);border-radius:12px;padding:16px;margin:12px 0;overflow-wrap:anywhere}
.quiet{color:var(--muted);font-size:.9rem}
.row{display:flex;justify-content:space-between;gap:16px;padding:6px 0}
.row.total{border-top:1px solid var(--line);margin-top:6px;padding-top:12px;font-weight:650}
.figures{font-variant-numeric:tabular-nums}
form{margin:12px 0 0}
button,.button{display:block;width:100%;min-height:48px;padding:12px 16px;border-radius:8px;border:1px solid var(--line);background:var(--raised);color:var(--ink);font:inherit;font-weight:600;text-align:center;text-decoration:none;cursor:pointer}
button.main,.button.main{background:var(--accent);border-color:var(--accent);color:var(--accent-ink)}
button:focus-visible,a:focus-visible,summary:focus-visible{outline:3px solid var(--accent);outline-offset:2px;border-radius:6px}
summary{cursor:pointer;min-height:44px;padding:10px 0}
pre,code{font:13px/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
pre{background:var(--sunken);border-radius:8px;padding:12px;overflow-x:auto;white-space:pre-wrap;overflow-wrap:anywhere;margin:8px 0}
iframe{width:100%;height:460px;border:1px solid var(--line);border-radius:8px;background:#fff}
.tag{display:inline-block;border:1px solid var(--line);border-radius:999px;padding:0 10px;font-size:.82rem;font-weight:600;margin-right:8px}
.tag.get{color:var(--good)}.tag.post{color:var(--accent)}.tag.patch{color:var(--warn)}.tag.delete{color:var(--bad)}
nav.areas{display:flex;flex-wrap:wrap;gap:8px;margin:16px 0 8px}
nav.areas a{border:1px solid var(--line);border-radius:999px;padding:8px 14px;text-decoration:none;color:var(--ink);background:var(--raised);font-size:.95rem}
table{border-collapse:collapse;width:100%;font-size:.95rem}
td,th{text-align:left;vertical-align:top;border-top:1px solid var(--line);padding:8px 12px 8px 0}`;
