import pg from 'pg';
import { DefaultNamingStrategy } from 'typeorm';

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (character) => `_${character.toLowerCase()}`);
const camelCase = (name: string): string => name.replace(/_([a-z0-9])/g, (_match, character: string) => character.toUpperCase());

/** Property `amountKobo` is column `amount_kobo`; a name that a column states itself wins. */
export class SnakeCaseColumns extends DefaultNamingStrategy {
  override columnName(property: string, stated: string | undefined, prefixes: string[]): string {
    return stated || snakeCase([...prefixes, property].join('_'));
  }
}

const INT8 = 20;

/** Reads int8 as number on connections with these types: amounts, counts and sequences stay far below 2^53. */
export const int8AsNumber = {
  getTypeParser: (oid: number, format?: string): unknown =>
    oid === INT8 && format !== 'binary' ? Number : pg.types.getTypeParser(oid, format as 'text'),
};

type Names = [from: string, to: string][];
type Row = Record<string, unknown>;

/** Gives the columns of rows their camelCase names; JSON inside a column stays as it is. */
export class CamelCaseRows {
  private readonly known = new Map<string, Names | null>();

  rename(rows: Row[]): Row[] {
    const names = rows.length === 0 ? null : this.namesOf(Object.keys(rows[0]!));
    if (names === null) return rows;
    return rows.map((row) => {
      const renamed: Row = {};
      for (const [from, to] of names) renamed[to] = row[from];
      return renamed;
    });
  }

  /** Found once for each set of columns; null when no name changes. */
  private namesOf(columns: string[]): Names | null {
    const key = columns.join();
    let names = this.known.get(key);
    if (names === undefined) {
      names = columns.some((column) => column.includes('_')) ? columns.map((column) => [column, camelCase(column)]) : null;
      this.known.set(key, names);
    }
    return names;
  }
}
