import { Ban } from '@/components/icons/ban';
import { CircleCheck } from '@/components/icons/circle-check';
import { CircleDashed } from '@/components/icons/circle-dashed';
import { CirclePause } from '@/components/icons/circle-pause';
import { CircleQuestionMark } from '@/components/icons/circle-question-mark';
import { CircleX } from '@/components/icons/circle-x';
import { Clock3 } from '@/components/icons/clock-3';
import { FileX } from '@/components/icons/file-x';
import { Hourglass } from '@/components/icons/hourglass';
import type { Icon } from '@/components/icons/icon';
import { MapPinOff } from '@/components/icons/map-pin-off';
import { Radar } from '@/components/icons/radar';
import { RefreshCw } from '@/components/icons/refresh-cw';
import { Snail } from '@/components/icons/snail';
import { TriangleExclamationPoint } from '@/components/icons/triangle-exclamation-point';
import { WavesHorizontal } from '@/components/icons/waves-horizontal';
import { Wrench } from '@/components/icons/wrench';
import type { common } from '@messages/common';

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
  ran: { tone: 'up', icon: CircleCheck },
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
