# shellcheck shell=bash disable=SC2154
# the log forgets messages before the analyzers have read them

away analyzer
sleep 45
brokers "
  const offsets = await admin.fetchTopicOffsets('ping.completed');
  await admin.deleteTopicRecords({ topic: 'ping.completed', partitions: offsets.map(({ partition, high }) => ({ partition, offset: high })) });"
sleep 15
back analyzer
fires ReadersFellOutOfTheLog 180 # counted 45 s after the start
ends ReadersFellOutOfTheLog 120
