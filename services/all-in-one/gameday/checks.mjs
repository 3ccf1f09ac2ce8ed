/** Compares what the product wrote down and sent with what really happened. Each check is a row: expected, lost, double, invented. */
const EDGE_MS = 2_500;
/** A check that began this long before an outage, or before its end, may have met it. */
const CHECK_MS = 10_000;
const [SCHEDULED, WHILE_DOWN] = [0, 1];
const [SUCCESS, , , , UNKNOWN] = [0, 1, 2, 3, 4];
const INTERVAL_MS = 60_000;
/** The first and two further ones. RULES.md#verdicts */
const OPENING_FAILURES = 3;

const row = (what, expected) => ({ what, expected, lost: [], double: [], invented: [] });
const clock = (at) => new Date(at).toISOString().slice(11, 19);

/**
 * Every real outage has one incident that ends after it, and every incident a real outage. One that nobody could see, because every
 * slot of it lies in a recorded gap, may have none.
 */
export function checkIncidents({ sites, beganAt }, incidents, isUnseen = () => false) {
  const outages = sites.filter((site) => !site.isBlip && site.outages.length > 0);
  const result = { ...row('incidents', outages.length), inGaps: 0 };
  const known = new Set(sites.map(({ serverId }) => serverId));
  for (const { server_id, kind } of incidents) if (!known.has(server_id)) result.invented.push(`${kind} of ${server_id}, which nobody has`);
  for (const site of sites) {
    const own = incidents.filter(({ server_id }) => server_id === site.serverId);
    const { matched, rest } = ofOutage(site, own, beganAt);
    const isMissing = !site.isBlip && site.outages.length > 0 && matched.length === 0;
    if (isMissing && isUnseen(site)) result.inGaps += 1;
    else if (isMissing) result.lost.push(`${site.name}: no incident`);
    for (const { id } of matched.slice(1)) result.double.push(`${site.name}: one more incident ${id}`);
    for (const { started_at, kind } of rest) result.invented.push(`${site.name}: ${kind} at ${clock(started_at)}`);
    for (const { status, id } of own) if (status !== 'resolved') result.lost.push(`${site.name}: incident ${id} was never resolved`);
    for (const { resolved_at } of matched)
      if (resolved_at && +resolved_at < beganAt + site.outages[0].to - CHECK_MS)
        result.invented.push(`${site.name}: back at ${clock(resolved_at)}, while it was away`);
  }
  return result;
}

function ofOutage(site, incidents, beganAt) {
  const isReal = ({ started_at }) =>
    !site.isBlip && site.outages.some(({ from, to }) => +started_at >= beganAt + from - CHECK_MS && +started_at <= beganAt + to + EDGE_MS);
  return { matched: incidents.filter(isReal), rest: incidents.filter((one) => !isReal(one)) };
}

/** Whether an outage passed without the failed checks that open an incident, and the product says itself that some are missing. */
export function unseenBy({ beganAt }, pings, gaps, shardOf) {
  return ({ serverId, outages: [{ from, to }] }) => {
    const [first, last] = [beganAt + from, beganAt + to];
    const failed = pings.filter(
      ({ server_id, started_at, status }) =>
        server_id === serverId && +started_at >= first && +started_at < last && status !== SUCCESS && status !== UNKNOWN,
    );
    const own = gaps.filter(({ shard, gap_to, gap_from }) => shard === shardOf(serverId) && +gap_to >= first && +gap_from <= last);
    return failed.length < OPENING_FAILURES && own.length > 0;
  };
}

const namesIn = (text) => [...text.matchAll(/Site \d{3}/g)].map(([name]) => name);

