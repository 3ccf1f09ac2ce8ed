/** Support desks of hosting companies read English. */
export { requests } from '../en/requests.js';
