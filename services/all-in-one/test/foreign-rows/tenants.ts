/** The name of who asks or owns; any other id is what is asked about. */
export const isTenant = (name: string): boolean => /^(user|workspace|tenant)(_id|Id)s?$|^(principal|actor)$/.test(name);
