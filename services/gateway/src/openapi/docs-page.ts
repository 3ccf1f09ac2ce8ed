import { exampleOf } from '@nowahala/api';
import { messages } from '../messages/en.js';
import { escapeHtml } from '../pages/escape-html.js';
import { plainPage } from '../pages/plain-page.js';
import type { DocumentedRoute } from './documented-routes.js';
import { areaOf } from './openapi.js';

const areas: Record<string, { title: string; lead: string }> = {
  v1: {
    title: 'For your programs: /api/v1',
    lead: 'With an API key from Settings. At most 120 calls a minute; RateLimit headers say how many are left. Lists are read with limit and cursor until nextCursor is null.',
  },
  auth: { title: 'Signing in', lead: 'The token lives 15 minutes. The refresh cookie renews it.' },
  user: { title: 'User', lead: '' },
  workspace: { title: 'Workspace', lead: '' },
  plan: { title: 'Plans', lead: '' },
  sub: { title: 'Buying', lead: '' },
  invoice: { title: 'Invoices', lead: '' },
  server: { title: 'Servers and checks', lead: '' },
  incident: { title: 'Incidents', lead: '' },
  logs: { title: 'Error logs', lead: '' },
  notification: { title: 'Notifications', lead: '' },
  drill: { title: 'Fire drills', lead: '' },
  key: { title: 'API keys', lead: '' },
  events: { title: 'Live events', lead: '' },
  content: { title: 'Content', lead: '' },
  support: { title: 'Support', lead: '' },
  webhooks: { title: 'Webhooks of providers', lead: '' },
};
const order = Object.keys(areas);
const rank = (area: string): number => (order.includes(area) ? order.indexOf(area) : order.length);

/** The API as one page without a script: every call with a body and an answer that are true. */
export function docsPage(routes: DocumentedRoute[], publicUrl: string): string {
  const described = routes.filter(({ path }) => path.startsWith('/api/') && !path.startsWith('/api/docs'));
  const names = [...new Set(described.map(areaOf))].sort((one, other) => rank(one) - rank(other));
  const links = names.map((name) => `<a href="#${name}">${escapeHtml(areas[name]?.title ?? name)}</a>`).join('');
  const sections = names
    .map((name) =>
      section(
        name,
        described.filter((route) => areaOf(route) === name),
        publicUrl,
      ),
    )
    .join('\n');
  return plainPage({
    title: messages.docs.title,
    lead: messages.docs.lead,
    wide: true,
    body: `<p><a href="/api/docs-json">OpenAPI document (JSON)</a></p><nav class="areas" aria-label="Parts">${links}</nav>${sections}`,
  });
}

function section(name: string, routes: DocumentedRoute[], publicUrl: string): string {
  const { title, lead } = areas[name] ?? { title: name, lead: '' };
  return `<section><h2 id="${name}">${escapeHtml(title)}</h2>${lead ? `<p class="lead">${escapeHtml(lead)}</p>` : ''}${routes.map((route) => call(route, publicUrl)).join('\n')}</section>`;
}

function call(route: DocumentedRoute, publicUrl: string): string {
  const { summary, description, example, status } = route;
  const response = exampleOf(route.response);
  const path = route.path.replaceAll(/:(\w+)/g, '{$1}');
  return `<details class="card"><summary><span class="tag ${route.method.toLowerCase()}">${route.method}</span><code>${escapeHtml(path)}</code><br><span class="quiet">${escapeHtml(summary)}</span></summary>
${description ? `<p>${escapeHtml(description)}</p>` : ''}<p class="quiet">${escapeHtml(whoMay(route))}${escapeHtml(refusedWith(route))}</p>
<h3>Call it</h3><pre>${escapeHtml(curl(route, `${publicUrl}${path}`, example))}</pre>
<h3>Answer, ${status}</h3><pre>${escapeHtml(typeof response === 'string' ? response : JSON.stringify(response, null, 2))}</pre></details>`;
}

function whoMay({ policy }: DocumentedRoute): string {
  if (policy?.who === 'session') return 'For signed-in users: Authorization: Bearer {token}.';
  if (policy?.who === 'key')
    return `For API keys${policy.scope ? ` with the scope ${policy.scope}` : ''}: Authorization: Bearer nw_live_....`;
  return policy?.who === 'signature' ? 'For the provider alone: the signature is checked.' : 'For everyone.';
}

function refusedWith({ refusals = {} }: DocumentedRoute): string {
  const known = Object.entries(refusals).map(([status, codes]) => `${status} ${codes.join(', ')}`);
  return known.length > 0 ? ` Refused with ${known.join('; ')}.` : '';
}

function curl({ method, policy }: DocumentedRoute, url: string, example: unknown): string {
  const credential = policy?.who === 'session' ? '$TOKEN' : policy?.who === 'key' ? '$NOWAHALA_KEY' : undefined;
  const parts = [`curl${method === 'GET' ? '' : ` -X ${method}`} '${url}'`];
  if (credential) parts.push(`-H "Authorization: Bearer ${credential}"`);
  if (example !== undefined) parts.push(`-H 'Content-Type: application/json'`, `-d '${JSON.stringify(example).replaceAll("'", `'\\''`)}'`);
  return parts.join(' \\\n  ');
}
