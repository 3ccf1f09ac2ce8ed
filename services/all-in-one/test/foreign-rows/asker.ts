import { getRepositoryToken } from '@nestjs/typeorm';
import { createLogger, databaseOf, LOGGER, ProductClock, Store } from '@nowahala/platform';
import type { Database, Service, SqlRunner } from '@nowahala/platform';
import type { ThrowawayDatabase } from '@nowahala/testkit';
import { inspect } from 'node:util';
import type { EntitySchema, ObjectLiteral } from 'typeorm';
import type { Method, Parameter } from './methods.js';
import { ARGUMENTS } from './by-hand.js';
import { columnsOf, digestAsFunction, fill, OF_THE_PLATFORM, OTHER_ID, ownersRows, takeAnyRow, valueOf } from './rows.js';
import type { World } from './rows.js';
import { isTenant } from './tenants.js';

export interface Result {
  /** What came out, as text; undefined when it refused. */
  out: string | undefined;
  /** The rows of the owner afterwards. */
  rows: string;
  fault?: unknown;
}

/** Of objects whose fields are no columns. */
const OTHER_FIELDS = [
  'open',
  'whatsApp',
  'ageSeconds',
  'references',
  'referencesGood',
  'times',
  'count',
  'slot',
  'wantedAt',
  'lastAt',
  'from',
  'to',
  'because',
];

interface Who {
  tenant: string;
  about: string;
}

const whose = (name: string, { tenant, about }: Who): string => (isTenant(name) ? tenant : about);

class RollBack extends Error {}

/** Asks the methods of one service, each in a transaction that is rolled back. */
export class Asker {
  private readonly clock = new ProductClock();

  private constructor(
    private readonly service: Service,
    private readonly database: Database,
    private readonly columns: Awaited<ReturnType<typeof columnsOf>>,
  ) {}

  static async open(service: Service, { url }: ThrowawayDatabase, watched: string): Promise<Asker> {
    const database = databaseOf(service, { url, poolSize: 3, logger: createLogger('silent', 'spec') });
    await database.connect();
    await database.migrate();
    await takeAnyRow(database);
    const columns = await columnsOf(database);
    await digestAsFunction(database, columns, watched);
    return new Asker(service, database, columns);
  }

  fill(world: World, ...tenants: string[]): Promise<void> {
    return fill(this.database, this.columns, world, tenants);
  }

  rows(): Promise<string> {
    return ownersRows(this.database);
  }

  /** As this tenant; about what is its own, or about what is another's. */
  async ask(method: Method, world: World, tenant: string, about = tenant): Promise<Result> {
    const answer: Result = { out: undefined, rows: '' };
    await this.database
      .transaction(async (sql) => {
        const database = within(this.database, sql);
        const store = new Store({
          database,
          clock: this.clock,
          producer: this.service.name,
          aggregates: this.service.aggregates ?? [],
        });
        const asked = this.build(method, database, store, sql) as Record<string, (...values: unknown[]) => unknown>;
        await store
          .transaction(async (tx) => asked[method.name]!(...this.args(method, world, { tenant, about }, tx)))
          .then(
            (out) => (answer.out = inspect(out, { depth: 12, maxArrayLength: null, maxStringLength: null, sorted: true })),
            (fault: unknown) => (answer.fault = fault),
          );
        if (!answer.fault) answer.rows = await ownersRows(sql);
        throw new RollBack();
      })
      .catch((error: unknown) => {
        if (!(error instanceof RollBack)) throw error;
      });
    return answer;
  }

  close(): Promise<void> {
    return this.database.close();
  }

  private build({ class: Class }: Pick<Method, 'class'>, database: Database, store: Store, sql: SqlRunner): object {
    const types = (Reflect.getMetadata('design:paramtypes', Class) ?? []) as Method['class'][];
    const tokens = (Reflect.getMetadata('self:paramtypes', Class) ?? []) as { index: number; param: unknown }[];
    const parts = types.map((type, at) => {
      const token = tokens.find(({ index }) => index === at)?.param;
      if (token === LOGGER) return createLogger('silent', 'spec');
      if (token)
        return sql.manager.getRepository(
          this.service.entities!.find((entity) => getRepositoryToken(entity) === token) as EntitySchema<ObjectLiteral>,
        );
      if (/(Repository|Query)$/.test(type.name)) return this.build({ class: type }, database, store, sql);
      return { Database: database, Store: store }[type.name] ?? this.clock;
    });
    return new Class(...parts);
  }

