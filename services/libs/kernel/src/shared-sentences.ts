/** What the contract, the service and the form say of a name that is too long. */
export const nameTooLong = (max: number): string => `A name can have at most ${max} characters.`;
