/** A GraphQL selection: the name it is asked under, its own name, and what is wanted inside. */
export interface Field {
  as: string;
  name: string;
  inside: Field[];
}

const TOKENS = /[_A-Za-z]\w*|[{}:]|"(?:[^"\\]|\\.)*"|\([^()]*\)|#[^\n]*/g;
const DEEPEST = 5;

/** Reads the one kind of GraphQL this address speaks: a query of plain fields, arguments ignored. Undefined when it is anything else. */
export function readSelection(query: string): Field[] | undefined {
  if (query.length > 5_000) return undefined;
  const rest = query.replaceAll(TOKENS, '').replaceAll(/[\s,]+/g, '');
  if (rest !== '') return undefined;
  const tokens = (query.match(TOKENS) ?? []).filter((token) => !/^[("#]/.test(token));
  if (tokens[0] === 'query') tokens.splice(0, tokens[1] === '{' ? 1 : 2);
  const fields = readBlock(tokens, 0);
  return fields && tokens.length === 0 ? fields : undefined;
}

function readBlock(tokens: string[], depth: number): Field[] | undefined {
  if (tokens.shift() !== '{' || depth > DEEPEST) return undefined;
  const fields: Field[] = [];
  while (tokens.length > 0 && tokens[0] !== '}') {
    const as = tokens.shift()!;
    const name = tokens[0] === ':' ? tokens.splice(0, 2)[1] : as;
    if (!/^\w+$/.test(as) || !name || !/^\w+$/.test(name)) return undefined;
    const inside = tokens[0] === '{' ? readBlock(tokens, depth + 1) : [];
    if (!inside) return undefined;
    fields.push({ as, name, inside });
  }
  return tokens.shift() === '}' && fields.length > 0 ? fields : undefined;
}

/** Only what was asked for; undefined when something was asked for that is not there. */
export function pick(value: unknown, fields: Field[]): unknown {
  if (Array.isArray(value)) return value.map((item) => pick(item, fields));
  if (typeof value !== 'object' || value === null) return fields.length === 0 ? value : undefined;
  if (fields.length === 0) return undefined;
  const picked = fields.map(({ as, name, inside }) => [as, pick((value as Record<string, unknown>)[name], inside)] as const);
  return picked.some(([, inner]) => inner === undefined || (Array.isArray(inner) && inner.includes(undefined)))
    ? undefined
    : Object.fromEntries(picked);
}
