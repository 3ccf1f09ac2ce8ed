export function sampleAccount(base: string): Promise<string>;
