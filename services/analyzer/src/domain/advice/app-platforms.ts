/**
 * Data: the domains of companies that give out names below them with an app, a website or a connection. The list of public suffixes
 * does not tell them from registries: ltd.ng and za.com stand there alike.
 */
export const APP_PLATFORMS: ReadonlySet<string> = new Set([
  ...['herokuapp.com', 'vercel.app', 'vercel.dev', 'now.sh', 'netlify.app', 'onrender.com', 'railway.app', 'fly.dev', 'deno.dev'],
  ...['pages.dev', 'workers.dev', 'github.io', 'gitlab.io', 'bitbucket.io', 'surge.sh', 'web.app', 'firebaseapp.com', 'appspot.com'],
  ...['run.app', 'azurewebsites.net', 'azurestaticapps.net', 'azurefd.net', 'trafficmanager.net', 'cloudapp.net', 'amplifyapp.com'],
  ...['elasticbeanstalk.com', 'amazonaws.com', 'cloudfront.net', 'ondigitalocean.app', 'zeabur.app', 'encr.app', 'repl.co', 'replit.app'],
  ...['lovable.app', 'base44.app', 'bolt.host', 'emergent.host', 'figma.site', 'streamlit.app', 'hf.space', 'pythonanywhere.com'],
  ...['bubbleapps.io', 'gadget.app', 'vusercontent.net', 'readthedocs.io', 'gitbook.io', 'notion.site', 'carrd.co', 'square.site'],
  ...['myshopify.com', 'wixsite.com', 'wixstudio.com', 'wixstudio.io', 'blogspot.com', 'webflow.io', 'framer.app', 'framer.website'],
  ...['framer.ai', 'pantheonsite.io', 'wpenginepowered.com', 'shopitsite.com', 'duckdns.org', 'ddns.net', 'hopto.org', 'zapto.org'],
  ...['sytes.net', 'myfritz.net'],
]);
