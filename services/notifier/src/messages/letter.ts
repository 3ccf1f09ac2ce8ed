/** A mail as content: what stands in it and in which order. How it looks is the renderers' business. */
export type BandState = 'down' | 'up' | 'warning' | 'quiet' | 'brand';

export type Block =
  | { is: 'lead'; text: string }
  | { is: 'text'; text: string }
  | { is: 'steps'; title: string; steps: string[] }
  | { is: 'facts'; title?: string; rows: Array<[label: string, value: string]> }
  | { is: 'quote'; title: string; text: string }
  | {
      is: 'rows';
      title: string;
      rows: Array<{ name: string; value: string; note: string; state: BandState }>;
    }
  | { is: 'button'; label: string; url: string }
  | { is: 'small'; text: string };

export interface Letter {
  subject: string;
  /** The second line of a lock screen and of the inbox list. */
  preview: string;
  band: { state: BandState; word: string };
  heading: string;
  blocks: Block[];
  /** Why she gets this, in one sentence; ends every mail. */
  why: string;
  language: string;
}

export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}
