# shellcheck shell=bash disable=SC2154
# the brokers take nothing any more, because too few of them have it, while somebody signs up

in_sync() {
  brokers "
    const topics = (await admin.listTopics()).filter((name) => !name.startsWith('__') && !name.startsWith('ping.requested'));
    await admin.alterConfigs({ resources: topics.map((name) => ({ type: 2, name, configEntries: [{ name: 'min.insync.replicas', value: '$1' }] })) });"
}
in_sync 2
person member
fires OutboxWaits 240
fires ProbersDropResults 600 # they keep results for five minutes
in_sync 1
ends OutboxWaits 180
ends ProbersDropResults 180
k delete pod member >/dev/null
