-- The database of NoWahala: before the first release, and again (empty) before a restore. Roles come first: roles.sql.
--   psql "$ADMIN_URL" -f deploy/postgres/database.sql
CREATE DATABASE nowahala OWNER nowahala_owner;
REVOKE CONNECT ON DATABASE nowahala FROM PUBLIC;
GRANT CONNECT ON DATABASE nowahala TO nowahala_identity, nowahala_workspaces, nowahala_billing, nowahala_scheduler, nowahala_analyzer, nowahala_notifier, nowahala_gateway, nowahala_prober;
