#!/usr/bin/env bash
# Into an empty database:   DATABASE_URL=postgres://... deploy/postgres/restore.sh <file>
set -euo pipefail
file=${1:?the dump to restore}
: "${DATABASE_URL:?the address of the empty database, as its owner}"
if [ "$(psql "$DATABASE_URL" -XAtqc "SELECT count(*) FROM pg_namespace WHERE nspname = 'identity'")" != 0 ]; then
  echo 'This database is not empty. Restore into a new one.' >&2
  exit 1
fi
pg_restore --no-owner --exit-on-error --single-transaction --dbname "$DATABASE_URL" "$file"
echo 'Restored. Now: nowahala migrate; on Kafka nowahala ops after-restore --yes; nowahala ops erasures replay <the newest erasures.json> --yes; start the product'
