/** Data: what is said of .NET and IIS. */
export const dotnet = {
  'iis-settings-file': {
    cause: 'The settings file “web.config” is wrong',
    happened: 'The server cannot read “web.config”, the settings file of your website, and shows nothing.',
    why: 'Somebody edited the file, or it names a part that this server does not have.',
    steps: ['Bring back the “web.config” of before. The error page names the line that is wrong.'],
  },
  'aspnet-core-not-started': {
    cause: 'The website program (.NET) does not start',
    happened: 'The server tried to start the program behind your website (made with .NET), and it stopped at once.',
    why: 'A missing setting, a slow database, or a .NET version that the server does not have.',
    steps: ['Ask the person who built it to look in “Event Viewer”, “Application”, or in the “stdout” log.'],
  },
  'aspnet-core-crashed': {
    cause: 'The website program (.NET) crashed',
    happened: 'The program behind your website (made with .NET) crashed at its start.',
    why: 'The last upload is not complete, or the .NET version that it needs is not on the server.',
  },
  'iis-pool-stopped': {
    cause: 'The website’s program pool is switched off',
    happened: 'The server is on. The part of it that runs your website (its “application pool”) is switched off.',
    why: 'The program crashed five times in a short while, or the password of its account has ended.',
    steps: ['On the server, open “IIS Manager”, “Application Pools”, choose the pool of your website and press “Start”.'],
  },
  'iis-no-start-page': {
    cause: 'The website’s folder has no start page',
    happened: 'The server finds no start page in the folder of your website.',
    why: 'The upload is not complete, or the folder of the website was changed.',
    steps: ['Look whether the start page (“default.aspx”, “index.html”) is in the main folder of the website.'],
  },
  'iis-no-page': {
    cause: 'The page cannot be found',
    happened: 'The server works, but it has no page at the address that you gave us (code 404).',
    who: 'Everybody who opens this address.',
    why: 'The page was moved or removed, or files were lost in an upload.',
    steps: ['Open the address on your phone. If only the address is old, correct it under “Edit server” here.'],
  },
  'aspnet-error': {
    cause: 'The website program (ASP.NET) stopped with an error',
    happened: 'The program behind your website (made with ASP.NET) stopped with an error.',
    why: 'A new version with a fault, a missing setting, or its database is away.',
  },
  'aspnet-part-missing': {
    cause: 'The website was uploaded without one of its parts',
    happened: 'The program behind your website (made with ASP.NET) misses a part of itself.',
    why: 'The last upload was not complete, or two parts do not fit each other.',
    steps: ['Ask the person who built it to upload the folder “bin” again.'],
  },
  'aspnet-database-address': {
    cause: 'The address of the database is missing in the settings',
    happened: 'The program behind your website does not know where its database (the store of all pages and orders) is.',
    why: 'The settings got lost with the last upload or move.',
    steps: ['Ask the person who built it to put “ConnectionStrings” back in “web.config” or “appsettings.json”.'],
  },
  'aspnet-form-key': {
    cause: 'Forms of the website are refused',
    happened: 'The program behind your website refuses what visitors send with forms.',
    who: 'All who order, sign in or send a form.',
    why: 'Its secret key changed with a restart, or two machines use different ones.',
    steps: ['Ask the person who built it to set one fixed “machineKey” for all machines.'],
  },
  'azure-app-stopped': {
    cause: 'The app is stopped in Microsoft Azure',
    happened: 'Microsoft Azure says that your app is stopped.',
    who: 'Everybody who opens the website.',
    why: 'Somebody pressed “Stop”, a free limit is used up, or a bill is open.',
    steps: [
      'Sign in to the Azure portal, open “App Services”, your app, and press “Start”.',
      'If it does not start, open “Subscriptions” and see if it says “Disabled”.',
    ],
  },
  'azure-app-error': {
    cause: 'The app in Microsoft Azure does not start',
    happened: 'Microsoft Azure is up. The program of your website in it does not start.',
    why: 'A fault in the last version, a missing setting, or a wrong start command.',
    steps: [
      'In the Azure portal, open your app, then “Diagnose and solve problems”, and press “Application Crashes”.',
      'In the same place, press “Restart”.',
    ],
  },
} as const;