  private args({ label, parameters }: Method, world: World, who: Who, tx: SqlRunner): unknown[] {
    const given = ARGUMENTS[label]?.(who.about, world);
    const args = parameters.map((parameter, at) => (given && at in given ? given[at] : this.argument(parameter, world, who, tx)));
    return parameters.at(-1)?.isRest ? [...args.slice(0, -1), ...(args.at(-1) as unknown[])] : args;
  }

  /** With every name that a column or a property has, and now and then newer or of another server than the row that is kept. */
  private row(world: World, who: Who): object {
    const columns = this.columns.filter(({ table }) => !OF_THE_PLATFORM.test(table));
    const later = world.choose('later', 0, 1_000);
    const valued = (name: string, column: (typeof columns)[number]): [string, unknown] => {
      const value = ofRow(valueOf({ ...column, nullable: false }, world, whose(name, who)));
      if (name === 'serverId') return [name, world.choose('serverId', who.about, OTHER_ID)];
      return [name, typeof value === 'number' && /^int/.test(column.type) ? value + later : value];
    };
    const properties = this.database.dataSource.entityMetadatas.flatMap(({ tableName, columns: mapped }) =>
      mapped.flatMap(({ propertyName, databaseName }) => {
        const column = columns.find(({ table, name }) => table === tableName && name === databaseName);
        return column ? [valued(propertyName, column)] : [];
      }),
    );
    return Object.fromEntries([...columns.map((column) => valued(camelCase(column.name), column)), ...properties]);
  }

  private argument({ name, fields, type }: Parameter, world: World, who: Who, tx: SqlRunner): unknown {
    const tenant = whose(name, who);
    if (/^(SqlRunner|Transaction)/.test(type)) return tx;
    const many = /\[\]$/.test(type) || /^Iterable|^Set</.test(type);
    if (many && !fields.length) {
      const one = this.argument({ name: name.replace(/s$/, ''), fields, isRest: false, type: type.replace(/\[\]$/, '').replace(/^\w+<(.*)>$/, '$1') }, world, who, tx); // prettier-ignore
      return type.startsWith('Set<') ? new Set([one]) : [one];
    }
    if (/^(Date|Instant)\b/.test(type)) return name === 'now' ? world.now : world.at(name);
    if (/^number\b/.test(type)) return world.amount(name);
    if (/^boolean\b/.test(type)) return world.choose(name, true, false);
    if (/^string\b/.test(type) && /^id$|Id$/.test(name)) return tenant;
    if (/^string\b/.test(type)) return world.choose(`${name}!`, tenant, tenant, world.text(name, tenant), `new ${tenant}`);
    const literals = [...type.matchAll(/'([^']*)'/g)].map(([, text]) => text!);
    if (literals.length > 0 && /^'/.test(type)) return world.choose(name, ...literals);
    if (/^Map</.test(type)) return new Map([[tenant, [tenant]]]);
    const object = {
      ...Object.fromEntries(fields.map((field) => [field, fieldOf(field, world, whose(field, who))])),
      ...Object.fromEntries(OTHER_FIELDS.map((field) => [field, fieldOf(field, world, whose(field, who))])),
      ...this.row(world, who),
      id: world.choose('id', who.about, OTHER_ID),
    };
    return fields.length > 0 || !/^\w+$/.test(type) ? object : world.choose<unknown>(`${name}#`, object, object, world.text(name, tenant));
  }
}

/** The same schema, inside of a transaction that is already open. */
const within = (database: Database, sql: SqlRunner): Database =>
  Object.assign(Object.create(database) as Database, {
    query: sql.query.bind(sql),
    transaction: <T>(work: (tx: SqlRunner) => Promise<T>) => work(sql),
  });

function fieldOf(field: string, world: World, tenant: string): unknown {
  if (/^(open|whatsApp)$/.test(field)) return world.choose(field, true, false);
  if (/^(ageSeconds|references|referencesGood|times|count)$/.test(field)) return 1;
  if (/^(slot|from|to|\w+At)$/.test(field)) return world.at(field);
  return /Ids$/.test(field) ? [tenant] : tenant;
}

const camelCase = (name: string): string => name.replaceAll(/_([a-z0-9])/g, (_, sign: string) => sign.toUpperCase());
const ofRow = (value: unknown): unknown => (typeof value === 'string' && value.startsWith('{') ? JSON.parse(value) : value);