/** What a message says: which transition, of which sites. */
function meaningOf(subject) {
  const names = namesIn(subject);
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
        if (isDue && customer.phone && onPhone.size === 0) whatsApp.lost.push(what);
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

const CODE = /\b\d{6}\b/;
const OTHER_SUBJECTS = [/^Welcome to NoWahala/, /^Payment received/, /^The phone number of your account was changed$/];

/** Beside alerts everybody gets one welcome and one receipt, and nothing that the day does not explain. */
export function checkOtherMessages({ customers, sites }, incidents, mails, notes) {
  const result = row('other messages', customers.length);
  const nameOf = new Map(sites.map(({ serverId, name }) => [serverId, name]));
  const troubled = new Set(incidents.map(({ server_id }) => nameOf.get(server_id)));
  const isExplained = (text) =>
    meaningOf(text).length > 0 || (/still (down|cannot be reached)/.test(text) && namesIn(text).every((name) => troubled.has(name)));
  for (const { email } of customers) {
    const own = mails.filter(({ envelope }) => envelope.to.includes(email));
    const welcomes = new Set(own.filter(({ mail }) => OTHER_SUBJECTS[0].test(mail.subject)).map(({ mail }) => mail.messageId));
    if (welcomes.size === 0) result.lost.push(`${email}: no welcome`);
    if (welcomes.size > 1) result.double.push(`${email}: ${welcomes.size} welcomes`);
  }
  const known = new Set(customers.map(({ email }) => email));
  for (const { envelope, mail } of mails) {
    const subject = mail.subject ?? '';
    const isOurs = /^Operator: /.test(subject);
    const isDue = envelope.to.every((to) => known.has(to)) && (isExplained(subject) || OTHER_SUBJECTS.some((other) => other.test(subject)));
    if (!isOurs && !isDue) result.invented.push(`${envelope.to.join(', ')}: ${subject}`);
  }
  const phones = new Set(customers.flatMap(({ phone }) => (phone ? [`whatsapp:${phone}`] : [])));
  for (const { to, body } of notes) {
    const [first] = body.split('\n');
    if (!phones.has(to) || !(isExplained(first) || CODE.test(body))) result.invented.push(`${to}: ${first}`);
  }
  return result;
}

/** What the pages answered is right, or comes later. */
export function checkAnswers({ asked, wrong }) {
  return { ...row('answers of the API', asked), invented: wrong };
}

/** A ping says what its site did at that moment; what could not be measured may say nothing. */
export function checkPings({ sites, beganAt }, pings) {
  const result = row('pings', pings.length);
  const byId = new Map(sites.map((site) => [site.serverId, site]));
  for (const { server_id, started_at, status } of pings) {
    const site = byId.get(server_id);
    if (!site || status === UNKNOWN) continue;
    const at = +started_at - beganAt;
    const isEdge = site.outages.some(({ from, to }) => [from, to].some((edge) => at > edge - CHECK_MS && at < edge + EDGE_MS));
    const isAway = site.outages.some(({ from, to }) => at >= from && at < to);
    if (!isEdge && isAway === (status === SUCCESS))
      result.invented.push(
        `${site.name} at ${clock(started_at)}: ${status === SUCCESS ? 'a success while it was away' : `status ${status} while it was there`}`,
      );
  }
  return result;
}

/** Every minute of every steady server has its one ping or lies in a recorded gap. */
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
    const first = firstInTurn(slots);
    const seen = new Set(slots);
    const own = gaps.filter(({ shard }) => shard === shardOf(serverId));
    const isInGap = (at) => own.some(({ gap_from, gap_to }) => +gap_from <= at && at <= +gap_to);
    // Seconds that come a second time after a step of the clock are checked again, and lie in a gap.
    for (const at of slots)
      if ((at - first) % INTERVAL_MS !== 0 && !isInGap(at)) result.double.push(`${name}: ${clock(at)} is no slot of it`);
    if (slots.length === 0) result.lost.push(`${name}: never checked`);
    for (let slot = first; slot < until - INTERVAL_MS / 2; slot += INTERVAL_MS) {
      result.expected += 1;
      if (seen.has(slot)) continue;
      if (isInGap(slot)) result.inGaps += 1;
      else result.lost.push(`${name}: ${clock(slot)} neither fired nor in a gap`);
    }
  }
  return result;
}

/** The first of those that are whole intervals apart from most others: what a stepped clock repeats may come before it. */
function firstInTurn(slots) {
  const turns = [...Map.groupBy(slots, (at) => at % INTERVAL_MS).values()];
  return turns.toSorted((a, b) => b.length - a.length || a[0] - b[0])[0]?.[0];
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
export function checkLeftovers({ parked, outbox, waiting, silenced }) {
  const result = row('left behind', 0);
  for (const { schema, count } of parked) if (count > 0) result.lost.push(`${count} messages parked in ${schema}`);
  for (const { schema, count } of outbox) if (count > 0) result.lost.push(`${count} messages never left ${schema}`);
  if (waiting > 0) result.lost.push(`${waiting} deliveries never ended`);
  // Whatever the mail server said was about us: every address takes mails.
  for (const { address, reason } of silenced) result.lost.push(`${address} gets no mails any more: ${reason}`);
  return result;
}

/** A day on which nothing happened proves nothing: each fault of the timetable came true, unless it cannot be done on this machine. */
export function checkFaults(played) {
  const rows = { kill: row('processes killed', 0), freeze: row('processes frozen', 0), others: row('other faults', 0) };
  for (const each of Object.values(rows)) each.notHere = 0;
  for (const { what, service, at, result } of played) {
    const into = rows[what] ?? rows.others;
    if (result === 'impossible') into.notHere += 1;
    else into.expected += 1;
    if (result === 'failed') into.lost.push([what, service, `at ${Math.round(at / 1_000)} s did not happen`].filter(Boolean).join(' '));
  }
  for (const each of Object.values(rows)) if (each.expected === 0) each.lost.push('there were none');
  return Object.values(rows);
}
