import { api } from '@/lib/http/api-client';

export type Profile = {
  fullName: string;
  email: string;
  phone: string | null;
  location: { country: string };
  timeZone: string;
  language: string;
};

export const updateUser = (userId: string, profile: Profile): Promise<{ message: string }> => api.patch(`/user/${userId}`, profile);
