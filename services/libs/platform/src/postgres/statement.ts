/** One that is asked for by itself; the rest is as `pg` has it. */
export interface Statement {
  text: string;
  values?: unknown[] | undefined;
  name?: string | undefined;
  rowMode?: 'array';
  query_timeout?: number;
}

/** Several statements in one text are understood by the simple protocol only. */
export const isSimple = (text: string, values: unknown[] | undefined): boolean => !values?.length && text.includes(';');
