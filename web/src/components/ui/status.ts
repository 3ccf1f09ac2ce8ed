import {
  Ban,
  CircleCheck,
  CircleDashed,
  CirclePause,
  CircleQuestionMark,
  CircleX,
  Clock3,
  FileX,
  Hourglass,
  type Icon,
  MapPinOff,
  Radar,
  RefreshCw,
  Snail,
  TriangleExclamationPoint,
  WavesHorizontal,
  Wrench,
} from '@/components/icons';
import { common } from '@messages/common';

export type StatusName = keyof typeof common.status;
export type StatusTone = 'up' | 'down' | 'warn' | 'maintenance' | 'unknown';

/** One colour, one icon and one label for a status, everywhere: badge, chart, tab. */
export const statuses: Record<StatusName, { tone: StatusTone; icon: Icon }> = {
  up: { tone: 'up', icon: CircleCheck },
  down: { tone: 'down', icon: CircleX },
  suspect: { tone: 'warn', icon: Radar },
  partial: { tone: 'warn', icon: MapPinOff },
  recovering: { tone: 'warn', icon: RefreshCw },
  unstable: { tone: 'warn', icon: WavesHorizontal },
  slow: { tone: 'warn', icon: Snail },
  paused: { tone: 'unknown', icon: CirclePause },
  maintenance: { tone: 'maintenance', icon: Wrench },
  unknown: { tone: 'unknown', icon: CircleQuestionMark },
  success: { tone: 'up', icon: CircleCheck },
  error: { tone: 'warn', icon: TriangleExclamationPoint },
  failure: { tone: 'down', icon: CircleX },
  timeout: { tone: 'warn', icon: Clock3 },
  open: { tone: 'down', icon: CircleDashed },
  resolved: { tone: 'up', icon: CircleCheck },
  paid: { tone: 'up', icon: CircleCheck },
  pending: { tone: 'warn', icon: Hourglass },
  void: { tone: 'unknown', icon: FileX },
  active: { tone: 'up', icon: CircleCheck },
  revoked: { tone: 'unknown', icon: Ban },
  waiting: { tone: 'unknown', icon: Hourglass },
  running: { tone: 'up', icon: RefreshCw },
  late: { tone: 'warn', icon: Clock3 },
  overdue: { tone: 'down', icon: CircleX },
  failed: { tone: 'down', icon: CircleX },
};

export const toneText: Record<StatusTone, string> = {
  up: 'text-up',
  down: 'text-down',
  warn: 'text-warn',
  maintenance: 'text-accent',
  unknown: 'text-unknown',
};
export const toneSoft: Record<StatusTone, string> = {
  up: 'bg-up-soft',
  down: 'bg-down-soft',
  warn: 'bg-warn-soft',
  maintenance: 'bg-accent-soft',
  unknown: 'bg-unknown-soft',
};
