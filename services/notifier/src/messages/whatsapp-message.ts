/** A WhatsApp message in both forms: free text inside the 24 hours, template variables (one line each) outside them. */
export interface WhatsAppMessage {
  /** Looked up in TWILIO_CONTENT_SIDS as `<template>.<language>`; replies have none, they are always inside the 24 hours. */
  template: string | null;
  variables: Record<string, string>;
  text: string;
}

type Part = string | false | undefined;

export const lines = (...parts: Part[]): string => parts.filter(Boolean).join('\n');
export const reply = (...parts: Part[]): WhatsAppMessage => ({ template: null, variables: {}, text: lines(...parts) });
/** One step alone has no number. */
export const numbered = (steps: readonly string[]): readonly string[] =>
  steps.length > 1 ? steps.map((step, index) => `${index + 1}. ${step}`) : steps;
export const bold = (text: string): string => `*${text.replaceAll(/[*_~`]/g, '')}*`;
