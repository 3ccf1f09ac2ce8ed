import type { z } from 'zod';

/** Made-up ids, the same everywhere: one shop with one owner. */
export const exampleIds = {
  user: '6f1f2c1e-6c1d-4a0b-9f0e-3a5b0c9d7e11',
  workspace: '0d9a3b52-9a4e-4c39-8a44-5d2f6c7b8e22',
  server: 'b7c4e0aa-2f7e-4d0e-8f7c-1e2d3c4b5a33',
  heartbeat: '4c5d6e7f-8091-4a2b-b3c4-d5e6f708192a',
  incident: '8a1c55d0-03f5-86a2-9d1b-7f60a1b2c344',
  log: 'c2d3e4f5-1a2b-4c3d-9e8f-0a1b2c3d4e55',
  plan: '2e3f4a5b-6c7d-4e8f-9a0b-1c2d3e4f5a66',
  key: '91a2b3c4-d5e6-4f70-8192-a3b4c5d6e777',
  notification: 'a0b1c2d3-e4f5-4061-8273-94a5b6c7d888',
  delivery: 'd4c3b2a1-0f9e-4d8c-8b7a-695847362999',
  drill: 'e5d4c3b2-a190-4f8e-9d7c-6b5a49382aaa',
  invoice: 'f6e5d4c3-b2a1-4098-8f7e-6d5c4b3a2bbb',
  session: '28b9c0d1-e2f3-4405-a6b7-c8d9e0f1addd',
  maintenance: '39cad1e2-f304-4516-b7c8-d9eaf102beee',
  renewal: '4adbe2f3-0415-4627-88d9-eafb1203cfff',
  ping: '17a8b9c0-d1e2-43f4-95a6-b7c8d9e0fccc',
};

/** The example of a schema: its own, else put together from the examples of its fields. Throws where a field has none. */
export function exampleOf(schema: z.ZodType, path = ''): unknown {
  const own = schema.meta();
  if (own && 'example' in own) return own.example;
  const { def } = schema as unknown as {
    def: { type: string; shape?: Record<string, z.ZodType>; element?: z.ZodType; innerType?: z.ZodType };
  };
  if (def.shape) return Object.fromEntries(Object.entries(def.shape).map(([name, field]) => [name, exampleOf(field, `${path}.${name}`)]));
  if (def.element) return [exampleOf(def.element, `${path}[]`)];
  if (def.innerType) return exampleOf(def.innerType, path);
  throw new Error(`no example for ${path || 'a schema'} (${def.type})`);
}
