import type { Website } from '@nowahala/platform';

export function requestText(website: Website, userAgent: string): string {
  return (
    `GET ${website.path} HTTP/1.1\r\nHost: ${authorityOf(website)}\r\nUser-Agent: ${userAgent}\r\n` +
    'Accept: text/html,application/xhtml+xml,*/*;q=0.8\r\nAccept-Encoding: identity\r\nConnection: close\r\n\r\n'
  );
}

function authorityOf({ scheme, host, port, literal }: Website): string {
  const name = literal === 6 ? `[${host}]` : host;
  return port === (scheme === 'https' ? 443 : 80) ? name : `${name}:${port}`;
}
