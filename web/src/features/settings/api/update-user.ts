import type { ResponseOf, updateUser as updateUserRoute } from '@nowahala/api';
import { api } from '@/lib/http/api-client';

export type Profile = {
  fullName: string;
  email?: string;
  password?: string | undefined;
  phone: string | null;
  location: { country: string };
  timeZone: string;
  language: string;
};

export const updateUser = (userId: string, profile: Profile): Promise<ResponseOf<typeof updateUserRoute>> =>
  api.patch(`/user/${userId}`, profile);
