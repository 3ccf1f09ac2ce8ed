import pg from 'pg';
import type { NamingStrategyInterface } from 'typeorm';
import { typeorm } from './typeorm.js';

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (character) => `_${character.toLowerCase()}`);
const camelCase = (name: string): string => name.replace(/_([a-z0-9])/g, (_match, character: string) => character.toUpperCase());

/** Property `amountKobo` is column `amount_kobo`; a name that a column states itself wins. */
export function snakeCaseColumns(): NamingStrategyInterface {
  return new (class SnakeCaseColumns extends typeorm().DefaultNamingStrategy {
    override columnName(property: string, stated: string | undefined, prefixes: string[]): string {
      return stated || snakeCase([...prefixes, property].join('_'));
    }
  })();
}

const INT8 = 20;

/** Reads int8 as number on connections with these types: amounts, counts and sequences stay far below 2^53. */
export const int8AsNumber = {
  getTypeParser: (oid: number, format?: string): unknown =>
    oid === INT8 && format !== 'binary' ? Number : pg.types.getTypeParser(oid, format as 'text'),
};

type Row = Record<string, unknown>;

/** Gives the columns of rows their camelCase names; JSON inside a column stays as it is. */
export class CamelCaseRows {
  private readonly known = new Map<string, { names: string[]; template: Row } | null>();

  rename(rows: Row[]): Row[] {
    const shape = rows.length === 0 ? null : this.shapeOf(Object.keys(rows[0]!));
    if (shape === null) return rows;
    const { names, template } = shape;
    return rows.map((row) => {
      // A copy of a complete object is twice as fast as one that grows column by column.
      const renamed = { ...template };
      const values = Object.values(row);
      for (let index = 0; index < values.length; index += 1) renamed[names[index]!] = values[index];
      return renamed;
    });
  }

  /** The new names and an empty row with them, found once for each set of columns; null when no name changes. */
  private shapeOf(columns: string[]): { names: string[]; template: Row } | null {
    const key = columns.join();
    let shape = this.known.get(key);
    if (shape === undefined) {
      const names = columns.map(camelCase);
      const changes = columns.some((column) => column.includes('_'));
      shape = changes ? { names, template: Object.fromEntries(names.map((name) => [name, null])) } : null;
      this.known.set(key, shape);
    }
    return shape;
  }
}
