/** Data: what is said of programs in Python, Ruby, Node and Java. */
export const programs = {
  'django-host-not-allowed': {
    cause: 'The website program does not accept this name',
    happened: 'The program behind your website (made with Django) does not accept visits under the name {host}.',
    why: 'The name is missing in its setting “ALLOWED_HOSTS”, mostly after a new domain or a move.',
    steps: ['Ask the person who built the website to add {host} to “ALLOWED_HOSTS” and start it again.'],
  },
  'django-settings': {
    cause: 'A setting of the website is missing',
    happened: 'The program behind your website (made with Django) does not start: a setting is missing or wrong.',
    why: 'The settings got lost with the last upload or move.',
    steps: ['Ask the person who built the website to compare its environment settings with the last good version.'],
  },
  'django-static-missing': {
    cause: 'The website was uploaded without its built files',
    happened: 'The program behind your website (made with Django) misses the files that make up its looks.',
    why: 'The last upload was not complete: “collectstatic” was not run.',
    steps: ['Ask the person who built the website to run “python manage.py collectstatic”.'],
  },
  'template-missing': {
    cause: 'A page file of the website is missing',
    happened: 'The program behind your website looks for the file of this page, and it is not there.',
    who: 'Everybody who opens this page.',
    why: 'The file was not uploaded, or has another name.',
    steps: [
      'Ask the person who built the website to upload the missing file (the “template”). Small and capital letters in its name must be right.',
    ],
  },
  'python-package-missing': {
    cause: 'A package of the website is missing',
    happened: 'The program behind your website (written in Python) misses a package that it needs.',
    why: 'A new version needs it, and it was not installed on the server.',
    steps: ['Ask the person who built the website to run “pip install -r requirements.txt” on the server.'],
  },
  'django-database': {
    cause: 'The website cannot reach its database',
    happened: 'The program behind your website cannot reach its database, the store of all pages and orders.',
    why: 'The database program is off or full, or its address or password was changed.',
  },
  'django-database-old': {
    cause: 'The database does not fit the version of the website',
    happened: 'The program behind your website asks for something that its database (the store of pages and orders) does not have.',
    why: 'A new version went live before the database was made ready for it.',
    steps: ['Ask the person who built the website to run the database update (“migrate”) of this version.'],
  },
  'django-error': {
    cause: 'The website program (Django) stopped with an error',
    happened: 'The program behind your website (made with Django) stopped with an error.',
    why: 'A new version went live with a fault, a setting is missing, or the database is away.',
  },
  'flask-error': {
    cause: 'The website program (Python) stopped with an error',
    happened: 'The program behind your website (written in Python) stopped with an error.',
    why: 'A new version went live with a fault, a setting is missing, or the database is away.',
  },
  'python-program-not-found': {
    cause: 'The website program (Python) does not start',
    happened: 'The server started, but finds no program of your website that it can run.',
    why: 'The program crashes at its start: a missing package, a missing setting, or a wrong path.',
  },
  'passenger-not-started': {
    cause: 'The website program does not start',
    happened: 'The server tried to start the program behind your website, and it stopped at once.',
    why: 'A missing package or setting, or a fault in the last version.',
    steps: [
      'In cPanel, open “Setup Node.js App” or “Setup Python App”, choose your app, press “Run NPM Install” or “Run Pip Install”, then “Restart”.',
    ],
  },
  'shiny-not-started': {
    cause: 'The website program (Shiny) does not start',
    happened: 'The program behind your website (made with Shiny) stops while it starts.',
    why: 'A fault in the last version, or a missing package or file.',
    steps: ['Ask the person who built it to read the log in “/var/log/shiny-server”. The last lines name the cause.'],
  },
  'pythonanywhere-error': {
    cause: 'The website program (Python) does not start',
    happened: 'The place where your website runs is up. The program of your website stops at its start.',
    why: 'A missing package or setting, or a fault in the last version.',
    steps: ['Sign in to PythonAnywhere, open “Web”, then “Error log”. The last lines name the cause. Then press “Reload”.'],
  },
  'python-server-error': {
    cause: 'The website program (Python) stopped with an error',
    happened: 'The program behind this address (written in Python) stopped with an error.',
    why: 'A new version went live with a fault, a setting is missing, or the database is away.',
  },
  'rails-database-old': {
    cause: 'The database does not fit the version of the website',
    happened: 'The program behind your website (made with Rails) waits for an update of its database (the store of all pages and orders).',
    why: 'A new version went live before the database was made ready for it.',
    steps: ['Ask the person who built the website to run “rails db:migrate”.'],
  },
  'rails-database-away': {
    cause: 'The website cannot reach its database',
    happened: 'The program behind your website (made with Rails) cannot reach its database, the store of all pages and orders.',
    why: 'The database program is off, or its address or password was changed.',
  },
  'rails-host-blocked': {
    cause: 'The website program does not accept this name',
    happened: 'The program behind your website (made with Rails) does not accept visits under the name {host}.',
    why: 'The name is missing in its setting “config.hosts”, mostly after a new domain or a move.',
    steps: ['Ask the person who built the website to add {host} to “config.hosts” and start it again.'],
  },
  'rails-secret-missing': {
    cause: 'A secret key is missing in the website’s settings',
    happened: 'The program behind your website (made with Rails) has no secret key and does not start.',
    why: 'The settings got lost with the last upload or move.',
    steps: ['Ask the person who built the website to set “RAILS_MASTER_KEY” or “SECRET_KEY_BASE” again.'],
  },
  'ruby-package-missing': {
    cause: 'A package of the website is missing',
    happened: 'The program behind your website (written in Ruby) misses a package that it needs.',
    why: 'A new version needs it, and it was not installed on the server.',
    steps: ['Ask the person who built the website to run “bundle install” on the server.'],
  },
  'perl-package-missing': {
    cause: 'A package of the website is missing',
    happened: 'The program behind your website (written in Perl) misses a package that it needs.',
    why: 'A new version needs it, or it was lost in a move or an update of the machine.',
    steps: ['Ask the person who looks after the machine to install the Perl module that the page names.'],
  },
  'puma-error': {
    cause: 'The website program (Ruby) stopped with an error',
    happened: 'The program behind your website (written in Ruby) stopped with an error before it could make the page.',
    why: 'Mostly a missing setting or key after an upload.',
  },
  'rails-error': {
    cause: 'The website program (Rails) stopped with an error',
    happened: 'The program behind your website (made with Rails) stopped with an error.',
    why: 'A new version went live with a fault, a setting is missing, or the database is away.',
    steps: ['Ask the person who built it to read “log/production.log”. The last lines name the cause.'],
  },
  'node-package-missing': {
    cause: 'A package of the website is missing',
    happened: 'The program behind your website (written in JavaScript) misses a package or a file that it needs.',
    why: 'The last upload was not complete, or “npm install” was not run on the server.',
    steps: ['Ask the person who built the website to install what is missing (“npm ci”) on the server and start it again.'],
  },
  'node-out-of-memory': {
    cause: 'The website program ran out of memory',
    happened: 'The program behind your website needed more memory than it may use, and stopped.',
    why: 'More visitors than usual, a big import, or a fault in the last version.',
    steps: ['Take the next bigger plan, or ask for “--max-old-space-size” to be raised.'],
  },
  'nextjs-server-error': {
    cause: 'The website program (Next.js) stopped with an error',
    happened: 'The program behind your website (made with Next.js) stopped while it made the page.',
    why: 'A new version with a fault, a missing setting, or a service that it asks is away.',
    steps: ['Give the “Digest” number on the page to the person who built it, to look for it in the logs.'],
  },
  'nextjs-client-error': {
    cause: 'The website breaks in the browser',
    happened: 'The website loads and then breaks in the visitor’s browser.',
    why: 'The last version has a fault, or one of its files is missing.',
  },
  'nextjs-error': {
    cause: 'The website program (Next.js) stopped with an error',
    happened: 'The program behind your website (made with Next.js) stopped with an error.',
    why: 'A new version with a fault, or a setting that it needs is missing.',
  },
  'nuxt-error': {
    cause: 'The website program (Nuxt) stopped with an error',
    happened: 'The program behind your website (made with Nuxt) stopped while it made the page.',
    why: 'A new version with a fault, or a service that it asks is away.',
  },
  'express-no-page': {
    cause: 'The website program has no page at this address',
    happened: 'The program behind your website runs, but it has no page at the address that you gave us.',
    who: 'Everybody who opens this address.',
    why: 'The start page got lost with the last upload, or the address under “Edit server” is one that never had a page.',
    steps: ['Open the address on your phone. If it is only the address, correct it under “Edit server” here.'],
  },
  'prisma-not-ready': {
    cause: 'The website cannot open its database',
    happened: 'The program behind your website cannot open its database, the store of all pages and orders.',
    why: 'The database is off or refuses the website, or the last upload was not complete (“prisma generate”).',
    steps: ['Sign in where the database is rented and see if it runs.'],
  },
  'setting-missing': {
    cause: 'A setting of the website is missing',
    happened: 'The program behind your website does not start: a setting is missing or wrong.',
    why: 'The settings got lost with the last upload or move.',
    steps: ['Ask the person who built the website to compare its environment settings with the last good version.'],
  },
  'node-service-away': {
    cause: 'A service that the website needs does not answer',
    happened: 'The program behind your website calls another program that it needs, and nobody picks up.',
    why: 'That other program is off, or its address in the settings is wrong.',
  },
  'plan-limit-used-up': {
    cause: 'The limit of a plan is used up',
    happened: 'A service that the website needs has stopped, because the limit of its plan is used up.',
    who: 'Everybody, until the month turns or you take a bigger plan.',
    why: 'More visitors than usual, robots, or a plan that is too small.',
    steps: ['Sign in where the website and its database are rented, open “Billing” or “Usage”, and choose a bigger plan.'],
  },
  'outside-company-away': {
    cause: 'The website waits for {partner}, which does not answer',
    happened: 'Your website calls {partner}, whose help it needs, and gets no answer.',
    why: 'They have trouble of their own, or your server does not reach them.',
    steps: [
      'Look at the status page of {partner}.',
      'Ask the person who built the website to let pages open without waiting for {partner}.',
    ],
  },
  'program-starting': {
    cause: 'The website program is still starting',
    happened: 'The program behind your website says that it is starting. It cannot show pages yet.',
    why: 'It was restarted or updated a short while ago. If it lasts, it hangs or starts again and again.',
    steps: ['Wait five minutes. Then press “Check now” on the page of this server here.'],
  },
  'outside-company-refuses': {
    cause: '{partner} refuses what the website asks of it',
    happened: 'Your website calls {partner}, whose help it needs, and is turned away.',
    why: 'The key for {partner} in the settings of the website is wrong or was changed. Or your account there is closed.',
    steps: [
      'Sign in to {partner} and see that your account is active. Copy the present key.',
      'Ask the person who built the website to put this key in its settings.',
    ],
  },
  'node-api-error': {
    cause: 'The website program stopped with an error',
    happened: 'The program behind this address (written in JavaScript) stopped with an error.',
    why: 'A new version with a fault, a missing setting, or its database is away.',
  },
  'java-out-of-memory': {
    cause: 'The website program ran out of memory',
    happened: 'The program behind your website (written in Java) needed more memory than it may use.',
    why: 'More visitors than usual, a big report, or a fault in the last version.',
    steps: ['Ask for more memory for it (“-Xmx”), or take a bigger machine.'],
  },
  'java-database-pool': {
    cause: 'The website gets no free connection to its database',
    happened:
      'The program behind your website waits for a free connection to its database (the store of all pages and orders). All are in use.',
    why: 'The database is slow or off, or a fault keeps connections and does not give them back.',
  },
  'java-database-away': {
    cause: 'The website cannot reach its database',
    happened: 'The program behind your website calls its database (the store of all pages and orders), and nobody picks up.',
    why: 'The database program is off, or its address was changed.',
  },
  'java-class-missing': {
    cause: 'The website was uploaded without one of its parts',
    happened: 'The program behind your website (written in Java) misses a part of itself.',
    why: 'The last upload was not complete, or two parts do not fit each other.',
  },
  'spring-error': {
    cause: 'The website program (Spring) stopped with an error',
    happened: 'The program behind your website (made with Spring) stopped with an error and has no page of its own for it.',
    why: 'A new version with a fault, a missing setting, or its database is away.',
  },
  'spring-no-page': {
    cause: 'The website program has no page at this address',
    happened: 'The program behind your website (made with Spring) runs, but has no page at the address that you gave us.',
    who: 'Everybody who opens this address.',
    why: 'The start page got lost with the last version, or the address under “Edit server” never had one.',
    steps: ['Open the address on your phone. If it is only the address, correct it under “Edit server” here.'],
  },
  'tomcat-no-program': {
    cause: 'The website program is not loaded (Tomcat)',
    happened: 'The server that carries your website runs, but the program of the website is not loaded in it.',
    why: 'It crashed at its start, or was not uploaded again after a restart.',
    steps: ['In the Tomcat “Manager”, see if your program says “Running”. If not, press “Start”.'],
  },
  'tomcat-error': {
    cause: 'The website program (Java) stopped with an error',
    happened: 'The program behind your website (written in Java) stopped with an error.',
    why: 'A new version with a fault, a missing setting, or its database is away.',
  },
  'java-program-stopped': {
    cause: 'The website program (Java) is switched off',
    happened: 'The server that carries your website runs. The program of the website in it is switched off.',
    why: 'It crashed at its start, or an update is not finished.',
  },
  'mail-not-sent': {
    cause: 'The website cannot send its mail',
    happened: 'The program behind your website wants to send a mail. The mail company does not take it, and the page stops with an error.',
    why: 'The password of the mail account was changed, a limit of mails is used up, or the mail address in the settings is wrong.',
    steps: [
      'Sign in to the mail account of the website in the browser. If that fails, set its password anew.',
      'Ask the person who built the website to compare its mail settings (“SMTP”) with those of the mail company.',
    ],
  },
  'outside-not-trusted': {
    cause: 'The website does not trust the certificate of a service that it calls',
    happened:
      'The program behind your website calls another service, and hangs up. It does not trust that one’s security certificate (the file behind the padlock).',
    why: 'That file has ended, or a part of it is missing. Or the list of trusted makers on your server is too old.',
    steps: [
      'Ask the person who looks after the server to renew its list of trusted makers (“ca-certificates”) and to check its clock.',
      'Ask the company of that service if its certificate has ended.',
    ],
  },
} as const;
