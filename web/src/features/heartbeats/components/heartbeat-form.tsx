import { useCallback, useState } from 'react';
import type { HeartbeatResponse } from '@nowahala/api';
import { limits } from '@nowahala/kernel';
import { Button } from '@/components/ui/button';
import { ComboboxField } from '@/components/ui/combobox';
import { TextField } from '@/components/ui/input';
import { SelectField } from '@/components/ui/select';
import { SwitchField } from '@/components/ui/switch';
import { timeZones, zoneLabel } from '@/lib/format/time-zones';
import { useForm } from '@/lib/forms/use-form';
import { isApiError, sentenceOf } from '@/lib/http/api-error';
import { toast } from '@/lib/live/toast';
import { useZone } from '@/lib/session/current-user';
import { heartbeats } from '@messages/heartbeats';
import type { Change, HeartbeatInput } from '../api/heartbeats';
import { PlanFull } from './plan-full';

const messages = heartbeats.form;

type Props = {
  heartbeat?: HeartbeatResponse;
  send: (input: HeartbeatInput, idempotencyKey: string) => Promise<Change>;
  onSent: (change: Change) => void;
};

const withPresent = (choices: number[], present: number) =>
  (choices.includes(present) ? choices : [...choices, present].sort((one, other) => one - other)).map((minutes) => ({
    value: String(minutes),
    label: messages.minutes(minutes),
  }));

const valuesOf = (heartbeat: HeartbeatResponse | undefined, zone: string) => ({
  name: heartbeat?.name ?? '',
  how: heartbeat?.cron ? 'cron' : 'simple',
  every: String(heartbeat?.every ?? 1_440),
  cron: heartbeat?.cron ?? '',
  timeZone: heartbeat?.timeZone ?? zone,
  graceMinutes: String(heartbeat?.graceMinutes ?? 60),
  onlyPost: heartbeat?.onlyPost ?? false,
});

/** Name, timetable and grace: the same when a job is added and when it is changed. */
export function HeartbeatForm({ heartbeat, send, onSent }: Props) {
  const zone = useZone();
  const ofJob = heartbeat?.timeZone ?? zone;
  const zones = useCallback(() => timeZones(ofJob), [ofJob]);
  const values = valuesOf(heartbeat, zone);
  const [isPlanFull, setPlanFull] = useState(false);
  const form = useForm({
    ...(heartbeat ? { saved: values } : { initial: values, draft: { name: 'add-heartbeat' } }),
    rules: {
      name: (typed: string) => (typed.trim() === '' ? messages.noName : undefined),
      cron: (typed: string, { how }) => (how === 'cron' && typed.trim() === '' ? messages.noCron : undefined),
    },
    send: ({ name, how, every, cron, timeZone, graceMinutes, onlyPost }, key) =>
      send(
        {
          name: name.trim(),
          every: how === 'cron' ? null : Number(every),
          cron: how === 'cron' ? cron.trim() : null,
          timeZone: how === 'cron' ? timeZone : null,
          graceMinutes: Number(graceMinutes),
          onlyPost,
        },
        key,
      ),
    onError: (error, isMarked) => {
      const isFull = isApiError(error) && error.code === 'SERVER_LIMIT_REACHED';
      setPlanFull(isFull);
      return isFull || isMarked ? undefined : toast.error(sentenceOf(error));
    },
    onSent: (change) => {
      // Nothing typed is left over: neither for the next job, nor over what somebody else changes at this one.
      setPlanFull(false);
      form.settle(valuesOf(heartbeat && change.data, zone));
      onSent(change);
    },
  });
  const byCron = form.values.how === 'cron';
  return (
    <form {...form.props} className="space-y-5">
      <TextField
        label={messages.name}
        hint={messages.nameHint}
        maxLength={limits.serverName.max}
        autoComplete="off"
        {...form.field('name')}
      />
      <SelectField
        label={messages.how}
        choices={[
          { value: 'simple', label: messages.simple },
          { value: 'cron', label: messages.byCron },
        ]}
        {...form.field('how')}
      />
      {byCron ? (
        <>
          <TextField
            label={messages.cron}
            hint={messages.cronHint}
            maxLength={limits.cron.max}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            className="font-mono"
            {...form.field('cron')}
          />
          <ComboboxField label={messages.zone} choices={zones} labelOf={zoneLabel} {...form.control('timeZone')} />
        </>
      ) : (
        <SelectField
          label={messages.often}
          choices={withPresent(messages.choices, Number(form.values.every)).map(({ value }) => ({
            value,
            label: heartbeats.every(Number(value)),
          }))}
          {...form.field('every')}
        />
      )}
      <SelectField
        label={messages.grace}
        hint={messages.graceHint}
        choices={withPresent(messages.graces, Number(form.values.graceMinutes))}
        {...form.field('graceMinutes')}
      />
      <SwitchField
        label={messages.onlyPost}
        hint={messages.onlyPostHint}
        checked={form.values.onlyPost}
        onChange={(onlyPost) => form.set('onlyPost', onlyPost)}
      />
      {isPlanFull && <PlanFull kind="bad" />}
      <Button type="submit" size="large" busy={form.busy}>
        {heartbeat ? messages.submit : messages.create}
      </Button>
    </form>
  );
}
