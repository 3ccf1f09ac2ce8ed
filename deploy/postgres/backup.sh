#!/usr/bin/env bash
# One consistent dump of everything:   DATABASE_URL=postgres://... deploy/postgres/backup.sh <file>
# Written under another name and renamed when pg_restore can read it; next to it the list of people who must not come back.
set -euo pipefail
file=${1:?where to write the dump to}
: "${DATABASE_URL:?the address of the database, as its owner}"
umask 077
pg_dump --format=custom --no-owner --compress=6 --file "$file.new" "$DATABASE_URL"
pg_restore --list "$file.new" > /dev/null
mv "$file.new" "$file"
psql "$DATABASE_URL" -XAtq -c "SELECT coalesce(json_agg(json_build_object('userId', user_id, 'requestedAt', to_char(requested_at AT TIME ZONE 'UTC', 'YYYY-MM-DD\"T\"HH24:MI:SS.MS\"Z\"')) ORDER BY requested_at), '[]') FROM identity.erasure_task" > "$file.erasures.json"
echo "$file and $file.erasures.json are written. Keep the newest erasures.json elsewhere: it outlives every dump."
