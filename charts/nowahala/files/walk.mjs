/** `helm test`: what a new customer does, as far as this installation lets a stranger go, until the account is deleted. */
const { PRODUCT, TILL, TARGET, TARGET_IP } = process.env;
let token = '';
let leave = async () => {};

async function call(method, path, body, at = PRODUCT) {
  const response = await fetch(at + path, {
    method,
    headers: { ...(body && { 'content-type': 'application/json' }), ...(token && { authorization: `Bearer ${token}` }) },
    body: body && JSON.stringify(body),
    redirect: 'manual',
    signal: AbortSignal.timeout(15_000),
  });
  const text = await response.text();
  return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : text };
}

async function step(what, work) {
  try {
    const answer = await work();
    console.log(`ok    ${what}`);
    return answer;
  } catch (error) {
    console.log(`FAILED ${what}: ${error.message}`);
    process.exitCode = 1;
    await leave();
    process.exit();
  }
}

function must(answer, ...statuses) {
  if (!statuses.includes(answer.status)) throw new Error(`answered ${answer.status}: ${JSON.stringify(answer.body).slice(0, 300)}`);
  return answer.body;
}

async function until(ask, seconds) {
  for (let second = 0; second < seconds; second += 2) {
    const answer = await ask();
    if (answer) return answer;
    await new Promise((resolve) => setTimeout(resolve, 2_000));
  }
  throw new Error(`not within ${seconds} s`);
}

const name = `walk${Date.now()}`;
const password = `walk ${name} walk`;
await step('everything is up', async () => must(await call('GET', '/health/ready'), 200));
await step('the pages are served', async () => must(await call('GET', '/'), 200));
await step('strangers are refused', async () => must(await call('GET', '/api/user/'), 401));
const registered = await step('sign up', async () =>
  must(await call('POST', '/api/auth/register', { email: `${name}@example.com`, password, fullName: 'Helm Test', username: name, location: { country: 'NG' } }), 201),
);
token = registered.token;
const me = await step('the account answers', async () => must(await call('GET', '/api/user/'), 200).data);
leave = async () => {
  leave = async () => {};
  await step('the account is deleted', async () => must(await call('DELETE', `/api/user/${me._id}`, { password }), 200));
};
const workspace = await step('a workspace', async () => must(await call('POST', '/api/workspace/', { name: 'Helm test', members: { role: 'owner', userId: me._id } }), 201).data);
const plans = await step('plans are on sale', async () => must(await call('GET', '/api/plan/all'), 200).data);
const checkout = await step('a checkout opens', async () => must(await call('POST', '/api/sub/sub-user', { planId: plans[0]._id, userId: me._id }), 200, 201));

const page = new URL(checkout.paymentUrl);
if (!TILL || !page.pathname.startsWith('/dev/')) {
  await leave();
  console.log('The walk ends here: a plan is bought with real money.');
  process.exit();
}
// The sandbox answers its own machine alone; the gateway beside us is one.
await step('the plan is paid', async () => must(await call('POST', page.pathname, { outcome: 'pay' }, TILL), 200));
await step('the plan is active', () => until(async () => (await call('GET', '/api/user/')).body.data.plan.hasPlan, 60));
const server = await step('a server', async () =>
  must(await call('POST', '/api/server/create', { name: 'Helm test', ipAddress: TARGET_IP, website: TARGET, monitoringInterval: 60, workspaceId: workspace._id, userId: me._id, email: false, whatsApp: false }), 201).data,
);
await step('its first check', () => until(async () => (await call('GET', `/api/server/pings/${server._id}?page=1`)).body.data?.[0], 90));
await leave();
