import type { CommandLine } from '@nowahala/platform';
import type { CommandResult } from './command-result.js';
import type { Engines } from './backing-services.js';

export interface Operator {
  /** Who runs it, for the audit. */
  name: string;
  env: NodeJS.ProcessEnv;
  engines: Engines;
}

/** One thing an operator can do. Reads unless `--yes` is given; changes go through `audited`. */
export interface Verb {
  summary: string;
  usage: string;
  run(words: CommandLine, operator: Operator): Promise<CommandResult>;
}
