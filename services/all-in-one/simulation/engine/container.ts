/** A class as Nest's decorators know it. */
export type Type<T = unknown> = new (...from: never[]) => T;
type Token = unknown;
type Provider =
  | Type
  | {
      provide: Token;
      useValue?: unknown;
      useClass?: Type;
      useExisting?: Token;
      useFactory?: (...from: never[]) => unknown;
      inject?: Token[];
    };

const nameOf = (token: Token): string => (typeof token === 'function' ? token.name : String(token));

/**
 * The wiring of a service's own module, without Nest around it: a process of the simulation is made in a moment, and a class that
 * gets another dependency needs nothing here.
 */
export class Container {
  private readonly made = new Map<Token, unknown>();
  private readonly providers = new Map<Token, Provider>();
  private readonly replaced: ReadonlyMap<Token, unknown>;
  readonly controllers: Type[];

  constructor(module: Type, replaced: ReadonlyMap<Token, unknown>) {
    this.replaced = replaced;
    this.controllers = (metadata('controllers', module) as Type[] | undefined) ?? [];
    for (const provider of metadata('providers', module) as Provider[])
      this.providers.set(typeof provider === 'function' ? provider : provider.provide, provider);
  }

  /** Provided classes whose name ends with this. */
  classesNamed(end: string): Type[] {
    return [...this.providers.keys()].filter((token): token is Type => typeof token === 'function' && token.name.endsWith(end));
  }

  get<T>(token: abstract new (...from: never[]) => T): T;
  get<T>(token: Token): T;
  get(token: Token): unknown {
    if (this.replaced.has(token)) return this.replaced.get(token);
    if (!this.made.has(token)) this.made.set(token, this.make(token));
    return this.made.get(token);
  }

  private make(token: Token): unknown {
    const provider = this.providers.get(token) ?? (this.controllers.includes(token as Type) ? (token as Type) : undefined);
    if (provider === undefined) throw new Error(`the simulation has no ${nameOf(token)}`);
    if (typeof provider !== 'function') {
      if (provider.useFactory) return provider.useFactory(...(provider.inject ?? []).map((one) => this.get(one) as never));
      if (provider.useClass) return this.construct(provider.useClass);
      return provider.useExisting ? this.get(provider.useExisting) : provider.useValue;
    }
    // What reads and writes tables has a form in memory, or must not be asked.
    return /(Repository|Query|Client)$/.test(provider.name) ? withoutForm(provider.name) : this.construct(provider);
  }

  private construct(type: Type): unknown {
    const types = (metadata('design:paramtypes', type) as Token[] | undefined) ?? [];
    const named = (metadata('self:paramtypes', type) as { index: number; param: Token }[] | undefined) ?? [];
    const optional = (metadata('optional:paramtypes', type) as number[] | undefined) ?? [];
    const wanted = types.map((one, index) => named.find((other) => other.index === index)?.param ?? one);
    return new type(...wanted.map((one, index) => (optional.includes(index) ? undefined : this.get(one)) as never));
  }
}

const withoutForm = (name: string): object =>
  new Proxy(
    {},
    {
      get: (_, method) => () => {
        throw new Error(`${name}.${String(method)} has no form in memory: add it to services/all-in-one/simulation/memory`);
      },
    },
  );

/** What Nest's decorators wrote. */
export const metadata = (key: string, of: object): unknown =>
  (Reflect as unknown as { getMetadata(key: string, of: object): unknown }).getMetadata(key, of);
