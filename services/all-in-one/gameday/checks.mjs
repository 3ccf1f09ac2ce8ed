/** Compares what the product wrote down and sent with what really happened. Each check is a row: expected, lost, double, invented. */
const EDGE_MS = 2_500;
const [SCHEDULED, WHILE_DOWN] = [0, 1];
const [SUCCESS, , , , UNKNOWN] = [0, 1, 2, 3, 4];
const INTERVAL_MS = 60_000;

const row = (what, expected) => ({ what, expected, lost: [], double: [], invented: [] });
const clock = (at) => new Date(at).toISOString().slice(11, 19);

/** Every real outage has one incident, and every incident a real outage. */
export function checkIncidents({ sites, beganAt }, incidents) {
  const outages = sites.filter((site) => !site.isBlip && site.outages.length > 0);
  const result = row('incidents', outages.length);
  for (const site of sites) {
    const own = incidents.filter(({ server_id }) => server_id === site.serverId);
    const { matched, rest } = ofOutage(site, own, beganAt);
    if (!site.isBlip && site.outages.length > 0 && matched.length === 0) result.lost.push(`${site.name}: no incident`);
    for (const { id } of matched.slice(1)) result.double.push(`${site.name}: one more incident ${id}`);
    for (const { started_at, kind } of rest) result.invented.push(`${site.name}: ${kind} at ${clock(started_at)}`);
    for (const { status, id } of own) if (status !== 'resolved') result.lost.push(`${site.name}: incident ${id} was never resolved`);
  }
  return result;
}

function ofOutage(site, incidents, beganAt) {
  const isReal = ({ started_at }) =>
    !site.isBlip && site.outages.some(({ from, to }) => +started_at >= beganAt + from - EDGE_MS && +started_at <= beganAt + to + EDGE_MS);
  return { matched: incidents.filter(isReal), rest: incidents.filter((one) => !isReal(one)) };
}

/** What a message says: which transition, of which sites. */
function meaningOf(subject) {
  const names = [...subject.matchAll(/Site \d{3}/g)].map(([name]) => name);
  const kinds = /still (down|cannot be reached)/.test(subject)
    ? []
    : /(was|were) down for .* back/.test(subject)
      ? ['down and back']
      : /(down|cannot be reached) since/.test(subject)
        ? ['down']
        : /(is|are) back|again/.test(subject)
          ? ['back']
          : [];
  return names.flatMap((name) => kinds.map((kind) => `${name} ${kind}`));
}

/** One message a transition and channel. The same mail under the same Message-ID is one: mail programs show it once. */
export function checkMessages({ customers, sites }, incidents, mails, notes) {
  const email = row('mails', 0);
  const whatsApp = row('WhatsApp messages', 0);
  const siteOf = new Map(sites.map((site) => [site.serverId, site]));
  const expected = new Set(incidents.flatMap(({ server_id }) => ['down', 'back'].map((kind) => `${siteOf.get(server_id)?.name} ${kind}`)));
  const mailed = sent(mails.map(({ mail, envelope }) => ({ to: envelope.to[0], id: mail.messageId, text: mail.subject ?? '' })));
  const noted = sent(notes.map(({ to, sid, body }) => ({ to, id: sid, text: body.split('\n')[0] })));
  for (const customer of customers)
    for (const { name, serverId } of sites.filter((site) => customer.servers.includes(site.serverId)))
      for (const kind of ['down', 'back']) {
        const what = `${name} ${kind}`;
        const ids = messagesOf(mailed, customer.email, name, kind);
        const onPhone = customer.phone ? messagesOf(noted, `whatsapp:${customer.phone}`, name, kind) : new Set();
        const isDue = expected.has(what) && incidents.some((incident) => incident.server_id === serverId);
        email.expected += isDue ? 1 : 0;
        whatsApp.expected += isDue && customer.phone ? 1 : 0;
        if (isDue && ids.size === 0) email.lost.push(what);
        if (isDue && customer.phone && onPhone.size === 0 && ids.size === 0) whatsApp.lost.push(what);
        if (ids.size > 1) email.double.push(`${what}: ${ids.size} mails`);
        if (onPhone.size > 1) whatsApp.double.push(`${what}: ${onPhone.size} messages`);
        if (!isDue && ids.size > 0) email.invented.push(what);
        if (!isDue && onPhone.size > 0) whatsApp.invented.push(what);
      }
  return [email, whatsApp];
}

/**
 * Beginning and end in one message stand for both. After an alert whose answer was lost it is no second alert: nobody knew that
 * the first had arrived, and it brings the all-clear.
 */
