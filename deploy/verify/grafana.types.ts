import type { Dashboard, DataQuery, FieldConfig, Panel } from '@grafana/schema';

/** What an enumeration is in JSON: its values. */
type Json<T> = T extends string ? `${T}` : T extends (infer Item)[] ? Json<Item>[] : T extends object ? { [Key in keyof T]: Json<T[Key]> } : T;

/** Grafana leaves what belongs to a data source open; ours is Prometheus. */
type Query = DataQuery & { expr: string; legendFormat: string };
type OurPanel = Omit<Panel, 'fieldConfig' | 'targets' | 'options'> & {
  fieldConfig: { defaults: FieldConfig; overrides: [] };
  targets: Query[];
  options: Record<string, never>;
};

/** A dashboard of ours, by the types that Grafana publishes. */
export type OurDashboard = Json<Omit<Dashboard, 'panels'> & { panels: OurPanel[] }>;
