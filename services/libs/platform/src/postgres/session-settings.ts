import pg from 'pg';

export type Settings = Readonly<Record<string, string>>;

interface Asking {
  name?: string | undefined;
  values?: unknown[] | undefined;
}

const PLANS = 'plan_cache_mode';

/**
 * What a connection is set to, as far as is known, and what it has to be set to before the next statement. One that is prepared is
 * planned once: by itself PostgreSQL plans it anew each time where the values promise less work than it guesses without them, as an
 * array of one does, and the planning costs more than the statement. One that is not is planned for its values.
 */
export class SessionSettings {
  private readonly current = new Map([[PLANS, 'auto']]);
  private wanted: [name: string, value: string][] = [];

  /** For whom the connection works from now on; set with the next statement. */
  serve(settings: Settings): void {
    this.wanted = Object.entries(settings);
  }

  fits(settings: Settings): boolean {
    return Object.entries(settings).every(([name, value]) => this.current.get(name) === value);
  }

  /** Something must go before it. */
  differsFor(statement: Asking): boolean {
    return this.due(statement).length > 0;
  }

  /** The commands that must go before a statement, which from here on count as done. */
  before(statement: Asking): string[] {
    const due = this.due(statement);
    for (const [setting, value] of due) this.current.set(setting, value);
    return due.map(([setting, value]) => `SET ${setting} = ${pg.escapeLiteral(value)}`);
  }

  private due({ name, values }: Asking): [name: string, value: string][] {
    const plans: [string, string][] = name ? [[PLANS, 'force_generic_plan']] : values?.length ? [[PLANS, 'auto']] : [];
    return [...this.wanted, ...plans].filter(([setting, value]) => this.current.get(setting) !== value);
  }

  /** PostgreSQL forgets what it knows of a statement that is asked for in another schema: each has its own. */
  nameHere(name: string): string {
    const schema = this.current.get('search_path');
    return schema === undefined ? name : `${name}@${schema}`;
  }

  /** With a transaction also its settings are rolled back. */
  forget(): void {
    this.current.clear();
  }
}
