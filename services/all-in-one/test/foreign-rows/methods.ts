import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { LITERALS } from './by-hand.js';
import { isTenant } from './tenants.js';

export interface Parameter {
  name: string;
  /** Of a parameter that is taken apart where it is declared. */
  fields: string[];
  type: string;
  isRest: boolean;
}

/** A public method of a class that knows SQL. */
export interface Method {
  service: string;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  class: new (...parts: any[]) => object;
  name: string;
  label: string;
  parameters: Parameter[];
}

const servicesFolder = fileURLToPath(new URL('../../../', import.meta.url));

const PLAIN = /^(SqlRunner|Transaction|Date|Instant|number|boolean|string)\b/;
const ID = /^(id|\w+Id)s?$/;

/** Read from the code, so that a new one takes part by itself. */
export async function methodsOf(service: string): Promise<Method[]> {
  const folder = join(servicesFolder, service, 'src/database');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(query|repository)\.ts$/.test(name));
  const methods: Method[] = [];
  for (const file of files.toSorted()) {
    const source = readFileSync(join(folder, file), 'utf8');
    const exported = (await import(pathToFileURL(join(folder, file)).href)) as Record<string, Method['class']>;
    for (const [className, theClass] of Object.entries(exported)) {
      if (!/^class\s/.test(String(theClass))) continue;
      const body = source.slice(source.indexOf(`class ${className}`));
      for (const name of Object.getOwnPropertyNames(theClass.prototype)) {
        const declared = new RegExp(`^  (private |protected )?(?:async )?${name}(?:<[^>]*>)?\\(`, 'm').exec(body);
        if (name === 'constructor' || !declared || declared[1]) continue;
        const parameters = split(upToClosing(body.slice(declared.index + declared[0].length))).map(parameterOf);
        methods.push({ service, class: theClass, name, label: `${service} ${className}.${name}`, parameters });
      }
    }
  }
  return methods;
}

/** Whether it is asked for somebody's or something's rows; the others serve jobs, for everybody at once. */
export const isAskedById = ({ parameters }: Method): boolean =>
  parameters.some(({ name, fields, type }) => [name, ...fields].some((word) => ID.test(word) || isTenant(word)) || !PLAIN.test(type));

/** Whether it takes who asks and what about: the two need not belong together. */
export const namesTenant = ({ parameters }: Method): boolean =>
  parameters.some(({ name, fields }) => isTenant(name) || fields.some(isTenant));

/** What the SQL of a service compares each column with, to make rows that it finds. */
export function literalsOf(service: string): Map<string, string[]> {
  const folder = join(servicesFolder, service, 'src');
  const literals = new Map<string, Set<string>>();
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /^database.*(query|repository)\.ts$/.test(name),
  )) {
    const source = readFileSync(join(folder, file), 'utf8');
    for (const [, column, first, more = ''] of source.matchAll(/\b([a-z_]+) (?:=|<>|IN) \(?'([^'$]*)'((?:, '[^'$]*')*)/g))
      for (const value of [first!, ...[...more.matchAll(/'([^']*)'/g)].map(([, text]) => text!)])
        literals.set(column!, (literals.get(column!) ?? new Set()).add(value));
  }
  return new Map([...literals].map(([column, values]) => [column, [...values, ...(LITERALS[column] ?? [])]]));
}

function upToClosing(text: string): string {
  let depth = 1;
  for (let at = 0; at < text.length; at += 1) {
    if ('([{'.includes(text[at]!)) depth += 1;
    if (')]}'.includes(text[at]!) && (depth -= 1) === 0) return text.slice(0, at);
  }
  throw new Error('a declaration without its end');
}

function split(list: string): string[] {
  const parts: string[] = [''];
  let depth = 0;
  for (const [at, sign] of [...list].entries()) {
    if ('([{<'.includes(sign)) depth += 1;
    if (')]}'.includes(sign) || (sign === '>' && list[at - 1] !== '=')) depth -= 1;
    if (sign === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}

function parameterOf(text: string): Parameter {
  const apart = /^\{([^}]*)\}\s*:\s*([^=]+)/.exec(text);
  if (apart)
    return {
      name: '',
      fields: apart[1]!.split(',').map((field) => field.trim().split(/[:\s=]/)[0]!).filter(Boolean), // prettier-ignore
      type: apart[2]!.trim(),
      isRest: false,
    };
  const [, name = '', type = /=\s*''/.test(text) ? 'string' : 'unknown'] =
    /^(?:\.\.\.)?(\w+)\??\s*(?::\s*((?:[^=]|=>)+))?/.exec(text) ?? [];
  return { name, fields: [], type: type.trim().replace(/^readonly /, ''), isRest: text.startsWith('...') };
}
