-- Roles of NoWahala: one owns the tables and migrates, one per service does its part and sees nothing of the others.
--   psql "$ADMIN_URL" -v owner_password=... -v service_password=... -f deploy/postgres/roles.sql
-- Then the database (database.sql), DATABASE_URL_owner for the migration job (database.migrationsKey) and DATABASE_URL_<service> for the pods; the
-- migration job gives the rights (GRANT_ROLES=nowahala_, set by the chart with database.rolePerService).
-- Change each service's password afterwards: ALTER ROLE nowahala_billing PASSWORD '...';
CREATE ROLE nowahala_owner LOGIN PASSWORD :'owner_password';
CREATE ROLE nowahala_identity LOGIN PASSWORD :'service_password';
CREATE ROLE nowahala_workspaces LOGIN PASSWORD :'service_password';
CREATE ROLE nowahala_billing LOGIN PASSWORD :'service_password';
CREATE ROLE nowahala_scheduler LOGIN PASSWORD :'service_password';
CREATE ROLE nowahala_analyzer LOGIN PASSWORD :'service_password';
CREATE ROLE nowahala_notifier LOGIN PASSWORD :'service_password';
CREATE ROLE nowahala_gateway LOGIN PASSWORD :'service_password';
-- Reads the log of the bus where PostgreSQL carries it, and nothing else.
CREATE ROLE nowahala_prober LOGIN PASSWORD :'service_password';
-- The owner hands the days of partitioned tables to their service, so it must be a member.
GRANT nowahala_analyzer, nowahala_identity, nowahala_workspaces, nowahala_billing, nowahala_scheduler, nowahala_notifier, nowahala_gateway TO nowahala_owner;
-- So that the alert OldTransaction sees everybody's transactions. Some managed servers do not let it be given: then it sees our own, and all else works.
DO $$ BEGIN
  GRANT pg_read_all_stats TO nowahala_identity, nowahala_workspaces, nowahala_billing, nowahala_scheduler, nowahala_analyzer, nowahala_notifier, nowahala_gateway;
EXCEPTION WHEN insufficient_privilege THEN
  RAISE WARNING 'pg_read_all_stats could not be given';
END $$;
