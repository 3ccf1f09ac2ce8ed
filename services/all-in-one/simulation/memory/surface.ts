/** What others see of a class. A form in memory has the methods that the simulation reaches, with the same signatures. */
export type FormOf<T> = Partial<Pick<T, keyof T>>;
