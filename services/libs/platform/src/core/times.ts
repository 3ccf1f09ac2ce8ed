/** The times that protobuf has; what lies beyond neither a database nor a text takes. */
const FIRST_TIME = Date.parse('0001-01-01T00:00:00Z');
const LAST_TIME = Date.parse('9999-12-31T23:59:59.999Z');

export const isTime = (value: Date | undefined): value is Date =>
  value !== undefined && value.getTime() >= FIRST_TIME && value.getTime() <= LAST_TIME;
