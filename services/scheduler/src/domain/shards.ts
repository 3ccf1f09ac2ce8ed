export const SHARD_GROUPS = 16;
const SHARDS_PER_GROUP = 16;

export const groupOf = (shard: number): number => Math.floor(shard / SHARDS_PER_GROUP);

const shardsByGroup = Array.from({ length: SHARD_GROUPS }, (_, group) =>
  Array.from({ length: SHARDS_PER_GROUP }, (__, index) => group * SHARDS_PER_GROUP + index),
);

export const shardsOf = (group: number): readonly number[] => shardsByGroup[group] ?? [];