function messagesOf(messages, to, name, kind) {
  const own = messages.get(`${to} ${name} ${kind}`) ?? new Set();
  const whole = messages.get(`${to} ${name} down and back`) ?? new Set();
  return kind === 'down' && whole.size <= 1 && own.size > 0 ? own : new Set([...own, ...whole]);
}

function sent(messages) {
  const found = new Map();
  for (const { to, id, text } of messages)
    for (const meaning of meaningOf(text)) {
      const key = `${to} ${meaning}`;
      found.set(key, (found.get(key) ?? new Set()).add(id));
    }
  return found;
}

/** A ping says what its site did at that moment; what could not be measured may say nothing. */
export function checkPings({ sites, beganAt }, pings) {
  const result = row('pings', pings.length);
  const byId = new Map(sites.map((site) => [site.serverId, site]));
  for (const { server_id, started_at, status } of pings) {
    const site = byId.get(server_id);
    if (!site || status === UNKNOWN) continue;
    const at = +started_at - beganAt;
    const isEdge = site.outages.some(({ from, to }) => Math.abs(at - from) < EDGE_MS || Math.abs(at - to) < EDGE_MS);
    const isAway = site.outages.some(({ from, to }) => at >= from && at < to);
    if (!isEdge && isAway === (status === SUCCESS))
      result.invented.push(
        `${site.name} at ${clock(started_at)}: ${status === SUCCESS ? 'a success while it was away' : `status ${status} while it was there`}`,
      );
  }
  return result;
}

/** Every minute of every steady server has its ping or lies in a recorded gap. */
export function checkSlots({ sites }, pings, gaps, until, shardOf) {
  const steady = sites.filter((site) => site.outages.length === 0);
  const result = row('slots', 0);
  result.inGaps = 0;
  const times = new Map(steady.map((site) => [site.serverId, []]));
  for (const { server_id, scheduled_at, kind } of pings)
    if (kind === SCHEDULED || kind === WHILE_DOWN) times.get(server_id)?.push(+scheduled_at);
  for (const { name, serverId } of steady) {
    // The very first check comes at once, outside of its slots.
    const [, ...slots] = times.get(serverId).sort((a, b) => a - b);
    const seen = new Set(slots);
    const own = gaps.filter(({ shard }) => shard === shardOf(serverId));
    if (slots.length === 0) result.lost.push(`${name}: never checked`);
    for (let slot = slots[0]; slot < until - INTERVAL_MS / 2; slot += INTERVAL_MS) {
      result.expected += 1;
      if (seen.has(slot)) continue;
      if (own.some(({ gap_from, gap_to }) => +gap_from <= slot && slot <= +gap_to)) result.inGaps += 1;
      else result.lost.push(`${name}: ${clock(slot)} neither fired nor in a gap`);
    }
  }
  return result;
}

/** Everybody paid once: one paid invoice each, numbered without gaps, and one mail about it. */
export function checkInvoices({ customers }, invoices, mails) {
  const result = row('invoices', customers.length);
  for (const { userId, email } of customers) {
    const paid = invoices.filter((invoice) => invoice.user_id === userId && invoice.status === 'paid');
    if (paid.length === 0) result.lost.push(`${email}: paid, and no invoice says so`);
    if (paid.length > 1) result.double.push(`${email}: ${paid.length} paid invoices`);
    const paidMails = mails.filter(({ envelope, mail }) => envelope.to.includes(email) && /^Payment received/.test(mail.subject ?? ''));
    const ids = new Set(paidMails.map(({ mail }) => mail.messageId));
    if (ids.size === 0) result.lost.push(`${email}: no mail about the payment`);
    if (ids.size > 1) result.double.push(`${email}: ${ids.size} mails about one payment`);
  }
  const known = new Set(customers.map(({ userId }) => userId));
  for (const { user_id, number } of invoices) if (number && !known.has(user_id)) result.invented.push(`${number}: nobody paid it`);
  const numbers = invoices.flatMap(({ number }) => (number ? [Number(/\d+$/.exec(number)[0])] : [])).sort((a, b) => a - b);
  numbers.forEach((number, index) => number !== index + 1 && result.lost.push(`number ${index + 1} is missing`));
  return result;
}

/** Nothing stays where it would wait for ever. */
export function checkLeftovers({ parked, outbox, waiting }) {
  const result = row('left behind', 0);
  for (const { schema, count } of parked) if (count > 0) result.lost.push(`${count} messages parked in ${schema}`);
  for (const { schema, count } of outbox) if (count > 0) result.lost.push(`${count} messages never left ${schema}`);
  if (waiting > 0) result.lost.push(`${waiting} deliveries never ended`);
  return result;
}
