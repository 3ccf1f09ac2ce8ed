/**
 * Fakes of OpenAI and Twilio, for trials on a cluster: each says by which key it was asked, and believes every key
 * until one is named.
 *   GET  /keys                     { openai: { '...last': { good, refused } }, twilio: ..., smtp: ... }
 *   POST /keys?twilio=new          from now on Twilio believes this key alone; keys are separated by commas, none: no key
 *   POST /keys?twilio=any          and every key again
 */
const believed = {};
const counts = { openai: {}, twilio: {}, smtp: {} };

export function believes(provider, key) {
  const good = believed[provider]?.includes(key) ?? true;
  const count = (counts[provider][`...${key.slice(-4)}`] ??= { good: 0, refused: 0 });
  count[good ? 'good' : 'refused'] += 1;
  return good;
}

const basicPassword = (header = '') => Buffer.from(header.replace('Basic ', ''), 'base64').toString().split(':')[1] ?? '';

const ADVICE = {
  whatHappened: 'Your website did not answer when we asked.',
  whoIsAffected: 'Everybody who wants to open it.',
  likelyCause: 'The practice model says that the web server is switched off.',
  confidence: 'low',
  doNow: ['Ask your host whether the web server runs.'],
  tellCustomers: 'We are working on our website and will be back soon.',
  whoToCall: 'your host',
};

function openAi(request) {
  if (!believes('openai', (request.headers.authorization ?? '').replace('Bearer ', '')))
    return [401, { error: { message: 'Incorrect API key provided.', type: 'invalid_request_error', code: 'invalid_api_key' } }];
  const message = { role: 'assistant', content: JSON.stringify(ADVICE), refusal: null };
  return [
    200,
    {
      id: 'chatcmpl-practice',
      object: 'chat.completion',
      created: 1,
      model: 'practice',
      choices: [{ index: 0, message, finish_reason: 'stop' }],
    },
  ];
}

let texts = 0;
function twilio(request, url, body) {
  if (!believes('twilio', basicPassword(request.headers.authorization)))
    return [401, { code: 20_003, message: 'Authenticate', status: 401, more_info: 'https://www.twilio.com/docs/errors/20003' }];
  if (request.method === 'GET') return [200, { messages: [], page: 0, page_size: 50, uri: url.pathname, first_page_uri: url.pathname }];
  const form = new URLSearchParams(body);
  texts += 1;
  const when = new Date().toUTCString();
  return [
    201,
    {
      sid: `SM${String(texts).padStart(32, '0')}`,
      account_sid: url.pathname.split('/')[3],
      to: form.get('To'),
      from: form.get('From'),
      body: form.get('Body') ?? form.get('ContentVariables') ?? '',
      status: 'queued',
      direction: 'outbound-api',
      date_created: when,
      date_updated: when,
      error_code: null,
      error_message: null,
    },
  ];
}

/** [status, answer], or nothing where the request is for somebody else. */
export function providers(request, url, body) {
  if (url.pathname === '/v1/chat/completions') return openAi(request);
  if (url.pathname.startsWith('/2010-04-01/')) return twilio(request, url, body);
  if (url.pathname !== '/keys') return undefined;
  if (request.method === 'POST') for (const [provider, keys] of url.searchParams) believed[provider] = keys === 'any' ? undefined : keys.split(',');
  return [200, counts];
}
