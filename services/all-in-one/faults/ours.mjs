/** The one-machine run as anybody starts it, with one customer of a proven address who watches all sites. */
import { setTimeout as sleep } from 'node:timers/promises';
import { startProduct, untilReady } from '../bench/processes.mjs';
import { addServer, becomeCustomer, callsTo } from '../gameday/customers.mjs';
import { references } from './scenario.mjs';

const PORT = 18_390;
const base = `http://127.0.0.1:${PORT}`;

export async function startOurs(folder, smtp) {
  const settings = {
    KAFKA_BROKERS: '',
    REDIS_URL: '',
    DATABASE_URL: '',
    NODE_OPTIONS: '',
    PUBLIC_URL: base,
    SMTP_URL: smtp.url,
    MAIL_FROM: 'NoWahala <alerts@nowahala.example>',
    PROBE_REFERENCE_TARGETS: references.map(({ host }) => `http://${host}/`).join(','),
  };
  let product;
  const launch = () => (product = startProduct(PORT, folder, settings));
  launch();
  await untilReady(product, base);
  const call = callsTo(base);
  const customer = await becomeCustomer({ call, mails: smtp.mails, planName: 'Scale' });
  return {
    email: customer.email,
    get pid() {
      return product.pid;
    },
    watch: ({ name, host, address }) => addServer(call, customer, { name, address, website: `http://${host}/` }),
    async kill() {
      const gone = new Promise((resolve) => product.once('exit', resolve));
      product.kill('SIGKILL');
      await gone;
    },
    launch,
    async stop() {
      const gone = new Promise((resolve) => product.once('exit', resolve));
      product.kill('SIGTERM');
      await Promise.race([gone, sleep(20_000)]);
      product.kill('SIGKILL');
    },
  };
}
