/** Data: what is said of .NET and IIS. */
import type { dotnet as english } from '../en/dotnet.js';
import type { Translated } from '../translated.js';

export const dotnet: Translated<typeof english, 'pcm'> = {
  'iis-settings-file': {
    cause: 'Di settings file “web.config” no correct',
    happened: 'Di server no fit read “web.config”, di settings file of your website, so e no dey show anything.',
    why: 'Somebody edit di file, or e dey call one part wey dis server no get.',
    steps: ['Bring back di “web.config” of before. Di error page dey show di line wey no correct.'],
  },
  'aspnet-core-not-started': {
    cause: 'Di program wey dey run di website (.NET) no dey start',
    happened: 'Di server try start di program behind your website (dem make am with .NET). E stop at once.',
    why: 'One setting no dey, database dey slow, or one .NET version no dey for di server.',
    steps: ['Ask di person wey build am to look for “Event Viewer”, “Application”, or for di “stdout” log.'],
  },
  'aspnet-core-crashed': {
    cause: 'Di program wey dey run di website (.NET) crash',
    happened: 'Di program behind your website (dem make am with .NET) crash when e dey start.',
    why: 'Di last upload no complete, or di .NET version wey e need no dey for di server.',
  },
  'iis-pool-stopped': {
    cause: 'Di website’s program pool dey off',
    happened: 'Di server dey on. Di part of am wey dey run your website (im “application pool”) dey off.',
    why: 'Di program crash five times within short time, or di password of im account don end.',
    steps: ['For di server, open “IIS Manager”, “Application Pools”, choose di pool of your website and press “Start”.'],
  },
  'iis-no-start-page': {
    cause: 'Di website’s folder no get start page',
    happened: 'Di server no find any start page for di folder of your website.',
    why: 'Di upload no complete, or di folder of di website change.',
    steps: ['Check if di start page (“default.aspx”, “index.html”) dey for di main folder of di website.'],
  },
  'iis-no-page': {
    cause: 'Nobody fit find di page',
    happened: 'Di server dey work, but e no get page for di address wey you give us (code 404).',
    who: 'Everybody wey open dis address.',
    why: 'Somebody move or remove di page, or files lost for one upload.',
    steps: ['Open di address on your phone. If na only di address old, correct am under “Edit server” here.'],
  },
  'aspnet-error': {
    cause: 'Di program wey dey run di website (ASP.NET) stop with error',
    happened: 'Di program behind your website (dem make am with ASP.NET) stop with error.',
    why: 'New version wey get problem, one setting no dey, or im database no dey answer.',
  },
  'aspnet-part-missing': {
    cause: 'Dem upload di website without one of im parts',
    happened: 'Di program behind your website (dem make am with ASP.NET) no get one part of itself.',
    why: 'Di last upload no complete, or two parts no fit work together.',
    steps: ['Ask di person wey build am to upload di folder “bin” again.'],
  },
  'aspnet-database-address': {
    cause: 'Di address of di database no dey for di settings',
    happened: 'Di program behind your website no know where im database (di store of all pages and orders) dey.',
    why: 'Di settings lost with di last upload or move.',
    steps: ['Ask di person wey build am to put “ConnectionStrings” back for “web.config” or “appsettings.json”.'],
  },
  'aspnet-form-key': {
    cause: 'Di program dey refuse forms of di website',
    happened: 'Di program behind your website dey refuse wetin visitors send with forms.',
    who: 'Everybody wey order, log in or send form.',
    why: 'Im secret key change with one restart, or two machines dey use different ones.',
    steps: ['Ask di person wey build am to set one “machineKey” wey no dey change for all machines.'],
  },
  'azure-app-stopped': {
    cause: 'Di app for Microsoft Azure don stop',
    happened: 'Microsoft Azure say your app don stop.',
    who: 'Everybody wey open di website.',
    why: 'Somebody press “Stop”, one free limit don finish, or one unpaid bill dey.',
    steps: [
      'Log in to di Azure portal, open “App Services”, your app, and press “Start”.',
      'If e no start, open “Subscriptions” and check if e show “Disabled”.',
    ],
  },
  'azure-app-error': {
    cause: 'Di app for Microsoft Azure no dey start',
    happened: 'Microsoft Azure dey work. Di program of your website inside am no dey start.',
    why: 'Problem for di last version, one setting no dey, or di start command no correct.',
    steps: [
      'For di Azure portal, open your app, then “Diagnose and solve problems”, and press “Application Crashes”.',
      'For di same place, press “Restart”.',
    ],
  },
};
