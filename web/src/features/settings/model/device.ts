import type { SignedInDeviceResponse } from '@nowahala/api';
import { settings } from '@messages/settings';

const messages = settings.devices;

type Named = Pick<SignedInDeviceResponse, 'browser' | 'system'>;

export function deviceName({ browser, system }: Named): string {
  if (browser && system) return messages.name(browser, system);
  return browser ?? system ?? messages.unknown;
}

export const isHandheld = ({ system }: Named): boolean => ['Android', 'iPhone', 'iPad'].includes(system ?? '');
