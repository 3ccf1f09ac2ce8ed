import type { SchemaRecord, TableRecord } from './read-schema.js';

/**
 * What code written for the schema `before` cannot live with in the schema `after`, one sentence each; none when the
 * change only expands. While a release is rolled out, and after it is rolled back, old code works on the new schema.
 */
export function whatBreaks(before: SchemaRecord, after: SchemaRecord): string[] {
  const ofTables = Object.entries(before.tables).flatMap(([name, table]) => {
    const now = after.tables[name];
    return now ? inTable(name, table, now) : [`${name} is gone`];
  });
  const lost = before.functions.filter((name) => !after.functions.includes(name));
  return [...ofTables, ...lost.map((name) => `the function ${name} is gone`)];
}

function inTable(name: string, before: TableRecord, after: TableRecord): string[] {
  return [
    ...(before.kind === after.kind ? [] : [`${name} was ${before.kind} and is ${after.kind}`]),
    ...columnsOf(name, before, after),
    ...uniqueOf(name, before, after),
    ...rulesOf(name, before, after),
  ];
}

function columnsOf(name: string, before: TableRecord, after: TableRecord): string[] {
  const old = Object.entries(before.columns).flatMap(([column, was]) => {
    const is = after.columns[column];
    return is === undefined ? [`${name}.${column} is gone`] : inColumn(`${name}.${column}`, parse(was), parse(is));
  });
  const added = Object.entries(after.columns)
    .filter(([column, is]) => !(column in before.columns) && parse(is).required && !parse(is).filled)
    .map(([column]) => `${name}.${column} is new and required, and nothing fills it for code that does not know it`);
  return [...old, ...added];
}

function inColumn(name: string, was: Column, is: Column): string[] {
  const problems: string[] = [];
  if (was.type !== is.type && !isWider(was.type, is.type)) problems.push(`${name} was ${was.type} and is ${is.type}`);
  if (!was.required && is.required) problems.push(`${name} may not be left out any more`);
  if (is.required && was.filled && !is.filled) problems.push(`${name} is not filled by itself any more`);
  if (was.filled !== is.filled && (is.filled === 'generated' || is.filled === 'identity always'))
    problems.push(`${name} may not be written any more`);
  return problems;
}

/** By name: ON CONFLICT ON CONSTRAINT and the error handling name them. */
function uniqueOf(name: string, before: TableRecord, after: TableRecord): string[] {
  const lost = Object.entries(before.unique)
    .filter(([index, definition]) => after.unique[index] !== definition)
    .map(([index]) => `${name} has no unique index ${index} as it was, which ON CONFLICT may need`);
  const added = Object.entries(after.unique)
    .filter(([index, definition]) => !(index in before.unique) && !isEmptyForOldCode(definition, before, after))
    .map(([index]) => `${name} has the new unique index ${index}, which rows of old code may violate`);
  return [...lost, ...added];
}

/** A new column that old code leaves null keeps its rows out of a unique index. */
function isEmptyForOldCode(definition: string, before: TableRecord, after: TableRecord): boolean {
  if (definition.includes('nulls not distinct')) return false;
  return columnsIn(definition).some((column) => isLeftNull(column, before, after));
}

function rulesOf(name: string, before: TableRecord, after: TableRecord): string[] {
  return Object.entries(after.rules)
    .filter(([rule, definition]) => before.rules[rule] !== definition)
    .filter(([, definition]) => !columnsIn(definition).every((column) => isLeftNull(column, before, after)))
    .map(([rule]) => `${name} has the new rule ${rule}, which rows of old code may violate`);
}

function isLeftNull(column: string, before: TableRecord, after: TableRecord): boolean {
  const is = after.columns[column];
  return !(column in before.columns) && is !== undefined && !parse(is).required && !parse(is).filled;
}

/** The list in parentheses that a definition begins with. */
const columnsIn = (definition: string): string[] =>
  definition
    .slice(1, definition.indexOf(')'))
    .split(', ')
    .map((column) => column.replaceAll('"', ''));

interface Column {
  type: string;
  required: boolean;
  filled: string;
}

function parse(text: string): Column {
  const [type = '', ...rest] = text.split(' | ');
  return { type, required: rest.includes('required'), filled: rest.filter((word) => word !== 'required').join() };
}

/** bigint is not among them: the driver hands it over as text where it handed over numbers. */
function isWider(was: string, is: string): boolean {
  if (was === 'smallint' && is === 'integer') return true;
  const length = /^character varying(?:\((\d+)\))?$/;
  const [from, to] = [length.exec(was), length.exec(is)];
  if (!from) return false;
  return is === 'text' || (to !== null && Number(to[1] ?? Infinity) > Number(from[1] ?? Infinity));
}
