#!/nodejs/bin/node
/**
 * The one command of the image: without words the product (or the services that SERVICES names), with words an operator's.
 * `nowahala billing ...` is what is `npm run billing -- ...` elsewhere.
 */
const entry = process.argv[2] === 'billing' ? '/app/services/billing/dist/operator.main.js' : '/app/services/all-in-one/dist/main.js';
process.argv.splice(1, entry.includes('/billing/') ? 2 : 1, entry);
await import(entry);
