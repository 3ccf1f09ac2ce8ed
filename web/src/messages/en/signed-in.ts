/** Placeholder words of the signed-in pages until each feature has its own file. */
export const signedIn = {
  titles: {
    overview: 'Home',
    logs: 'Logs',
    history: 'Log history',
    incident: 'Incident',
    notifications: 'Notifications',
    billing: 'Billing',
    settings: 'General Settings',
    pricing: 'Plans',
    'edit-server': 'Update server',
    'add-server-page-1': 'Add a server',
    'add-server-page-2': 'Add a server',
    'add-server-page-3': 'Add a server',
  },
};
