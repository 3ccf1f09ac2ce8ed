import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Reconciliation counts the invoices of each workspace. */
export class InvoicesOfWorkspace1700100000002 implements MigrationInterface {
  name = 'InvoicesOfWorkspace1700100000002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX invoice_document_workspace ON invoice_document (workspace_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX invoice_document_workspace');
  }
}
