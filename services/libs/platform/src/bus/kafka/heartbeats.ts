import type { EachBatchPayload } from 'kafkajs';

const HEARTBEAT_MS = 2_000;

export const beat = (payload: EachBatchPayload): Promise<void> => payload.heartbeat().catch(() => undefined);

export async function whileBeating<Result>(payload: EachBatchPayload, work: Promise<Result>): Promise<Result> {
  const beating = setInterval(() => void beat(payload), HEARTBEAT_MS);
  try {
    return await work;
  } finally {
    clearInterval(beating);
  }
}
