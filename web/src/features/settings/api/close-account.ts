import { api } from '@/lib/http/api-client';
import { saveFile } from '@/lib/http/save-file';

export async function exportEverything(userId: string): Promise<void> {
  saveFile(await api.file(`/user/${userId}/export`), 'nowahala-export.json');
}

export const deleteAccount = (userId: string, password: string): Promise<{ message: string }> =>
  api.delete(`/user/${userId}`, { password });
