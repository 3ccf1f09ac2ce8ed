export const SHARD_GROUPS = 16;
export const SHARDS_PER_GROUP = 16;

export const groupOf = (shard: number): number => Math.floor(shard / SHARDS_PER_GROUP);

export const shardsOf = (group: number): number[] =>
  Array.from({ length: SHARDS_PER_GROUP }, (_, index) => group * SHARDS_PER_GROUP + index);
