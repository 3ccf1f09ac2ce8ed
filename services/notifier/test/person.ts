export interface Person {
  userId: string;
  workspaceId: string;
  serverId: string;
  email: string;
  phone: string;
}

export interface Contact {
  emailVerified: boolean;
  phoneVerified: boolean;
  workspaceWhatsApp: boolean;
  workspaceEmail: boolean;
  serverWhatsApp: boolean;
  serverEmail: boolean;
  planWhatsApp: boolean;
  timeZone: string;
  language: string;
}

export const everything: Contact = {
  emailVerified: true,
  phoneVerified: true,
  workspaceWhatsApp: true,
  workspaceEmail: true,
  serverWhatsApp: true,
  serverEmail: true,
  planWhatsApp: true,
  timeZone: 'Africa/Lagos',
  language: 'en',
};
