import { z } from 'zod';

/** Building blocks of responses. Each takes the example that the documentation shows. */
export const id = (example: string) => z.uuid().meta({ example });
export const text = (example: string) => z.string().meta({ example });
export const number = (example: number) => z.number().meta({ example });
export const flag = (example: boolean) => z.boolean().meta({ example });
export const oneOf = <const V extends readonly [string, ...string[]]>(values: V, example: V[number]) => z.enum(values).meta({ example });
/** ISO 8601 in UTC. */
export const time = (example: string) => z.iso.datetime().meta({ example });
/** Null where there is none; the documentation shows `example`. */
export const orNull = <S extends z.ZodType>(schema: S, example?: z.output<S> | null) =>
  example === undefined ? schema.nullable() : schema.nullable().meta({ example });

export const withData = <S extends z.ZodType>(data: S) => z.object({ data });
export const withMessage = <S extends z.ZodType>(message: string, data: S) => z.object({ message: text(message), data });
export const onlyMessage = (message: string) => z.object({ message: text(message) });

export const paginationResponse = z.object({
  currentPage: number(1),
  totalPages: number(7),
  totalItems: number(133),
  pageSize: number(20),
});
export type PaginationResponse = z.output<typeof paginationResponse>;
export const pageOf = <S extends z.ZodType>(row: S) => z.object({ data: z.array(row), pagination: paginationResponse });
export const cursorPageOf = <S extends z.ZodType>(row: S, nextCursor: string | null = null) =>
  z.object({ data: z.array(row), nextCursor: z.string().nullable().meta({ example: nextCursor }) });

/** Every refusal. `fields` names what is wrong with which field. */
export const errorResponse = z.object({
  statusCode: z.int(),
  code: z.string(),
  message: z.string(),
  requestId: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
});
export type ErrorResponse = z.output<typeof errorResponse>;
