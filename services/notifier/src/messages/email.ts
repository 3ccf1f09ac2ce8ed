import type { Language } from '@nowahala/kernel';

/** A mail as content: what stands in it and in which order. How it looks is the renderers' business. */
export type BannerState = 'down' | 'up' | 'warning' | 'quiet' | 'brand';

export type Block =
  | { type: 'lead'; text: string }
  | { type: 'text'; text: string }
  | { type: 'steps'; title: string; steps: string[] }
  | { type: 'facts'; title?: string; rows: Array<[label: string, value: string]> }
  | { type: 'quote'; title: string; text: string }
  | {
      type: 'rows';
      title: string;
      rows: Array<{ name: string; value: string; note: string; state: BannerState }>;
    }
  | { type: 'button'; label: string; url: string }
  | { type: 'small'; text: string };

export interface Email {
  subject: string;
  /** The second line of a lock screen and of the inbox list. */
  preview: string;
  banner: { state: BannerState; word: string };
  heading: string;
  blocks: Block[];
  /** Why the recipient gets this, in one sentence; ends every mail. */
  why: string;
  language: Language;
}

export interface RenderedMail {
  language: Language;
  subject: string;
  html: string;
  text: string;
}
