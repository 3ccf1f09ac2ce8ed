#!/nodejs/bin/node
/** The one command of the image: without words the product (or the services that SERVICES names), with words an operator's. */
process.argv.splice(1, 1, '/app/services/all-in-one/dist/main.js');
await import('/app/services/all-in-one/dist/main.js');
