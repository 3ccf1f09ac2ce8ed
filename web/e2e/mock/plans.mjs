const features = (every) => [
  `A check as often as every ${every}`,
  'Website, certificate and ping checks',
  'Errors explained in plain words',
  'An incident page you can share with a developer',
];

const plan = (id, name, description, price, serverLimit, rateLimit, gptLimit, whatsApp) => ({
  _id: `00000000-0000-4000-8000-00000000000${id}`,
  name,
  description,
  price,
  serverLimit,
  snapshotLimit: gptLimit,
  rateLimit,
  gptLimit,
  monitoringFeatures: features(rateLimit === 8928 ? '5 minutes' : 'minute'),
  alertingChannels: whatsApp ? ['E-mail', 'Dashboard', 'WhatsApp'] : ['E-mail', 'Dashboard'],
  whatsApp,
  yearly: { net: price * 12, vat: price * 0.9, total: price * 12.9 },
});

export const plans = [
  plan(4, 'Scale', 'For platforms that many people lean on.', 60000, 100, 44640, 10000, true),
  plan(1, 'Basic', 'For one shop or a first product.', 2500, 3, 8928, 50, false),
  plan(2, 'Growth', 'For a business that sells every day.', 7500, 10, 44640, 300, true),
  plan(3, 'Business', 'For a team with several products.', 20000, 30, 44640, 1500, true),
];
