export const docs = {
  title: 'Docs',
  headline: 'The docs are coming soon',
  text: 'Until then, here is what works already.',
  apiTitle: 'The API reference',
  apiText: 'Every call of the public API, with its fields and answers.',
  apiLink: 'Open the API reference',
  logsTitle: 'Send us an error from your own application',
  logsText:
    'Make an API key under Settings, with the permission “Send error logs” (logs:write). Then one call is enough, and the error is explained on your dashboard like any other.',
  keyName: 'Put your key in an environment variable named NOWAHALA_KEY.',
  sourcesTitle: 'Where we look from, and how we know a network',
  sources:
    'When many websites at one hosting company fail together, we tell you so. Which company runs an address we know from these tables (CC BY 4.0), which we packed:',
  sourcesOf: [
    { name: 'IP Geolocation by DB-IP', address: 'https://db-ip.com' },
    { name: 'RouteViews', address: 'https://www.routeviews.org/routeviews/' },
    { name: 'NRO', address: 'https://www.nro.net/' },
  ],
  supportTitle: 'Stuck?',
  supportText: 'Write to us. A person answers in about 24 hours.',
  samplesLabel: 'The same call in three languages',
  samples: (origin: string) => [
    {
      name: 'curl',
      lines: [
        `curl ${origin}/api/v1/logs \\`,
        '  -H "Authorization: Bearer $NOWAHALA_KEY" \\',
        '  -H "Content-Type: application/json" \\',
        '  -d \'{"level":"error","tag":"App","message":"Checkout failed",',
        '       "stack":"TypeError: cart is undefined"}\'',
      ],
    },
    {
      name: 'Node.js',
      lines: [
        `await fetch('${origin}/api/v1/logs', {`,
        "  method: 'POST',",
        "  headers: { authorization: `Bearer ${process.env.NOWAHALA_KEY}`, 'content-type': 'application/json' },",
        "  body: JSON.stringify({ level: 'error', tag: 'App', message: error.message, stack: error.stack }),",
        '});',
      ],
    },
    {
      name: 'PHP',
      lines: [
        `$call = curl_init('${origin}/api/v1/logs');`,
        "$log = ['level' => 'error', 'tag' => 'App', 'message' => $e->getMessage(), 'stack' => $e->getTraceAsString()];",
        "$headers = ['Authorization: Bearer ' . getenv('NOWAHALA_KEY'), 'Content-Type: application/json'];",
        'curl_setopt_array($call, [CURLOPT_POSTFIELDS => json_encode($log), CURLOPT_HTTPHEADER => $headers]);',
        'curl_exec($call);',
      ],
    },
  ],
};
