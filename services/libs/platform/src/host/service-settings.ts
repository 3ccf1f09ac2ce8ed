import { ConfigError, parseConfig } from '../config/config.js';
import type { Service } from './service.js';

/** The settings of each service, in order; everything that is missing or wrong is reported together. */
export function settingsOfServices(services: Service[], env: NodeJS.ProcessEnv): unknown[] {
  const problems: string[] = [];
  const configs = services.map((service) => {
    try {
      return service.config ? parseConfig(service.config, env) : {};
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      problems.push(...error.message.split('\n').slice(1));
      return undefined;
    }
  });
  if (problems.length > 0) throw new ConfigError(`These settings are missing or wrong:\n${[...new Set(problems)].join('\n')}`);
  return configs;
}
