/** For operators, never for customers. */
export const operatorAlertText = (reason: string, fields: Record<string, string | number>) => {
  const facts = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
  const settle = fields.ref ? ` When it is dealt with: npm run billing -- settle ${fields.ref} "what you did" --yes.` : '';
  return {
    headline: `Billing needs a person: ${reason}${fields.ref ? ` (${fields.ref})` : ''}`,
    text: `${facts.join(' · ')}. Nothing was activated by it. See the runbook "Billing needs a person".${settle}`,
  };
};
