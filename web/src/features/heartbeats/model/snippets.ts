/** What is pasted into a job. */
export const snippetsFor = (address: string) => ({
  cron: `0 2 * * * /path/to/backup.sh && curl -fsS -m 10 --retry 5 -X POST -o /dev/null ${address}`,
  result: [
    `curl -fsS -m 10 --retry 5 -X POST -o /dev/null ${address}/start`,
    '/path/to/backup.sh > /tmp/backup.log 2>&1; code=$?',
    `tail -c 10000 /tmp/backup.log | curl -fsS -m 10 --retry 5 --data-binary @- -o /dev/null ${address}/$code`,
  ].join('\n'),
  powershell: `Invoke-RestMethod -Method Post -TimeoutSec 10 -Uri '${address}'`,
  wordpress: [
    `add_action('init', function () { if (!wp_next_scheduled('nowahala_beat')) wp_schedule_event(time(), 'hourly', 'nowahala_beat'); });`,
    `add_action('nowahala_beat', function () { wp_remote_post('${address}', array('timeout' => 10)); });`,
  ].join('\n'),
});
