/** Says honestly who asks and where to complain. One line, whatever the setting holds. */
export function userAgent(publicUrl: string): string {
  const where = publicUrl.replace(/[^\x21-\x7e]/g, '').replace(/[()]/g, '');
  return `NoWahala/1.0 (uptime check; +${where}/bot)`;
}
