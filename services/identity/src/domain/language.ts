export const languages = ['en', 'pcm', 'fr'] as const;
export type Language = (typeof languages)[number];

export function parseLanguage(typed: string): Language | undefined {
  const text = typed.trim().toLowerCase();
  return languages.find((language) => language === text);
}
