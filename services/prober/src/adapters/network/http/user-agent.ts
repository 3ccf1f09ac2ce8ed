/** Says honestly who asks, where that is explained and where to complain. One line, whatever the settings hold. */
export function userAgent(publicUrl: string, supportEmail: string): string {
  const plain = (text: string): string => text.replace(/[^\x21-\x7e]/g, '').replace(/[()]/g, '');
  return `NoWahala/1.0 (uptime check; +${plain(publicUrl)}/docs; abuse: ${plain(supportEmail)})`;
}
