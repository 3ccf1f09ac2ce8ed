/** Of what PostgreSQL refused, whether TypeORM has wrapped it or not; empty for other errors. */
export const sqlState = (error: unknown): string =>
  String((error as { code?: string; driverError?: { code?: string } }).driverError?.code ?? (error as { code?: string }).code ?? '');
