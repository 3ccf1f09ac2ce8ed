export function sampleAccount(base: string): Promise<string>;
export function tokenAgain(base: string): Promise<string>;
