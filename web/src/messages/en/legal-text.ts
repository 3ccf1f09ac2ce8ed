export type LegalSection = { id: string; title: string; body: readonly string[]; list?: readonly string[] };

export type LegalText = {
  title: string;
  updated: string;
  summary: string;
  sections: readonly LegalSection[];
};

export const legal = { contents: 'On this page' };
