import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** The format of a set of faults. README.md explains it with examples. */
const keys = z.array(z.array(z.string().min(2)).min(1)).min(1);
const judged = z.strictObject({ words: z.string().min(10), says: keys, neverSays: z.array(z.string().min(2)).default([]) });

const certificate = z.strictObject({
  names: z.array(z.string()).min(1),
  issuer: z.string().default('Sectigo RSA Domain Validation Secure Server CA'),
  startsInDays: z.number().default(-60),
  endsInDays: z.number().default(30),
  selfSigned: z.boolean().default(false),
  /** False: nobody's browser knows this issuer. */
  trusted: z.boolean().default(true),
  /** True: the issuer's part of the chain is not sent. */
  incomplete: z.boolean().default(false),
});

const answer = z.strictObject({
  /** Which requests get this answer; without it: all that no earlier answer took. */
  host: z.string().optional(),
  path: z.string().optional(),
  status: z.string().regex(/^\d{3}( .*)?$/),
  headers: z.record(z.string(), z.union([z.string(), z.array(z.string())])).default({}),
  body: z.string().default(''),
  /** A file beside set.json, for long pages. */
  bodyFile: z.string().optional(),
  /** After so many bytes of the body the connection is closed. */
  cutAfter: z.number().int().min(0).optional(),
});

const door = z.union([
  z.enum(['open', 'refused', 'silent', 'reset', 'hangup']),
  /** Sends this as soon as somebody connects. */
  z.strictObject({ greets: z.string() }),
  /** Sends this after the first bytes it gets, then hangs up. */
  z.strictObject({ replies: z.string() }),
  z.strictObject({ repliesHex: z.string().regex(/^([0-9a-f]{2})+$/i) }),
  z.strictObject({
    certificate: certificate.optional(),
    answers: z.union([z.literal('never'), z.literal('hangup'), z.array(answer).min(1)]),
  }),
]);

const machine = z.union([
  z.enum(['silent', 'unreachable']),
  z.strictObject({
    /** Milliseconds of its answer to a ping; null: it does not answer pings. */
    ping: z.number().nullable().default(20),
    reverseName: z.string().optional(),
    ports: z.record(z.string().regex(/^\d+$/), door).default({}),
  }),
]);

const name = z.union([
  z.enum(['nxdomain', 'servfail', 'refused', 'silent', 'nothing']),
  z.strictObject({
    A: z.array(z.ipv4()).default([]),
    AAAA: z.array(z.ipv6()).default([]),
    CNAME: z.array(z.string()).default([]),
    NS: z.array(z.string()).default([]),
  }),
]);

const fault = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  /** What really happened, and where this is documented. */
  about: z.string().min(10),
  server: z
    .strictObject({ website: z.string().optional(), ipAddress: z.ipv4().optional() })
    .refine((one) => one.website !== undefined || one.ipAddress !== undefined, 'a website, an address, or both'),
  names: z.record(z.string(), name).default({}),
  machines: z.record(z.ipv4(), machine).default({}),
  /** Up: nothing is wrong, however the page looks. */
  expect: z.union([z.literal('up'), z.strictObject({ cause: judged, step: judged })]),
});

const set = z.strictObject({
  writtenBy: z.string().min(3),
  writtenOn: z.iso.date(),
  from: z.string().min(10),
  faults: z.array(fault).min(1),
});

/** @returns {import('zod').infer<typeof set>} */
export function readSet(folder) {
  const read = set.parse(JSON.parse(readFileSync(join(folder, 'set.json'), 'utf8')));
  const ids = read.faults.map(({ id }) => id);
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  if (twice.length > 0) throw new Error(`more than one fault is called ${twice.join(', ')}`);
  for (const { machines } of read.faults)
    for (const one of Object.values(machines))
      for (const port of Object.values(one.ports ?? {}))
        if (Array.isArray(port.answers))
          for (const each of port.answers) if (each.bodyFile !== undefined) each.body = readFileSync(join(folder, each.bodyFile), 'utf8');
  return read;
}
