import type { EntitySchema, ObjectLiteral } from 'typeorm';
import type { SqlRunner } from './database.js';

/**
 * Inserts the row, or overwrites the given properties of the stored one when the given version is higher. Returns false when
 * the stored one is as new or newer. For local copies of other services' data, whose messages may come again or late.
 */
export async function upsertIfNewer<E extends ObjectLiteral>(
  { manager }: Pick<SqlRunner, 'manager'>,
  entity: EntitySchema<E>,
  row: Partial<E>,
  version: keyof E & string = 'version',
): Promise<boolean> {
  const { columns, primaryColumns } = manager.connection.getMetadata(entity);
  const given = columns.filter(({ propertyName }) => row[propertyName] !== undefined);
  const names = (some: typeof columns) => some.map(({ databaseName }) => databaseName);
  const { databaseName } = columns.find(({ propertyName }) => propertyName === version)!;
  const { tableName } = manager.connection.getMetadata(entity);
  const { raw } = await manager
    .createQueryBuilder()
    .insert()
    .into(entity)
    .values(row as never)
    .updateEntity(false)
    .orUpdate(names(given.filter(({ isPrimary }) => !isPrimary)), names(primaryColumns), {
      overwriteCondition: { where: `"${tableName}"."${databaseName}" < EXCLUDED."${databaseName}"` },
    })
    .returning([version])
    .execute();
  return (raw as unknown[]).length > 0;
}
