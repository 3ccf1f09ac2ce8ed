/** Data: what is said of programs in Python, Ruby, Node and Java. */
import type { programs as english } from '../en/programs.js';
import type { Translated } from '../translated.js';

export const programs: Translated<typeof english, 'pcm'> = {
  'django-host-not-allowed': {
    cause: 'Di program wey dey run di website no dey accept dis name',
    happened: 'Di program behind your website (dem make am with Django) no dey accept visits under di name {host}.',
    why: 'Di name no dey for im setting “ALLOWED_HOSTS”, mostly after new domain or move.',
    steps: ['Ask di person wey build di website to add {host} to “ALLOWED_HOSTS” and start am again.'],
  },
  'django-settings': {
    cause: 'One setting of di website no dey',
    happened: 'Di program behind your website (Django) no dey start: one setting no dey or no correct.',
    why: 'Di settings lost with di last upload or move.',
    steps: ['Ask di person wey build di website to compare im environment settings with di last good version.'],
  },
  'django-static-missing': {
    cause: 'Dem upload di website without im built files',
    happened: 'Di program behind your website (Django) no get di files wey dey make how e look.',
    why: 'Di last upload no complete: “collectstatic” no run.',
    steps: ['Ask di person wey build di website to run “python manage.py collectstatic”.'],
  },
  'template-missing': {
    cause: 'One page file of di website no dey',
    happened: 'Di program behind your website dey find di file of dis page, and e no dey.',
    who: 'Everybody wey open dis page.',
    why: 'Di file neva upload, or e get another name.',
    steps: [
      'Ask di person wey build di website to upload di file wey no dey (di “template”). Small and capital letters for im name must dey correct.',
    ],
  },
  'python-package-missing': {
    cause: 'Dem upload di website without one of im packages',
    happened: 'Di program behind your website (dem write am in Python) no get one package wey e need.',
    why: 'New version need am, and e neva install for di server.',
    steps: ['Ask di person wey build di website to run “pip install -r requirements.txt” for di server.'],
  },
  'django-database': {
    cause: 'Di website no fit reach im database',
    happened: 'Di program behind your website no fit reach im database, di store of all pages and orders.',
    why: 'Di database program dey off or e don full, or im address or password change.',
  },
  'django-database-old': {
    cause: 'Di database no match di version of di website',
    happened: 'Di program behind your website want something wey im database (di store of pages and orders) no get.',
    why: 'New version go live before dem prepare di database for am.',
    steps: ['Ask di person wey build di website to run di database update (“migrate”) of dis version.'],
  },
  'django-error': {
    cause: 'Di program wey dey run di website (Django) stop with error',
    happened: 'Di program behind your website (dem make am with Django) stop with error.',
    why: 'New version go live with problem, one setting no dey, or di database no dey answer.',
  },
  'flask-error': {
    cause: 'Di program wey dey run di website (Python) stop with error',
    happened: 'Di program behind your website (dem write am in Python) stop with error.',
    why: 'New version go live with problem, one setting no dey, or di database no dey answer.',
  },
  'python-program-not-found': {
    cause: 'Di program wey dey run di website (Python) no dey start',
    happened: 'Di server start, but e no find any program of your website wey e fit run.',
    why: 'Di program dey crash when e dey start: one package or setting no dey, or one path no correct.',
  },
  'passenger-not-started': {
    cause: 'Di program wey dey run di website no dey start',
    happened: 'Di server try start di program behind your website, and e stop at once.',
    why: 'One package or setting no dey, or di last version get problem.',
    steps: [
      'For cPanel, open “Setup Node.js App” or “Setup Python App” and choose your app. Press “Run NPM Install” or “Run Pip Install”, then “Restart”.',
    ],
  },
  'shiny-not-started': {
    cause: 'Di program wey dey run di website (Shiny) no dey start',
    happened: 'Di program behind your website (dem make am with Shiny) dey stop when e dey start.',
    why: 'Problem for di last version, or one package or file no dey.',
    steps: ['Ask di person wey build am to read di log for “/var/log/shiny-server”. Di last lines go show di cause.'],
  },
  'pythonanywhere-error': {
    cause: 'Di program wey dey run di website (Python) no dey start',
    happened: 'Di place where your website dey run dey work. Di program of your website dey stop when e dey start.',
    why: 'One package or setting no dey, or di last version get problem.',
    steps: ['Log in to PythonAnywhere, open “Web”, then “Error log”. Di last lines go show di cause. Then press “Reload”.'],
  },
  'python-server-error': {
    cause: 'Di program wey dey run di website (Python) stop with error',
    happened: 'Di program behind dis address (dem write am in Python) stop with error.',
    why: 'New version go live with problem, one setting no dey, or di database no dey answer.',
  },
  'rails-database-old': {
    cause: 'Di database no match di version of di website',
    happened: 'Di program behind your website (Rails) dey wait. Im database (di store of all pages and orders) need update.',
    why: 'New version go live before dem prepare di database for am.',
    steps: ['Ask di person wey build di website to run “rails db:migrate”.'],
  },
  'rails-database-away': {
    cause: 'Di website no fit reach im database',
    happened: 'Di program behind your website (Rails) no fit reach im database, di store of all pages and orders.',
    why: 'Di database program dey off, or im address or password change.',
  },
  'rails-host-blocked': {
    cause: 'Di program wey dey run di website no dey accept dis name',
    happened: 'Di program behind your website (Rails) no dey accept visits under di name {host}.',
    why: 'Di name no dey for im setting “config.hosts”, mostly after new domain or move.',
    steps: ['Ask di person wey build di website to add {host} to “config.hosts” and start am again.'],
  },
  'rails-secret-missing': {
    cause: 'One secret key no dey for di website’s settings',
    happened: 'Di program behind your website (Rails) no get secret key and e no dey start.',
    why: 'Di settings lost with di last upload or move.',
    steps: ['Ask di person wey build di website to set “RAILS_MASTER_KEY” or “SECRET_KEY_BASE” again.'],
  },
  'ruby-package-missing': {
    cause: 'Dem upload di website without one of im packages',
    happened: 'Di program behind your website (dem write am in Ruby) no get one package wey e need.',
    why: 'New version need am, and e neva install for di server.',
    steps: ['Ask di person wey build di website to run “bundle install” for di server.'],
  },
  'perl-package-missing': {
    cause: 'One package of di website no dey',
    happened: 'Di program behind your website (dem write am in Perl) no get one package wey e need.',
    why: 'New version need am, or e lost when di machine move or update.',
    steps: ['Ask di person wey dey look after di machine to install di Perl module wey di page name.'],
  },
  'puma-error': {
    cause: 'Di program wey dey run di website (Ruby) stop with error',
    happened: 'Di program behind your website (Ruby) stop with error before e fit make di page.',
    why: 'Mostly one setting or key wey no dey after upload.',
  },
  'rails-error': {
    cause: 'Di program wey dey run di website (Rails) stop with error',
    happened: 'Di program behind your website (dem make am with Rails) stop with error.',
    why: 'New version go live with problem, one setting no dey, or di database no dey answer.',
    steps: ['Ask di person wey build am to read “log/production.log”. Di last lines go show di cause.'],
  },
  'node-package-missing': {
    cause: 'Dem upload di website without one of im packages',
    happened: 'Di program behind your website (JavaScript) no get one package or file wey e need.',
    why: 'Di last upload no complete, or “npm install” no run for di server.',
    steps: ['Ask di person wey build di website to run “npm ci” for di server and start am again.'],
  },
  'node-out-of-memory': {
    cause: 'Di program wey dey run di website no get memory again',
    happened: 'Di program behind your website need more memory than wetin e fit use, so e stop.',
    why: 'More visitors than usual, one big import, or problem for di last version.',
    steps: ['Take di next bigger plan, or ask make dem raise “--max-old-space-size”.'],
  },
  'nextjs-server-error': {
    cause: 'Di program wey dey run di website (Next.js) stop with error',
    happened: 'Di program behind your website (dem make am with Next.js) stop when e dey make di page.',
    why: 'New version wey get problem, one setting no dey, or one service wey e need no dey answer.',
    steps: ['Di page get “Digest” number. Give am to di person wey build am, make e find am for di logs.'],
  },
  'nextjs-client-error': {
    cause: 'Di website dey stop for di browser',
    happened: 'Di website dey load, then e dey stop for di visitor’s browser.',
    why: 'Di last version get problem, or one of im files no dey.',
  },
  'nextjs-error': {
    cause: 'Di program wey dey run di website (Next.js) stop with error',
    happened: 'Di program behind your website (dem make am with Next.js) stop with error.',
    why: 'New version wey get problem, or one setting wey e need no dey.',
  },
  'nuxt-error': {
    cause: 'Di program wey dey run di website (Nuxt) stop with error',
    happened: 'Di program behind your website (dem make am with Nuxt) stop when e dey make di page.',
    why: 'New version wey get problem, or one service wey e dey ask no dey answer.',
  },
  'express-no-page': {
    cause: 'Di program wey dey run di website no get page for dis address',
    happened: 'Di program behind your website dey run. But e no get page for di address wey you give us.',
    who: 'Everybody wey open dis address.',
    why: 'Di start page lost with di last upload, or di address under “Edit server” neva get page before.',
    steps: ['Open di address on your phone. If na only di address, correct am under “Edit server” here.'],
  },
  'prisma-not-ready': {
    cause: 'Di website no fit open im database',
    happened: 'Di program behind your website no fit open im database, di store of all pages and orders.',
    why: 'Di database dey off or e dey refuse di website, or di last upload no complete (“prisma generate”).',
    steps: ['Log in where you rent di database and check if e dey run.'],
  },
  'setting-missing': {
    cause: 'One setting of di website no dey',
    happened: 'Di program behind your website no dey start: one setting no dey or no correct.',
    why: 'Di settings lost with di last upload or move.',
    steps: ['Ask di person wey build di website to compare im environment settings with di last good version.'],
  },
  'node-service-away': {
    cause: 'One service wey di website need no dey answer',
    happened: 'Di program behind your website dey call another program wey e need, and nobody dey pick up.',
    why: 'Dat other program dey off, or im address for di settings no correct.',
  },
  'plan-limit-used-up': {
    cause: 'Di limit of one plan don finish',
    happened: 'One service wey di website need don stop, because di limit of im plan don finish.',
    who: 'Everybody, till new month start or you take bigger plan.',
    why: 'More visitors than usual, robots, or plan wey too small.',
    steps: ['Log in where you rent di website and im database, open “Billing” or “Usage”, and choose bigger plan.'],
  },
  'outside-company-away': {
    cause: 'Di website dey wait for {partner}, wey no dey answer',
    happened: 'Di program behind your website dey call {partner}, another company, and nobody dey answer.',
    why: 'Dat company get im own problem, or your server no fit reach am.',
    steps: ['Check di status page of {partner}.', 'Ask di person wey build di website make pages open without waiting for {partner}.'],
  },
  'program-starting': {
    cause: 'Di program wey dey run di website still dey start',
    happened: 'Di program behind your website say e dey start. E never fit show pages.',
    why: 'Dem just restart am or update am. If e no finish, e don stuck or e dey start again and again.',
    steps: ['Wait five minutes. Then press “Check now” for di page of dis server here.'],
  },
  'outside-company-refuses': {
    cause: '{partner} dey refuse wetin di website dey ask am',
    happened: 'Di program behind your website dey call {partner}, another company, and dem dey turn am back.',
    why: 'Di key for {partner} inside di settings of di website no correct or don change. Or dem don close your account there.',
    steps: [
      'Sign in to {partner} and check say your account dey active. Copy di key wey dey there now.',
      'Ask di person wey build di website put dis key inside di settings.',
    ],
  },
  'node-api-error': {
    cause: 'Di program wey dey run di website stop with error',
    happened: 'Di program behind dis address (dem write am in JavaScript) stop with error.',
    why: 'New version wey get problem, one setting no dey, or im database no dey answer.',
  },
  'java-out-of-memory': {
    cause: 'Di program wey dey run di website no get memory again',
    happened: 'Di program behind your website (dem write am in Java) need more memory than wetin e fit use.',
    why: 'More visitors than usual, one big report, or problem for di last version.',
    steps: ['Ask for more memory for am (“-Xmx”), or take bigger machine.'],
  },
  'java-database-pool': {
    cause: 'Di website no get free connection to im database',
    happened:
      'Di program behind your website dey wait for free connection to im database (di store of all pages and orders). All of dem dey in use.',
    why: 'Di database dey slow or dey off. Or one problem dey hold connections and no dey free dem.',
  },
  'java-database-away': {
    cause: 'Di website no fit reach im database',
    happened: 'Di program behind your website dey call im database (di store of all pages and orders). Nobody dey pick up.',
    why: 'Di database program dey off, or im address change.',
  },
  'java-class-missing': {
    cause: 'Dem upload di website without one of im parts',
    happened: 'Di program behind your website (dem write am in Java) no get one part of itself.',
    why: 'Di last upload no complete, or two parts no fit work together.',
  },
  'spring-error': {
    cause: 'Di program wey dey run di website (Spring) stop with error',
    happened: 'Di program behind your website (Spring) stop with error and no get im own page for am.',
    why: 'New version wey get problem, one setting no dey, or im database no dey answer.',
  },
  'spring-no-page': {
    cause: 'Di program wey dey run di website no get page for dis address',
    happened: 'Di program behind your website (Spring) dey run. But e no get page for di address wey you give us.',
    who: 'Everybody wey open dis address.',
    why: 'Di start page lost with di last version, or di address under “Edit server” neva get page before.',
    steps: ['Open di address on your phone. If na only di address, correct am under “Edit server” here.'],
  },
  'tomcat-no-program': {
    cause: 'Di program wey dey run di website neva load (Tomcat)',
    happened: 'Di server wey dey carry your website dey run. But di program of di website no load inside am.',
    why: 'E crash when e dey start, or e no upload again after restart.',
    steps: ['For di Tomcat “Manager”, check if your program show “Running”. If no, press “Start”.'],
  },
  'tomcat-error': {
    cause: 'Di program wey dey run di website (Java) stop with error',
    happened: 'Di program behind your website (dem write am in Java) stop with error.',
    why: 'New version wey get problem, one setting no dey, or im database no dey answer.',
  },
  'java-program-stopped': {
    cause: 'Di program wey dey run di website (Java) dey off',
    happened: 'Di server wey dey carry your website dey run. Di program of di website inside am dey off.',
    why: 'E crash when e dey start, or one update neva finish.',
  },
  'mail-not-sent': {
    cause: 'Di website no fit send im mail',
    happened: 'Di program behind your website wan send one mail. Di mail company no take am, and di page stop with error.',
    why: 'Di password of di mail account change, one limit of mails don finish, or di mail address for di settings no correct.',
    steps: [
      'Log in to di mail account of di website for di browser. If e no work, set im password again.',
      'Ask di person wey build di website to compare im mail settings (“SMTP”) with di ones of di mail company.',
    ],
  },
  'outside-not-trusted': {
    cause: 'Di website no trust di security certificate of one service wey e dey call',
    happened:
      'Di program behind your website dey call another service. E cut di call, because e no trust di security certificate (di file behind di padlock) of dat service.',
    why: 'Dat certificate don end or e no complete. Or di list of makers wey your server trust too old.',
    steps: [
      'Ask di person wey dey look after di server to renew im list of makers wey e trust (“ca-certificates”) and check im clock.',
      'Ask di company of dat service if im certificate don end.',
    ],
  },
};
